import type { PackedTexts } from './packedTexts';

/** One lottery number for all places, or one a place (A7). */
export const LOTTERIES = ['unico', 'por-oferta'] as const;
export type Lottery = (typeof LOTTERIES)[number];

/** Most classes, stages, groups and solicitudes: what a byte, sixteen bits, others and 24 bits hold. */
export const MAX_CLASSES = 255;
export const MAX_ETAPAS = 65_535;
export const MAX_GROUPS = 16;
export const MAX_SOLICITUDES = 2 ** 24;

/** Most turns of grados: what a byte holds. */
export const MAX_TURNS = 255;

/** That a child who has a seat by this run counts as a sibling there for those of its family in lower grados (A20). */
export interface Hermanos {
  /** The priority class that it gives them. */
  readonly priorityClass: number;
  /** The group that it gives them; -1: none. */
  readonly group: number;
  /** The institutions' identifiers. */
  readonly instituciones: readonly string[];
  /** The institution of each oferta, and the turn of its grado: 0 for the highest. */
  readonly institucionOfOferta: Uint32Array<ArrayBuffer>;
  readonly turnOfOferta: Uint8Array<ArrayBuffer>;
}

/**
 * The market of one grado and one run, in typed arrays, so that it is handed to a worker at once.
 * Solicitudes and ofertas are known by their number here: 0, 1, 2…
 *
 * All over this folder an element is read `as number`: every index comes from the market, which `createMarket` has
 * checked, and a check a read would cost a branch in loops of millions of turns.
 */
export interface Market {
  readonly lottery: Lottery;
  /** The reserves' groups, in the order in which they choose; their number is a bit in `membershipOfOpcion`. */
  readonly groups: readonly string[];
  /** How many priority classes there are; class 0 goes first. */
  readonly classCount: number;
  /** The seeds of the stages before this run's, the first one first: who waits from then keeps the number drawn then. */
  readonly semillasAnteriores: readonly string[];

  /** undefined: the seats that siblings get in this run give nothing. */
  readonly hermanos: Hermanos | undefined;

  /** The ofertas' identifiers. */
  readonly ofertas: readonly string[];
  /** Free seats of each oferta, without those that holders bring. */
  readonly vacantes: Uint32Array<ArrayBuffer>;
  /**
   * Seats that oferta `o` reserves for group `g`, at `o * groups.length + g`: without those that pupils outside the
   * market hold, with those that holders bring.
   */
  readonly reservas: Uint32Array<ArrayBuffer>;

  /** The ticket of each solicitud: each its own. */
  readonly tickets: PackedTexts;
  /** The family tickets in use. */
  readonly families: PackedTexts;
  /** Of each solicitud, the number of its family's ticket; -1: it goes by its own. */
  readonly familyOfSolicitud: Int32Array<ArrayBuffer>;
  /** The stage in whose draw each has its number: 0 for the first; as many as `semillasAnteriores`: the run's own. */
  readonly etapaOfSolicitud: Uint16Array<ArrayBuffer>;
  /** The oferta where each holds a seat now; -1: none. */
  readonly cupoActual: Int32Array<ArrayBuffer>;
  /** The group by whose reserve that seat was awarded; -1: by the common order, or a seat that the pupil came with. */
  readonly groupOfCupo: Int32Array<ArrayBuffer>;

  /** The options of solicitud `s`, best first, stand at `starts[s] .. starts[s + 1]` of the three arrays that follow. */
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly ofertaOfOpcion: Uint32Array<ArrayBuffer>;
  /** Its priority class there. */
  readonly classOfOpcion: Uint8Array<ArrayBuffer>;
  /** The groups it belongs to there. */
  readonly membershipOfOpcion: Uint16Array<ArrayBuffer>;
}

export const countSolicitudes = ({ cupoActual }: Market): number => cupoActual.length;

/** The seats of each oferta: the free ones, and one for each holder who brings theirs. */
export function countCupos({ vacantes, cupoActual }: Market): Uint32Array<ArrayBuffer> {
  const cupos = vacantes.slice();
  for (const oferta of cupoActual) if (oferta >= 0) cupos[oferta] = (cupos[oferta] as number) + 1;
  return cupos;
}

/** What a long computation tells: the same words in worker, page and command line. */
export const RUN_PHASES = ['reading', 'lottery', 'order', 'allocation', 'check', 'hash'] as const;
export type RunPhase = (typeof RUN_PHASES)[number];

/** Called now and then with how much of a phase is done. */
export type ReportProgress = (phase: RunPhase, done: number, total: number) => void;
