import * as v from 'valibot';

import { ofertaFilterSchema } from '#backend/solicitud/solicitudInputs.ts';

/** The forms of what the allocation's calls bring (contract: the schemas of the same names). */

const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const line = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));

export const officialSemillaSchema = v.strictObject({
  version: versionNumber,
  semilla: line(200),
  acta: v.strictObject({
    origen: v.picklist(['acto_publico', 'fuente_publica']),
    fuente: line(200),
    en: v.pipe(v.string(), v.isoTimestamp()),
    enlace: v.nullable(line(500)),
    documento: v.nullable(line(200)),
    testigos: v.pipe(v.array(line(100)), v.length(2)),
  }),
});
export type OfficialSemilla = v.InferOutput<typeof officialSemillaSchema>;

export const resultHashSchema = v.strictObject({ version: versionNumber, huellaLista: hashSchema, huella: hashSchema });
export type ResultHash = v.InferOutput<typeof resultHashSchema>;

export const annulmentSchema = v.strictObject({
  version: versionNumber,
  que: v.picklist(['lista', 'semilla', 'resultado']),
  motivo: v.unknown(),
});
export type AskedAnnulment = v.InferOutput<typeof annulmentSchema>;

export const annulmentDecisionSchema = v.strictObject({ version: versionNumber, confirma: v.boolean() });
export type AnnulmentDecision = v.InferOutput<typeof annulmentDecisionSchema>;

export const tandaSchema = v.strictObject({ version: versionNumber, cierra: v.boolean() });
export type AskedTanda = v.InferOutput<typeof tandaSchema>;

/** What cut-offs are ordered by, the least first; after a '-' the greatest first. By none: by name. */
export const CUT_OFF_ORDERS = ['grado', 'ocupados', 'cupos', 'lista'] as const;

/** `llenas`: only those that are full, or only those that are not. */
export const cutOffFilterSchema = v.object({
  ...v.pick(ofertaFilterSchema, ['grado', 'texto', 'pagina']).entries,
  llenas: v.optional(v.picklist(['si', 'no'])),
  orden: v.optional(v.picklist(CUT_OFF_ORDERS.flatMap((by) => [by, `-${by}` as const]))),
});
export type CutOffFilter = v.InferOutput<typeof cutOffFilterSchema>;

export const resultFilterSchema = v.object({ formato: v.picklist(['resultados', 'cortes', 'matricula']) });
export type ResultFilter = v.InferOutput<typeof resultFilterSchema>;
