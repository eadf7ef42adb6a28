import type { Sorteo } from './market';

/** A market as people and files have it: with identifiers, not numbers. Nothing in it is trusted yet. */
export interface Entrada {
  readonly ajustes: AjustesEntrada;
  readonly ofertas: readonly OfertaEntrada[];
  readonly solicitudes: readonly SolicitudEntrada[];
}

export interface AjustesEntrada {
  readonly sorteo: Sorteo;
  /** How many priority classes there are: 0 is the best, the last one is for those without a condition. */
  readonly clases: number;
  /** The reserves' groups in the order in which they choose. */
  readonly grupos: readonly string[];
}

export interface OfertaEntrada {
  readonly id: string;
  /** Free seats, without those that holders bring. */
  readonly vacantes: number;
  /** Seats reserved for each group, in the order of the groups. */
  readonly reservas: readonly number[];
}

export interface SolicitudEntrada {
  readonly tiquete: string;
  /** The family's ticket, when brothers or sisters apply together. */
  readonly familia?: string | undefined;
  /** The oferta where a seat is held now. */
  readonly actual?: string | undefined;
  /** Best first. */
  readonly opciones: readonly OpcionEntrada[];
}

export interface OpcionEntrada {
  readonly oferta: string;
  readonly clase: number;
  readonly grupos: readonly string[];
}
