/** What is in the named fields of a form: browsers and password managers fill them in without an event (D8). */
export function textsIn(form: HTMLFormElement | null): Record<string, string> {
  if (!form) return {};
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}
