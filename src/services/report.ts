/** D16, D16b: errors that no screen shows go to the console of a development build only. */
export function report(error: unknown): void {
  if (process.env.NODE_ENV !== 'production') console.error(error);
}
