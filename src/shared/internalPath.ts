/**
 * Whether `text` is a path of this application: nothing that a browser could take for another
 * host or scheme (D1). Backslashes and control characters count as slashes, or as nothing, in URLs.
 */
export function isInternalPath(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return /^\/[^\\\u0000-\u001f\u007f]*$/.test(text) && !text.includes('//');
}
