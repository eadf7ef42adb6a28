import { focusContent } from './SkipLink';

/** For a control that is unmounted when it is pressed: moves the focus to the heading of the section it was in. */
export function focusHeading(pressed: Element): void {
  const heading = pressed.closest('article, section, .page')?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) {
    focusContent();
    return;
  }
  // A heading is focusable only with a tabIndex.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
