/** The area's, in the list of areas, its events and its place in the state. */
export const AREA = 'places';

const PATH = '/educacion';

/** Where the pages of those who manage places lie. */
export const PLACES_PATHS = {
  index: PATH,
  oferta: `${PATH}/oferta`,
  ofertaImport: `${PATH}/oferta/importacion`,
  matricula: `${PATH}/matricula`,
  convocatoria: `${PATH}/convocatoria`,
  allocation: `${PATH}/asignacion`,
  comparison: `${PATH}/comparacion`,
  results: `${PATH}/resultados`,
} as const;
