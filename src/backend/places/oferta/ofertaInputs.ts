import * as v from 'valibot';

import { OFERTA_COLUMNS, MOST_ROWS } from '#domain/ofertaRows.ts';
import { MOST_RESERVAS } from '#domain/reservas.ts';

/** The forms of what the calls about places bring (contract: the schemas of the same names). */

export const cuposSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

export const ofertaChangeSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  capacidad: cuposSchema,
  continuan: cuposSchema,
  repiten: cuposSchema,
  reservas: v.pipe(
    v.array(v.strictObject({ condicion: v.string(), propios: v.nullable(cuposSchema) })),
    v.maxLength(MOST_RESERVAS),
    v.checkItems(({ condicion }, at, all) => all.findIndex((one) => one.condicion === condicion) === at),
  ),
});
export type OfertaEdit = v.InferOutput<typeof ofertaChangeSchema>;

/** An import's id, in an address. */
export const importIdSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));

const cellSchema = v.pipe(v.string(), v.maxLength(200));

const ofertaRowSchema = v.strictObject({
  fila: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...v.entriesFromList(OFERTA_COLUMNS, cellSchema),
  reservas: v.pipe(v.array(v.strictObject({ columna: cellSchema, puestos: cellSchema })), v.maxLength(MOST_RESERVAS)),
});

export const ofertaImportSchema = v.strictObject({
  huella: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  filas: v.pipe(v.array(ofertaRowSchema), v.minLength(1), v.maxLength(MOST_ROWS)),
});
export type OfertaImport = v.InferOutput<typeof ofertaImportSchema>;
