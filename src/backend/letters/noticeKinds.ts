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

/**
 * What a letter says of the solicitud. Nobody has confirmed the address, which may be anybody's: nothing that was typed
 * goes into a letter, neither a name nor a reason, so that the city's letters carry no stranger's words.
 */
export const noticeDataSchema = v.object({
  radicado: v.string(),
  /** The first moment that is too late. */
  plazo: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** What became of the seat of before, the current one or one that was accepted; absent: there was none, or it does not count. */
  cupoAnterior: v.optional(v.picklist(['conserva', 'paso'])),
});
export type NoticeData = v.InferOutput<typeof noticeDataSchema>;
