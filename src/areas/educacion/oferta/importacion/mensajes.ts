import * as v from 'valibot';
import type { ErrorDeFila } from '../../../../shared/educacion/tipos';

/**
 * What page and worker tell each other; each side checks what comes to it. It is called off by ending the worker:
 * there is no message for it.
 */

/** To the worker: a chosen file to be read, or errors to be written as a file. */
export type Encargo =
  | { readonly tipo: 'leer'; readonly archivo: Blob }
  | { readonly tipo: 'escribir'; readonly errores: readonly ErrorDeFila[] };

/** What is wrong in a file's rows: the first ones, how many they are, and the file that tells them. */
export interface Errores {
  readonly primeros: readonly ErrorDeFila[];
  readonly total: number;
  readonly archivo: Blob;
  /** How many of them that file tells. */
  readonly enArchivo: number;
}

/** A file whose rows are in order. They come over as what the backend is sent: thousands of them would hold the page up. */
export interface Leido {
  /** How many rows. */
  readonly filas: number;
  /** JSON, the contract's ImportacionDeOfertas: to have it reviewed, and to have it saved. */
  readonly revisar: Blob;
  readonly guardar: Blob;
  /** Heads of columns that an import does not use. */
  readonly sobrantes: readonly string[];
}

/** From the worker. */
export type Noticia =
  | { readonly tipo: 'progreso'; readonly porcentaje: number }
  | ({ readonly tipo: 'leido' } & Leido)
  /** There is nothing in it that could be imported. */
  | { readonly tipo: 'ilegible'; readonly mensaje: string }
  | { readonly tipo: 'erroneo'; readonly filas: number; readonly errores: Errores }
  | { readonly tipo: 'escrito'; readonly archivo: Blob }
  | { readonly tipo: 'error'; readonly mensaje: string };

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const errorSchema: v.GenericSchema<ErrorDeFila> = v.object({ fila: count, columna: text, mensaje: text });

const encargoSchema = v.variant('tipo', [
  v.object({ tipo: v.literal('leer'), archivo: v.blob() }),
  v.object({ tipo: v.literal('escribir'), errores: v.array(errorSchema) }),
]);

/** @throws ValiError if it is none */
export const parseEncargo = (message: unknown): Encargo => v.parse(encargoSchema, message);

const noticiaSchema = v.variant('tipo', [
  v.object({ tipo: v.literal('progreso'), porcentaje: count }),
  v.object({ tipo: v.literal('leido'), filas: count, revisar: v.blob(), guardar: v.blob(), sobrantes: v.array(text) }),
  v.object({ tipo: v.literal('ilegible'), mensaje: text }),
  v.object({
    tipo: v.literal('erroneo'),
    filas: count,
    errores: v.object({ primeros: v.array(errorSchema), total: count, archivo: v.blob(), enArchivo: count }),
  }),
  v.object({ tipo: v.literal('escrito'), archivo: v.blob() }),
  v.object({ tipo: v.literal('error'), mensaje: text }),
]);

/** @throws ValiError if it is none */
export const parseNoticia = (message: unknown): Noticia => v.parse(noticiaSchema, message);
