import type { Lottery } from './market';

/** A market as people and files have it: with identifiers, not numbers. Nothing in it is trusted yet. */
export interface MarketInput {
  readonly settings: MarketSettings;
  readonly ofertas: readonly OfertaInput[];
  readonly solicitudes: readonly SolicitudInput[];
}

export interface MarketSettings {
  readonly lottery: Lottery;
  /** How many priority classes there are: 0 is the best, the last one is for those without a condition. */
  readonly classCount: number;
  /** The reserves' groups in the order in which they choose. */
  readonly groups: readonly string[];
  /** The seeds of the stages before this run's, the first one first. */
  readonly semillasAnteriores?: readonly string[] | undefined;
  /** That a child's seat in this run counts for its younger siblings (A20): as what; absent: it does not. */
  readonly hermanos?: HermanosInput | undefined;
}

export interface HermanosInput {
  readonly priorityClass: number;
  /** The group of a reserve that it gives too. */
  readonly group?: string | undefined;
}

export interface OfertaInput {
  readonly id: string;
  /** Free seats, without those that holders bring. */
  readonly vacantes: number;
  /** Seats reserved for each group, in the order of the groups: without those that pupils outside the market hold. */
  readonly reservas: readonly number[];
  /** With `hermanos`: its institution, and the turn of its grado, 1 for the highest. */
  readonly institucion?: string | undefined;
  readonly turno?: number | undefined;
}

export interface SolicitudInput {
  readonly ticket: string;
  /** The family's ticket, when brothers or sisters apply together. */
  readonly family?: string | undefined;
  /** The stage in whose draw it has its number, 1 for the first; absent: the run's own. */
  readonly etapa?: number | undefined;
  /** The oferta where a seat is held now. */
  readonly cupoActual?: string | undefined;
  /** The group by whose reserve that seat was awarded. */
  readonly groupOfCupo?: string | undefined;
  /** Best first. */
  readonly opciones: readonly OpcionInput[];
}

export interface OpcionInput {
  readonly oferta: string;
  readonly priorityClass: number;
  readonly groups: readonly string[];
}
