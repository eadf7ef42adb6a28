/** Ends a sentence, unless it is ended; the stop of an abbreviation at its end ('11:59 p. m.') is its own too. */
export function sentence(text: string): string {
  return /[.?!…:]$/.test(text) ? text : `${text}.`;
}
