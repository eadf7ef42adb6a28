import * as v from 'valibot';

import { COLUMNAS_DE_OFERTA, MAS_FILAS } from '#domain/ofertaRows.ts';

/** The forms of what the calls about places bring (contract: the schemas of the same names). */

const puestos = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

export const cambioDeOferta = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  capacidad: puestos,
  continuan: puestos,
  repiten: puestos,
});
export type CambioDeOferta = v.InferOutput<typeof cambioDeOferta>;

const celda = v.pipe(v.string(), v.maxLength(200));

const filaDeOferta = v.strictObject({
  fila: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...v.entriesFromList(COLUMNAS_DE_OFERTA, celda),
});

export const importacionDeOfertas = v.strictObject({
  huella: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  filas: v.pipe(v.array(filaDeOferta), v.minLength(1), v.maxLength(MAS_FILAS)),
});
export type ImportacionDeOfertas = v.InferOutput<typeof importacionDeOfertas>;
