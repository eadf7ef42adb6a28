import * as v from 'valibot';

import { TIPOS } from './checker/findings';
import type { Corrida } from './run';
import type { Entrada } from './marketInput';
import { type Fase, FASES, SORTEOS } from './market';

/**
 * What page and worker tell each other; each side checks what comes to it. A run is called off by ending its worker,
 * which stops at once whatever it is doing: there is no message for it.
 */

/** A run of a replication file, by its own seed or another; a simulation goes by another. */
export interface EncargoDeReplica {
  readonly tipo: 'replica';
  readonly archivo: Blob;
  readonly semilla?: string;
  readonly esSimulacion?: boolean;
}

/** To the worker: one run, either of a replication file or of a market as data. */
export type Encargo =
  | EncargoDeReplica
  | { readonly tipo: 'mercado'; readonly entrada: Entrada; readonly semilla: string };

/**
 * What a run gave. The list and who got what stay in the worker: to take them over, the page would stand still for
 * longer than a frame.
 */
export type Hecho = Pick<Corrida, 'resumen' | 'huellaEntrada' | 'huella' | 'hallazgos'>;

interface Progreso {
  readonly tipo: 'progreso';
  readonly fase: Fase;
  readonly done: number;
  readonly total: number;
}

/** From the worker. */
export type Noticia =
  | Progreso
  | { readonly tipo: 'resultado'; readonly hecho: Hecho }
  /** What is wrong with the input, line by line. */
  | { readonly tipo: 'invalido'; readonly faltas: readonly string[]; readonly total: number }
  | { readonly tipo: 'error'; readonly mensaje: string };

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const texts = v.array(text);
/** What may be missing: then it is no number, which the market refuses by name. */
const maybeCount = v.pipe(v.optional(v.nullable(v.union([v.number(), v.nan()])), null), v.transform((value) => value ?? NaN));

/** Whole, so that a copy of another shape is found at the border; what the market refuses is found in createMercado. */
const entradaSchema = v.object({
  ajustes: v.object({ sorteo: v.picklist(SORTEOS), clases: v.number(), grupos: texts }),
  ofertas: v.array(v.object({ id: text, vacantes: maybeCount, reservas: v.array(maybeCount) })),
  solicitudes: v.array(
    v.object({
      tiquete: text,
      familia: v.optional(text),
      actual: v.optional(text),
      opciones: v.array(v.object({ oferta: text, clase: maybeCount, grupos: texts })),
    }),
  ),
});

const encargoSchema = v.variant('tipo', [
  v.object({ tipo: v.literal('replica'), archivo: v.blob(), semilla: v.exactOptional(text), esSimulacion: v.exactOptional(v.boolean()) }),
  v.object({ tipo: v.literal('mercado'), entrada: entradaSchema, semilla: text }),
]);

/** @throws ValiError if it is none */
export const parseEncargo = (message: unknown): Encargo => v.parse(encargoSchema, message);

const hechoSchema: v.GenericSchema<Hecho> = v.object({
  resumen: v.object({ solicitudes: count, porOpcion: v.array(count), conservan: count, sinCupo: count, cupos: count }),
  huellaEntrada: text,
  huella: text,
  hallazgos: v.array(v.object({ tipo: v.picklist(TIPOS), mensaje: text })),
});

const noticiaSchema = v.variant('tipo', [
  v.object({
    tipo: v.literal('progreso'),
    fase: v.picklist(FASES),
    done: count,
    total: count,
  }),
  v.object({ tipo: v.literal('resultado'), hecho: hechoSchema }),
  v.object({ tipo: v.literal('invalido'), faltas: texts, total: count }),
  v.object({ tipo: v.literal('error'), mensaje: text }),
]);

/** @throws ValiError if it is none */
export const parseNoticia = (message: unknown): Noticia => v.parse(noticiaSchema, message);
