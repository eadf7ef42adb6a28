import * as v from 'valibot';

import { isDay } from '#domain/words/dates.ts';
import { BITACORA_FACTS } from '#domain/bitacoraFacts.ts';
import { ESTADOS } from '#domain/estados.ts';
import { withoutUnseen } from '#domain/unseen.ts';

/** The forms of what calls bring (contract: the schemas of the same names); what a solicitud holds is checked apart. */

const codeSchema = v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/));
const idSchema = v.pipe(v.string(), v.uuid());
const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const daySchema = v.pipe(v.string(), v.check(isDay));
const momentSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
  // PostgreSQL has no year 0, and nobody has read a notice before there were any.
  v.check((date) => date.getTime() >= 0),
);
/** Lines of text; of only spaces, or of what cannot be seen, it is none. */
const reasonSchema = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(1000),
    v.transform(withoutUnseen),
    v.regex(/^(?![^]*(?:\p{M}{4}|[\ufdfa\ufdfb]))(?:[\t\r\n]|[^\p{Cc}\p{Cs}\p{Co}])*$/u),
    v.trim(),
    v.transform((text) => (text === '' ? null : text)),
  ),
);
const wordsSchema = v.pipe(v.string(), v.maxLength(200));

/** A whole number written in a query. */
const integerIn = (minimum: number, maximum: number) =>
  v.pipe(v.string(), v.regex(/^-?\d{1,7}$/), v.transform(Number), v.minValue(minimum), v.maxValue(maximum));
const pageSchema = v.optional(integerIn(1, 1_000_000), '1');

export const newSolicitudSchema = v.strictObject({
  claveIdempotencia: idSchema,
  aviso: v.strictObject({ version: v.pipe(v.string(), v.minLength(1), v.maxLength(40)), leidoEn: momentSchema }),
  datos: v.unknown(),
  motivoExtemporanea: v.optional(reasonSchema, null),
});
export type NewSolicitud = v.InferOutput<typeof newSolicitudSchema>;

export const identificationSchema = v.strictObject({
  radicado: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  documento: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  fechaNacimiento: daySchema,
});
export type Identification = v.InferOutput<typeof identificationSchema>;

export const lostRadicadoSchema = v.strictObject({
  tipoDocumento: v.pipe(v.string(), v.regex(/^[A-Z]{1,10}$/)),
  documento: identificationSchema.entries.documento,
  fechaNacimiento: daySchema,
});

export const editSchema = v.strictObject({ identificacion: identificationSchema, version: versionNumber, datos: v.unknown() });
export type SolicitudEdit = v.InferOutput<typeof editSchema>;
export const withdrawalSchema = v.strictObject({
  identificacion: identificationSchema,
  version: versionNumber,
  motivo: reasonSchema,
});
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;
export const guardianContactChangeSchema = v.strictObject({
  identificacion: identificationSchema,
  version: versionNumber,
  contacto: v.unknown(),
});
export type AskedContactChange = v.InferOutput<typeof guardianContactChangeSchema>;
export const ofertaAnswerSchema = v.strictObject({
  identificacion: identificationSchema,
  version: versionNumber,
  respuesta: v.picklist(['aceptar', 'aceptar_y_seguir', 'declinar']),
});
export type OfertaAnswer = v.InferOutput<typeof ofertaAnswerSchema>;

const reclamoEntries = {
  version: versionNumber,
  claveIdempotencia: v.pipe(idSchema, v.toLowerCase()),
  asunto: v.strictObject({
    sobre: v.picklist(['no_admitida', 'condicion', 'cupo_actual', 'resultado']),
    condicion: v.nullable(codeSchema),
  }),
  texto: v.unknown(),
  archivos: v.unknown(),
};
export const newReclamoSchema = v.strictObject({ identificacion: identificationSchema, ...reclamoEntries });
export type AskedReclamo = Omit<v.InferOutput<typeof newReclamoSchema>, 'identificacion' | 'version'>;

/** How a family asked staff to act for it. */
const familyAskingSchema = v.strictObject({ canal: v.picklist(['telefonica', 'presencial']), nota: reasonSchema });
const inNameEntries = { peticion: familyAskingSchema, version: versionNumber };
export const answerInNameSchema = v.strictObject({ ...inNameEntries, respuesta: ofertaAnswerSchema.entries.respuesta });
export const withdrawalInNameSchema = v.strictObject(inNameEntries);
export const contactInNameSchema = v.strictObject({ ...inNameEntries, contacto: v.unknown() });
export const reclamoInNameSchema = v.strictObject({ ...inNameEntries, ...reclamoEntries });
export const editInNameSchema = v.strictObject({ ...inNameEntries, datos: v.unknown() });

