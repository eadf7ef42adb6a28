import * as v from 'valibot';

import type { Estado } from '#domain/contractTypes.ts';

/** What families are told by letter (the table in src/backend/README.md). */
export const noticeKindSchema = v.picklist([
  'radicada',
  'cambiada',
  'por_subsanar',
  'subsanada',
  'plazo_cambiado',
  'otra_vez_en_revision',
  'validada',
  'no_admitida',
  'asignada',
  'en_lista_de_espera',
  'sin_cupo',
  'aceptada',
  'aceptada_y_en_lista',
  'declinada',
  'vencida',
  'matriculada',
  'retirada',
  'subsanacion_por_vencer',
  'oferta_por_vencer',
  'radicado_perdido',
  'hermano_nombrado',
  'correo_nuevo',
  'correo_anterior',
  'telefono_cambiado',
  'reclamo',
  'reclamo_respondido',
]);
export type NoticeKind = v.InferOutput<typeof noticeKindSchema>;

/** The state in which what a letter says holds; the others tell what was done, which stays so. */
export const holdsIn: Partial<Record<NoticeKind, Estado>> = {
  por_subsanar: 'por_subsanar',
  subsanada: 'en_revision',
  plazo_cambiado: 'por_subsanar',
  otra_vez_en_revision: 'en_revision',
  validada: 'validada',
  asignada: 'asignada',
  en_lista_de_espera: 'en_lista_de_espera',
  aceptada: 'aceptada',
  aceptada_y_en_lista: 'aceptada_y_en_lista',
  subsanacion_por_vencer: 'por_subsanar',
  oferta_por_vencer: 'asignada',
};

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
  /** The oferta that is offered, held or given back. */
  oferta: v.optional(v.string()),
});
export type NoticeData = v.InferOutput<typeof noticeDataSchema>;
