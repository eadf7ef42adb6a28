import * as v from 'valibot';

import { TIPOS } from './comprobador/hallazgo';
import type { Corrida } from './corrida';
import type { Entrada } from './entrada';
import { type Fase, FASES, type Mercado, SORTEOS } from './mercado';
import type { Orden } from './orden';

/**
 * What page and worker tell each other; each side checks what comes to it. A run is called off by ending its worker,
 * which stops at once whatever it is doing: there is no message for it.
 */

/** To the worker: one run, either of a replication file, by its own seed or another, or of a market as data. */
export type Encargo =
  | { readonly tipo: 'replica'; readonly archivo: Blob; readonly semilla?: string }
  | { readonly tipo: 'mercado'; readonly entrada: Entrada; readonly semilla: string };

interface Progreso {
  readonly tipo: 'progreso';
  readonly fase: Fase;
  readonly done: number;
  readonly total: number;
}

/** From the worker. */
export type Noticia =
  | Progreso
  | { readonly tipo: 'resultado'; readonly corrida: Corrida }
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
  v.object({ tipo: v.literal('replica'), archivo: v.blob(), semilla: v.exactOptional(text) }),
  v.object({ tipo: v.literal('mercado'), entrada: entradaSchema, semilla: text }),
]);

/** @throws ValiError if it is none */
export const parseEncargo = (message: unknown): Encargo => v.parse(encargoSchema, message);

/** A typed array, told by its name: an array of another realm is none of this one's instances. */
const typed = <Kind extends ArrayBufferView>(name: string) =>
  v.custom<Kind>((value) => Object.prototype.toString.call(value) === `[object ${name}]`);

const bytes = typed<Uint8Array<ArrayBuffer>>('Uint8Array');
const shorts = typed<Uint16Array<ArrayBuffer>>('Uint16Array');
const numbers = typed<Uint32Array<ArrayBuffer>>('Uint32Array');
const integers = typed<Int32Array<ArrayBuffer>>('Int32Array');
const textos = v.object({ bytes, inicio: numbers });

const mercadoSchema: v.GenericSchema<Mercado> = v.object({
  sorteo: v.picklist(SORTEOS),
  grupos: texts,
  clases: count,
  ofertas: texts,
  vacantes: numbers,
  reservas: numbers,
  tiquetes: textos,
  familias: textos,
  familia: integers,
  actual: integers,
  inicio: numbers,
  opcion: numbers,
  clase: bytes,
  pertenencia: shorts,
});

const ordenSchema: v.GenericSchema<Orden> = v.object({
  posicion: numbers,
  solicitud: numbers,
  pertenencia: shorts,
  inicio: numbers,
});

const puesto = v.undefinedable(v.object({ puesto: count, clase: count }));

const corridaSchema = v.object({
  mercado: mercadoSchema,
  semilla: text,
  asignacion: v.object({ oferta: integers, orden: ordenSchema }),
  resumen: v.object({ solicitudes: count, porOpcion: v.array(count), conservan: count, sinCupo: count, cupos: count }),
  cortes: v.array(v.object({ cupos: count, ocupados: count, titulares: count, comun: puesto, grupos: v.array(puesto) })),
  huellaEntrada: text,
  huella: text,
  hallazgos: v.array(
    v.object({
      tipo: v.picklist(TIPOS),
      mensaje: text,
    }),
  ),
});

const noticiaSchema = v.variant('tipo', [
  v.object({
    tipo: v.literal('progreso'),
    fase: v.picklist(FASES),
    done: count,
    total: count,
  }),
  v.object({ tipo: v.literal('resultado'), corrida: corridaSchema }),
  v.object({ tipo: v.literal('invalido'), faltas: texts, total: count }),
  v.object({ tipo: v.literal('error'), mensaje: text }),
]);

/** @throws ValiError if it is none */
export const parseNoticia = (message: unknown): Noticia => v.parse(noticiaSchema, message);
