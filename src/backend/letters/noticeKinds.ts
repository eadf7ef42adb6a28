import * as v from 'valibot';

/** What families are told by letter. */
export const noticeKindSchema = v.picklist([
  'radicada',
  'por_subsanar',
  'validada',
  'no_admitida',
  'asignada',
  'en_lista_de_espera',
  'sin_cupo',
  'vencida',
  'subsanacion_por_vencer',
  'oferta_por_vencer',
]);
export type NoticeKind = v.InferOutput<typeof noticeKindSchema>;

/** What a letter says of the solicitud. It names neither document nor condition: letters are read by others too. */
export const noticeDataSchema = v.object({
  radicado: v.string(),
  /** First names of the pupil: a family may have several solicitudes. */
  nombres: v.string(),
  motivo: v.nullable(v.string()),
  /** The first moment that is too late. */
  plazo: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type NoticeData = v.InferOutput<typeof noticeDataSchema>;
