import { formatHash, parseHash } from '../navigation/hashAddress';

/** Some browsers within other applications have no printing, and with it no way to keep a page as PDF. */
export function canPrint(): boolean {
  return typeof window.print === 'function';
}

/** Whether the device can give a text to another application. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** The whole address of an internal path, for who is elsewhere. */
export function wholeAddress(to: string): string {
  return new URL(formatHash(parseHash(to)), window.location.href.replace(/#.*$/, '')).href;
}

/** Lets the person choose another application for a text; 'left': the person thought better of it. */
export async function shareText(title: string, text: string): Promise<'shared' | 'left' | 'failed'> {
  try {
    await navigator.share({ title, text });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed';
  }
}
