import type { Words } from '#domain/words/words.ts';
import type { Values } from '../draft';

/** What the line of a list is called that `field` lies in: its message may be that of other lines too. '': in none. */
export function lineOf(field: string, { condiciones }: Values, words: Words): string {
  const [step, index] = field.split('.');
  const place = Number(index);
  const condicion = condiciones[place];
  if (step === 'condiciones' && condicion) return words.name('condiciones', condicion.codigo);
  if (step === 'hermanos' && index !== undefined) return `Hermano ${place + 1}`;
  if (step === 'opciones' && index !== undefined) return `Opción ${place + 1}`;
  return '';
}
