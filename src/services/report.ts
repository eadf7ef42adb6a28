/** D16, D16b: errors that no screen shows go to the console of a development build only. */
export function report(error: unknown): void {
  if (process.env.NODE_ENV !== 'production') console.error(error);
}

/** What a developer has to know of the build. */
export function warn(text: string): void {
  console.warn(text);
}
