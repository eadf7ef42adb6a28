/* eslint-disable no-control-regex -- control characters are what is looked for */

/** Whether `text` has what browsers read as a slash (`\`), or drop before looking for a scheme (controls, leading spaces). */
export function hasOddCharacters(text: string): boolean {
  return /^\s|[\\\u0000-\u001f\u007f]/.test(text);
}

/** `text` without what browsers drop from an address before they look at its scheme. */
export function asBrowsersRead(text: string): string {
  return text.replace(/^[\u0000-\u0020]+|[\t\n\r]|[\u0000-\u0020]+$/g, '');
}