export const versionSchema = v.strictObject({ version: versionNumber });
export type WithVersion = v.InferOutput<typeof versionSchema>;
export const condicionDecisionSchema = v.strictObject({
  version: versionNumber,
  decision: v.picklist(['aprobada', 'negada']),
  motivo: reasonSchema,
});
export type CondicionDecision = v.InferOutput<typeof condicionDecisionSchema>;
export const hermanoDecisionSchema = v.strictObject({ version: versionNumber, aprobado: v.boolean() });
export const askedMoveSchema = v.strictObject({
  version: versionNumber,
  a: v.picklist(['por_subsanar', 'validada', 'no_admitida', 'en_revision', 'asignada', 'matriculada', 'retirada']),
  motivo: reasonSchema,
  antesDe: v.nullable(daySchema),
  oferta: v.optional(idSchema),
});
export type AskedMove = v.InferOutput<typeof askedMoveSchema>;
export const reopeningSchema = v.strictObject({ version: versionNumber, motivo: reasonSchema });
export type AskedReopening = v.InferOutput<typeof reopeningSchema>;
export const reopeningDecisionSchema = v.strictObject({ version: versionNumber, reabre: v.boolean() });
export type ReopeningDecision = v.InferOutput<typeof reopeningDecisionSchema>;

export const reclamoDecisionSchema = v.strictObject({
  version: versionNumber,
  acepta: v.boolean(),
  motivo: reasonSchema,
  efecto: v.picklist(['reabrir', 'decidir_de_nuevo', 'ninguno']),
});
export type ReclamoDecision = v.InferOutput<typeof reclamoDecisionSchema>;

export const ofertaFilterSchema = v.object({
  grado: v.optional(integerIn(-2, 99)),
  jornada: v.optional(codeSchema),
  zona: v.optional(codeSchema),
  comuna: v.optional(codeSchema),
  texto: v.optional(wordsSchema, ''),
  pagina: pageSchema,
});
export type OfertaFilter = v.InferOutput<typeof ofertaFilterSchema>;

export const sedeMapFilterSchema = v.object({
  ...v.omit(ofertaFilterSchema, ['pagina']).entries,
  vacantes: v.optional(v.literal('si')),
});
export type SedeMapFilter = v.InferOutput<typeof sedeMapFilterSchema>;

export const sedeFilterSchema = v.object({
  ...sedeMapFilterSchema.entries,
  pagina: pageSchema,
  sedes: v.optional(
    v.pipe(
      v.string(),
      v.transform((ids) => ids.split(',')),
      v.array(idSchema),
      v.maxLength(10),
    ),
  ),
});
export type SedeFilter = v.InferOutput<typeof sedeFilterSchema>;

/** What is looked for while it is typed. */
export const nameFilterSchema = v.object({ texto: v.pipe(wordsSchema, v.minLength(1)) });

/** Which solicitudes an inbox holds, and in which order. */
export const inboxFilterSchema = v.object({
  estado: v.optional(v.picklist([...ESTADOS, 'por_hacer', 'sin_decidir', 'por_confirmar', 'con_reclamo'])),
  etapa: v.optional(codeSchema),
  dia: v.optional(daySchema),
  dias: v.optional(integerIn(0, 3650)),
  asignacion: v.optional(v.pipe(v.string(), v.regex(/^(mias|libres|de_otros|de:[^\0]{1,100})$/))),
  grado: v.optional(integerIn(-2, 99)),
  condicion: v.optional(codeSchema),
  plazo: v.optional(v.picklist(['vencida', 'hoy', 'semana'])),
  orden: v.optional(v.picklist(['antiguas', 'recientes', 'plazo']), 'antiguas'),
  texto: v.optional(wordsSchema, ''),
});
export type InboxFilter = v.InferOutput<typeof inboxFilterSchema>;
export const inboxPageSchema = v.object({
  ...inboxFilterSchema.entries,
  porPagina: v.optional(v.pipe(v.picklist(['10', '25', '50']), v.transform(Number)), '10'),
  tras: v.optional(v.pipe(v.string(), v.regex(/^(sin|\d{1,16})\.\d{1,15}$/))),
  pagina: pageSchema,
});
export type InboxPage = v.InferOutput<typeof inboxPageSchema>;
export const assignmentsSchema = v.strictObject({
  solicitudes: v.pipe(v.array(v.strictObject({ radicado: v.string(), version: versionNumber })), v.minLength(1), v.maxLength(50)),
  a: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.excludes('\0'))),
});
export type Assignments = v.InferOutput<typeof assignmentsSchema>;

export const madeCallSchema = v.strictObject({
  version: versionNumber,
  intentos: v.pipe(v.number(), v.integer(), v.minValue(0)),
  resultado: v.picklist(['hecha', 'no_contesta']),
  nota: reasonSchema,
});
export const callFilterSchema = v.object({ estado: v.optional(v.picklist(ESTADOS)), pagina: pageSchema });

const readsSchema = v.optional(v.picklist(['si', 'no']), 'si');
export const bitacoraFilterSchema = v.object({ lecturas: readsSchema, pagina: pageSchema });
export const wholeBitacoraFilterSchema = v.object({
  quien: v.optional(wordsSchema),
  dia: v.optional(daySchema),
  que: v.optional(v.picklist(BITACORA_FACTS)),
  lecturas: readsSchema,
  despuesDe: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.transform(Number))),
});
export type WholeBitacoraFilter = v.InferOutput<typeof wholeBitacoraFilterSchema>;
