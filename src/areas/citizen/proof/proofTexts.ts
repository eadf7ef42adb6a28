import type { Difference } from './compareRun';

/** The pages' name, wherever a link leads to them. */
export const PROOF_TITLE = 'Asignación: compruébela usted mismo';

export const AGREES = {
  etapa: 'El resultado que publicó la Secretaría es el que dan las reglas.',
  tanda: 'Lo que ofreció la Secretaría en esta tanda es lo que dan las reglas.',
} as const;
export const AGREES_BECAUSE =
  'Este equipo repitió todo el cálculo con el archivo y la semilla publicados, obtuvo las mismas huellas y comprobó cada regla.';

export const DIFFERS = 'Lo que calculó este equipo no es lo que publicó la Secretaría.';
export const DIFFERENCES: Readonly<Record<Difference, string>> = {
  file: 'El archivo que llegó a este equipo no es el publicado: su tamaño o su SHA-256 son otros.',
  list: 'La lista del archivo no es la publicada: su huella es otra.',
  rules: 'El resultado que sale del archivo incumple alguna regla.',
  result: 'Con el archivo y la semilla publicada, las reglas dan otro resultado que el publicado.',
};
/** What to do where the file itself came otherwise: everything else may follow from that. */
export const FETCH_AGAIN = 'Puede haberse dañado en el camino: compruebe otra vez, si puede por otra conexión.';
export const TELL =
  'Guarde el archivo y una copia de esta página, y pida una explicación por escrito a la Secretaría de Educación. Puede acudir también a la personería.';

export const CANCELLED = 'La comprobación se canceló.';
