/** The area's, in the list of areas, its events and its place in the state. */
export const AREA = 'places';

const PATH = '/educacion';

/** Where the pages of those who manage places lie. */
export const PLACES_PATHS = {
  index: PATH,
  instituciones: `${PATH}/instituciones`,
  institucionImport: `${PATH}/instituciones/importacion`,
  oferta: `${PATH}/oferta`,
  ofertaImport: `${PATH}/oferta/importacion`,
  /** Below the sections of the menu that lead to them, which is marked on these pages too (D24). */
  matricula: `${PATH}/oferta/matricula`,
  convocatoria: `${PATH}/convocatoria`,
  convocatorias: `${PATH}/convocatorias`,
  rulesChanges: `${PATH}/convocatoria/cambios`,
  motivos: `${PATH}/convocatoria/motivos`,
  aviso: `${PATH}/convocatoria/aviso`,
  allocation: `${PATH}/asignacion`,
  comparison: `${PATH}/asignacion/comparacion`,
  results: `${PATH}/resultados`,
  confirmation: `${PATH}/resultados/matriculas`,
  sedes: `${PATH}/resultados/sedes`,
  search: `${PATH}/resultados/busqueda`,
} as const;
