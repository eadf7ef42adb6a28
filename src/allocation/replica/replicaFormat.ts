/**
 * The replication file: a market with its seed, and no name, document, radicado or condition by name, so that anyone
 * can repeat a run. CSV (comma or semicolon, UTF-8, with or without mark), a record a line, the kind in its first cell:
 *
 *     replica,2                                          what it is, and its version: the first line
 *     sorteo,unico                                       or por-oferta
 *     clases,4                                           priority classes: 0 (first) to 3
 *     grupos,G1 G2                                       the reserves' groups, in the order in which they choose
 *     hermanos,2,G1                                      only where a sibling's seat counts (A20): as which class and group
 *     etapa,1,9c0a…                                      a stage before this run's, with its seed: in their order
 *     semilla,5f1d…                                      the run's own, only once it is drawn
 *     oferta,ID,VACANTES,3 1                             free seats and reserves by group, as in Market
 *     oferta,ID,VACANTES,3 1,INSTITUCION,TURNO           the same with 'hermanos'; 1: the turn of the highest grado
 *     solicitud,TIQUETE,ETAPA,FAMILIA,ACTUAL,RESERVA,A B C,0 3 3,G1+G2 - G1
 *     fin,SOLICITUDES,HUELLA                             how many there are, and the list's hash: the last line
 *
 * A solicitud's cells: its ticket; the stage in whose draw it has its number (1 for the first; the last one's seed is
 * the run's own); its family's ticket, or empty; the oferta whose seat it holds, or empty; the group by whose reserve
 * that seat was awarded, or empty; its options, best first; its priority class in each; its groups in each ('-': none;
 * the cell may be empty if there are no groups). Lists are separated by spaces. Settings come before ofertas, ofertas
 * before solicitudes. In a file written by hand the hash may be missing.
 */
export const VERSION = '2';

export const RECORDS = {
  replica: 'replica',
  sorteo: 'sorteo',
  clases: 'clases',
  grupos: 'grupos',
  hermanos: 'hermanos',
  etapa: 'etapa',
  semilla: 'semilla',
  oferta: 'oferta',
  solicitud: 'solicitud',
  fin: 'fin',
} as const;

/** Most cells of each record, its kind among them. */
export const MOST_CELLS = {
  replica: 2,
  sorteo: 2,
  clases: 2,
  grupos: 2,
  hermanos: 3,
  etapa: 3,
  semilla: 2,
  oferta: 6,
  solicitud: 9,
  fin: 3,
} as const satisfies Readonly<Record<keyof typeof RECORDS, number>>;

/** Where the cells of an oferta (the last two with `hermanos` only) and of a solicitud stand. */
export const OFERTA = { id: 1, vacantes: 2, reservas: 3, institucion: 4, turno: 5 } as const;
export const SOLICITUD = {
  ticket: 1,
  etapa: 2,
  family: 3,
  cupoActual: 4,
  groupOfCupo: 5,
  opciones: 6,
  classes: 7,
  groups: 8,
} as const;

export const NO_GROUPS = '-';
