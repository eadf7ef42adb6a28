/** Words that belong to the one after them: 'De la Hoz' is one surname. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'san', 'santa', 'da', 'dos', 'van', 'von']);

/** A person's names, or surnames, as the two columns of the enrolment system: the first, and all others. */
export function splitName(text: string): readonly [string, string] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  let end = 0;
  while (end < words.length - 1 && PARTICLES.has((words[end] ?? '').toLocaleLowerCase('es'))) end += 1;
  return [words.slice(0, end + 1).join(' '), words.slice(end + 1).join(' ')];
}
