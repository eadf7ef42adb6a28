import { dayText, deadlineText, momentText } from './dates';
import { nombreDeLugar } from '../sedeNames';
import type { Catalogos, Grado, Oferta } from '../contractTypes';

type Kind = Exclude<keyof Catalogos, 'grados'>;

/** Names for the codes of the catalogues (null: none are read) and for moments, in the city's `timeZone`. */
export function createWords(catalogos: Catalogos | null, timeZone: string) {
  /** A code that a later catalogue no longer has stands for itself. */
  const name = (kind: Kind, codigo: string): string =>
    catalogos?.[kind].find((entry) => entry.codigo === codigo)?.nombre ?? codigo;
  const moment = (iso: string) => momentText(iso, timeZone);
  return {
    name,
    /** As a number, or as a form's field has it. */
    grado: (grado: Grado | string): string =>
      catalogos?.grados.find((offered) => String(offered.grado) === String(grado))?.nombre ?? `Grado ${grado}`,
    place: (oferta: Oferta): string => `${nombreDeLugar(oferta)} (${name('jornadas', oferta.jornada)})`,
    day: dayText,
    moment,
    /** The last minute before a first moment that is too late: what people call the deadline. */
    deadline: (iso: string) => deadlineText(iso, timeZone),
  };
}

export type Words = ReturnType<typeof createWords>;
