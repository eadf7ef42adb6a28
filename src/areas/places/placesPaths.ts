import { PATHS } from '#core/location/paths.ts';

/** The area's, in its events and its place in the state. */
export const AREA = 'educacion';

/** Where the pages of those who manage places lie. */
export const EDUCATION_PATHS = {
  index: PATHS.education,
  oferta: `${PATHS.education}/oferta`,
  ofertaImport: `${PATHS.education}/oferta/importacion`,
  call: `${PATHS.education}/convocatoria`,
  allocation: `${PATHS.education}/asignacion`,
  results: `${PATHS.education}/resultados`,
} as const;
