import type { Textos } from './packedTexts';

/** One lottery number for all places, or one a place (domain.md, 'The allocation'). */
export const SORTEOS = ['unico', 'por-oferta'] as const;
export type Sorteo = (typeof SORTEOS)[number];

/** Most classes, groups and requests: what a byte, sixteen bits and 24 bits hold. */
export const MAX_CLASES = 255;
export const MAX_GRUPOS = 16;
export const MAX_SOLICITUDES = 2 ** 24;

/**
 * The market of one grado and one stage, in typed arrays, so that it is handed to a worker at once.
 * Solicitudes and ofertas are known by their number here: 0, 1, 2…
 *
 * All over this folder an element is read `as number`: every index comes from the market, which `createMercado` has
 * checked, and a check a read would cost a branch in loops of millions of turns.
 */
export interface Mercado {
  readonly sorteo: Sorteo;
  /** The reserves' groups, in the order in which they choose; their number is a bit in `pertenencia`. */
  readonly grupos: readonly string[];
  /** How many priority classes there are; class 0 goes first. */
  readonly clases: number;

  /** The ofertas' identifiers. */
  readonly ofertas: readonly string[];
  /** Free seats of each oferta, without those that holders bring. */
  readonly vacantes: Uint32Array<ArrayBuffer>;
  /** Seats that oferta `o` reserves for group `g`, at `o * grupos.length + g`. */
  readonly reservas: Uint32Array<ArrayBuffer>;

  /** The ticket of each solicitud: each its own. */
  readonly tiquetes: Textos;
  /** The family tickets in use. */
  readonly familias: Textos;
  /** Of each solicitud, the number of its family's ticket; -1: it goes by its own. */
  readonly familia: Int32Array<ArrayBuffer>;
  /** The oferta where each holds a seat now; -1: none. */
  readonly actual: Int32Array<ArrayBuffer>;

  /** The options of solicitud `s`, best first, stand at `inicio[s] .. inicio[s + 1]` of the three arrays that follow. */
  readonly inicio: Uint32Array<ArrayBuffer>;
  readonly opcion: Uint32Array<ArrayBuffer>;
  /** Its priority class there. */
  readonly clase: Uint8Array<ArrayBuffer>;
  /** The groups it belongs to there. */
  readonly pertenencia: Uint16Array<ArrayBuffer>;
}

export const countSolicitudes = ({ actual }: Mercado): number => actual.length;

/** The seats of each oferta: the free ones, and one for each holder who brings theirs. */
export function countCupos({ vacantes, actual }: Mercado): Uint32Array<ArrayBuffer> {
  const cupos = vacantes.slice();
  for (const oferta of actual) if (oferta >= 0) cupos[oferta] = (cupos[oferta] as number) + 1;
  return cupos;
}

/** What a long computation tells: the same words in worker, page and command line. */
export const FASES = ['lectura', 'sorteo', 'orden', 'asignacion', 'comprobacion', 'huella'] as const;
export type Fase = (typeof FASES)[number];

/** Called now and then with how much of a phase is done. */
export type Avisar = (fase: Fase, done: number, total: number) => void;
