import * as v from 'valibot';
import type { ErrorDeFila } from '#domain/contractTypes.ts';

/**
 * What page and worker tell each other; each side checks what comes to it. It is called off by ending the worker:
 * there is no message for it.
 */

/**
 * To the worker: a chosen file to be read; or what the server found in its rows, to be told with what was found in
 * the file (null: nothing).
 */
export type Encargo =
  | { readonly tipo: 'leer'; readonly archivo: Blob }
  | { readonly tipo: 'juntar'; readonly hallados: readonly ErrorDeFila[]; readonly propios: Propios | null };

/** What was found in a file by itself. They come and go as JSON: thousands of them would hold the page up. */
export interface Propios {
  /** Those that are told. */
  readonly lista: Blob;
  /** How many there are. */
  readonly total: number;
}

/** What is wrong in a file's rows: the first ones, how many they are, and the file that tells them. */
export interface Errores {
  readonly primeros: readonly ErrorDeFila[];
  readonly total: number;
  readonly archivo: Blob;
  /** How many of them that file tells. */
  readonly enArchivo: number;
}

/** Rows that are in order by themselves, as the backend is sent them: JSON, an array of the contract's FilaDeOferta. */
export interface Filas {
  readonly cuantas: number;
  readonly json: Blob;
}

/** The other rows of a bad file, for the server to say what is wrong in them, with what was found already. */
interface Resto {
  readonly sanas: Filas;
  readonly propios: Propios;
}

/** From the worker. */
export type Noticia =
  | { readonly tipo: 'progreso'; readonly porcentaje: number }
  /** `sobrantes`: heads of columns that an import does not use. */
  | { readonly tipo: 'leido'; readonly filas: Filas; readonly sobrantes: readonly string[] }
  /** There is nothing in it that could be imported. */
  | { readonly tipo: 'ilegible'; readonly mensaje: string }
  /** `resto` null: every other row is bad too, or there are too many to be sent. */
  | { readonly tipo: 'erroneo'; readonly cuantas: number; readonly errores: Errores; readonly resto: Resto | null }
  | { readonly tipo: 'juntado'; readonly errores: Errores }
  | { readonly tipo: 'error'; readonly mensaje: string };

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const errorSchema: v.GenericSchema<ErrorDeFila> = v.object({ fila: count, columna: text, mensaje: text });

const propiosSchema = v.object({ lista: v.blob(), total: count });
const erroresSchema = v.object({ primeros: v.array(errorSchema), total: count, archivo: v.blob(), enArchivo: count });
const filasSchema = v.object({ cuantas: count, json: v.blob() });

const restoSchema = v.object({ sanas: filasSchema, propios: propiosSchema });

const encargoSchema = v.variant('tipo', [
  v.object({ tipo: v.literal('leer'), archivo: v.blob() }),
  v.object({ tipo: v.literal('juntar'), hallados: v.array(errorSchema), propios: v.nullable(propiosSchema) }),
]);

/** @throws ValiError if it is none */
export const parseEncargo = (message: unknown): Encargo => v.parse(encargoSchema, message);

const noticiaSchema = v.variant('tipo', [
  v.object({ tipo: v.literal('progreso'), porcentaje: count }),
  v.object({ tipo: v.literal('leido'), filas: filasSchema, sobrantes: v.array(text) }),
  v.object({ tipo: v.literal('ilegible'), mensaje: text }),
  v.object({ tipo: v.literal('erroneo'), cuantas: count, errores: erroresSchema, resto: v.nullable(restoSchema) }),
  v.object({ tipo: v.literal('juntado'), errores: erroresSchema }),
  v.object({ tipo: v.literal('error'), mensaje: text }),
]);

/** What `Propios` has in its list. @throws if it is none */
export const parseErrores = (json: string): ErrorDeFila[] => v.parse(v.array(errorSchema), JSON.parse(json));

/** @throws ValiError if it is none */
export const parseNoticia = (message: unknown): Noticia => v.parse(noticiaSchema, message);
