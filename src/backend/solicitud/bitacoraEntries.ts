import * as v from 'valibot';

import { BITACORA_FACTS } from '#domain/bitacoraFacts.ts';
import { isEstado } from '#domain/estados.ts';
import type { BitacoraEntry, Estado, Oferta } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { readOfertas } from './ofertas';

/** What the log keeps beside an entry; what an older version wrote lacks most of it. */
const detailSchema = v.object({
  peticion: v.optional(v.object({ canal: v.picklist(['telefonica', 'presencial']), nota: v.nullable(v.string()) })),
  condicion: v.nullish(v.string()),
  cupoActual: v.optional(v.string()),
  hermano: v.optional(v.string()),
  decision: v.optional(v.picklist(['aprobada', 'negada'])),
  aprobado: v.optional(v.boolean()),
  exportacion: v.optional(v.string()),
  propuso: v.optional(v.string()),
  oferta: v.nullish(v.string()),
  cambios: v.optional(
    v.array(v.object({ campo: v.string(), antes: v.nullable(v.string()), despues: v.nullable(v.string()) })),
    [],
  ),
  porDecidir: v.optional(v.array(v.string()), []),
  cupoPorDecidir: v.optional(v.boolean(), false),
  documentos: v.optional(v.array(v.string()), []),
  asignadaA: v.optional(v.string()),
});

const estado = v.custom<Estado>((value) => typeof value === 'string' && isEstado(value));

export const entrySchema = v.object({
  en: v.pipe(
    v.date(),
    v.transform((date) => date.toISOString()),
  ),
  quien: v.string(),
  que: v.picklist(BITACORA_FACTS),
  de: v.nullable(estado),
  a: v.nullable(estado),
  motivo: v.nullable(v.string()),
  detalle: detailSchema,
});
type EntryRow = v.InferOutput<typeof entrySchema>;

/**
 * Of `bitacora b`, for `entrySchema`: without the whole data of before, which nobody is sent. Of a support that was
 * downloaded before the log kept it, the condition is the file's.
 */
export const entryColumns = `b.en, b.quien, b.que, b.de, b.a, b.motivo,
  coalesce(case when b.que = 'lectura_archivo' and not b.detalle ? 'condicion'
    then b.detalle || jsonb_build_object('condicion', (select condicion from archivos where id = (b.detalle->>'archivo')::uuid))
    else b.detalle - 'antes' end, '{}') as detalle`;

/** SQL of what of `bitacora b` is no read. */
export const withoutReads = "b.que not in ('lectura', 'lectura_archivo')";

/** The ofertas that entries name, by their id. */
export function readEntryOfertas(db: Queryable, rows: readonly EntryRow[]): Promise<ReadonlyMap<string, Oferta>> {
  return readOfertas(
    db,
    rows.flatMap(({ detalle: { oferta } }) => oferta ?? []),
  );
}

/** An entry as staff see it. */
export function viewEntry(
  { detalle, en, quien, que, de, a, motivo }: EntryRow,
  ofertas: ReadonlyMap<string, Oferta>,
): BitacoraEntry {
  const { aprobado } = detalle;
  const hermano = aprobado === undefined ? null : aprobado ? 'aprobada' : 'negada';
  return {
    en,
    quien,
    que,
    de,
    a,
    motivo,
    peticion: detalle.peticion ?? null,
    condicion: detalle.condicion ?? null,
    cupoActual: detalle.cupoActual !== undefined,
    hermano: detalle.hermano ?? null,
    decision: detalle.decision ?? hermano,
    exportacion: detalle.exportacion !== undefined,
    propuso: detalle.propuso ?? null,
    oferta: ofertas.get(detalle.oferta ?? '') ?? null,
    cambios: detalle.cambios,
    porDecidir: detalle.porDecidir,
    cupoPorDecidir: detalle.cupoPorDecidir,
    documentos: detalle.documentos,
    asignadaA: detalle.asignadaA ?? null,
  };
}
