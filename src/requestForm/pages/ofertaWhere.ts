import type { Oferta } from '#domain/contractTypes.ts';
import { vacantesText } from '#domain/words/numbers.ts';
import type { Words } from '#domain/words/words.ts';

/** A place's jornada, where it is, and how many of its seats are free. */
export function ofertaWhere({ jornada, direccion, barrio, comuna, vacantes }: Oferta, words: Pick<Words, 'name'>): string {
  const where = [direccion, barrio, words.name('comunas', comuna)].filter(Boolean).join(', ');
  return [words.name('jornadas', jornada), where, vacantes === 0 ? 'sin vacantes' : vacantesText(vacantes)].join(' · ');
}
