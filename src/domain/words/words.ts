import { dayText, deadlineText, momentText } from './dates';
import { fullSedeName } from '../sedeNames';
import type { Catalogues, Grado, Oferta } from '../contractTypes';

type Kind = Exclude<keyof Catalogues, 'grados' | 'hayBarrios'>;

/** Names for the codes of the catalogues (null: none are read) and for moments, in the city's `timeZone`. */
export function createWords(catalogues: Catalogues | null, timeZone: string) {
  /** A code that a later catalogue no longer has stands for itself. */
  const name = (kind: Kind, codigo: string): string =>
    catalogues?.[kind].find((entry) => entry.codigo === codigo)?.nombre ?? codigo;
  const moment = (iso: string) => momentText(iso, timeZone);
  return {
    name,
    /** As a number, or as a form's field has it. */
    grado: (grado: Grado | string): string =>
      catalogues?.grados.find((offered) => String(offered.grado) === String(grado))?.nombre ?? `Grado ${grado}`,
    ofertaText: (oferta: Oferta): string => `${fullSedeName(oferta)} (${name('jornadas', oferta.jornada)})`,
    day: dayText,
    moment,
    /** The last minute before a first moment that is too late: what people call the deadline. */
    deadline: (iso: string) => deadlineText(iso, timeZone),
  };
}

export type Words = ReturnType<typeof createWords>;
