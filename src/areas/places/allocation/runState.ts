import type { Hecho } from '#allocation/workerMessages.ts';
import type { Fase } from '#allocation/market.ts';

/** What a run is for. A simulation is stored nowhere; the other two are the official run, by its two people. */
export type Proposito = 'simulacion' | 'registro' | 'publicacion';

/** A run that a person asks for. */
export interface Pedido {
  readonly proposito: Proposito;
  /** The stage's code; its page is where the run belongs. */
  readonly etapa: string;
  readonly semilla: string;
  /** A replication file of the person's own, held by the files' service; null: the stage's list. */
  readonly archivo: { readonly id: string; readonly name: string } | null;
}

/** How far a run is. */
export interface Avance {
  readonly fase: Fase;
  readonly done: number;
  readonly total: number;
}

/** Why a run ended without a result; `wayOn`: the same again, the page anew, or nothing of the kind. */
export interface Falla {
  readonly message: string;
  readonly wayOn: 'again' | 'reload' | 'none';
}

/** A run in the browser: one at a time. */
export type CorridaState =
  | { status: 'idle' }
  /** Its list is being fetched. */
  | { status: 'reading'; pedido: Pedido }
  /** `avance` null: the worker has said nothing yet. */
  | { status: 'running'; pedido: Pedido; avance: Avance | null }
  | { status: 'done'; pedido: Pedido; hecho: Hecho }
  /** The list cannot be run; `faltas`: the first of `total`. */
  | { status: 'invalid'; pedido: Pedido; faltas: readonly string[]; total: number }
  | ({ status: 'failed'; pedido: Pedido } & Falla)
  | { status: 'cancelled'; pedido: Pedido };
