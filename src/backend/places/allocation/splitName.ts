import { searchText } from '#domain/words/searchText.ts';

/** Words that belong to the one after them: 'Van der Hammen', 'De la Hoz' and 'San Martín' are one surname. */
const PARTICLES = new Set([
  ...['de', 'del', 'la', 'las', 'lo', 'los', 'el', 'y'],
  ...['san', 'santa', 'santo', 'mac', 'mc', 'di', 'da', 'do', 'dos', 'das', 'du', 'le'],
  ...['van', 'von', 'der', 'den', 'ter', 'zu', 'zum', 'zur', 'bin', 'ibn', 'abu'],
]);

/** Those that join what they begin to the name before it: 'Ortega y Gasset'. */
const JOINING = /^y /;

/** Those that may: alone with the name before them they are mostly a second surname, 'Pérez de la Hoz'. */
const MAY_JOIN = /^(?:de|del) /;

/** Where they are one all the same (as a search compares them): no rule tells these from two. */
const WHOLE = new Set([
  ...['alvarez de toledo', 'cabeza de vaca', 'diaz del castillo', 'fernandez de castro', 'fernandez de cordoba'],
  ...['fernandez de soto', 'garcia de paredes', 'gonzalez de mendoza', 'gutierrez de pineres', 'hurtado de mendoza'],
  ...['jimenez de quesada', 'juan de dios', 'ladron de guevara', 'lopez de mesa', 'montes de oca', 'nunez de balboa'],
  ...['perez de cuellar', 'ponce de leon', 'ruiz de gamboa', 'saenz de santamaria', 'velez de guevara'],
]);

/**
 * A person's names, or surnames, as the two columns of the enrolment system: the first, and all others (F73). A word goes
 * with the particles before it; of three or more, one that begins with 'de' goes to the one before it.
 */
export function splitName(text: string): readonly [string, string] {
  let names = withParticles(text.split(/\s+/u).filter((word) => word !== ''));
  names = joined(names, (name, next) => JOINING.test(searchText(next)) || WHOLE.has(searchText(name, next)));
  if (names.length > 2) names = joined(names, (_, next, left) => left > 2 && MAY_JOIN.test(searchText(next)));
  return [names[0] ?? '', names.slice(1).join(' ')];
}

function withParticles(words: readonly string[]): string[] {
  const names: string[] = [];
  let begun: string[] = [];
  words.forEach((word, at) => {
    begun.push(word);
    if (at < words.length - 1 && PARTICLES.has(searchText(word))) return;
    names.push(begun.join(' '));
    begun = [];
  });
  return names;
}

/** @param goesWith tells whether the next one belongs to the one before, while so many are left */
function joined(names: readonly string[], goesWith: (name: string, next: string, left: number) => boolean): string[] {
  let left = names.length;
  return names.reduce<string[]>((before, next) => {
    const last = before.at(-1);
    if (last === undefined || !goesWith(last, next, left)) return [...before, next];
    left -= 1;
    return [...before.slice(0, -1), `${last} ${next}`];
  }, []);
}
