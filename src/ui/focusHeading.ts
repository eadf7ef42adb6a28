import { focusContent } from './SkipLink';

/** For what goes away when it is pressed: the focus, which would be nowhere, goes to the heading of where that was. */
export function focusHeading(pressed: Element): void {
  const heading = pressed.closest('article, section, .page')?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) {
    focusContent();
    return;
  }
  // A heading takes the focus only when it is told that it can.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
