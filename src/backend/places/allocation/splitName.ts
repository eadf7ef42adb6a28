/** Words that belong to the one after them: 'De la Hoz' is one surname. */
const PARTICULAS = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'san', 'santa', 'da', 'dos', 'van', 'von']);

/** A person's names, or surnames, as the two columns of the enrolment system: the first, and all others. */
export function separar(texto: string): readonly [string, string] {
  const palabras = texto.split(/\s+/u).filter((palabra) => palabra !== '');
  let fin = 0;
  while (fin < palabras.length - 1 && PARTICULAS.has((palabras[fin] ?? '').toLocaleLowerCase('es'))) fin += 1;
  return [palabras.slice(0, fin + 1).join(' '), palabras.slice(fin + 1).join(' ')];
}
