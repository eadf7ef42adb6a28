import { PATHS } from '#core/location/paths.ts';

/** The area's, in its events and its place in the state. */
export const AREA = 'educacion';

/** Where the pages of those who manage places lie. */
export const PLACES_PATHS = {
  index: PATHS.places,
  oferta: `${PATHS.places}/oferta`,
  ofertaImport: `${PATHS.places}/oferta/importacion`,
  convocatoria: `${PATHS.places}/convocatoria`,
  allocation: `${PATHS.places}/asignacion`,
  results: `${PATHS.places}/resultados`,
} as const;
