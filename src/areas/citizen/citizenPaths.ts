const PATH = '/tramites/educacion';

/** Where the citizens' pages lie. */
export const CITIZEN_PATHS = {
  home: PATH,
  oferta: `${PATH}/oferta`,
  solicitud: `${PATH}/solicitud`,
  dates: `${PATH}/calendario`,
  questions: `${PATH}/preguntas`,
  lookUp: `${PATH}/consulta`,
  lostRadicado: `${PATH}/consulta/radicado`,
  /** What proves the allocation, and its stages below it (D34). */
  proof: `${PATH}/resultados`,
  /** Below the look-up: what it found stays while it is being changed. */
  edit: `${PATH}/consulta/edicion`,
} as const;

/** The area's, in the list of areas, its events and its place in the state. */
export const AREA = 'citizen';
