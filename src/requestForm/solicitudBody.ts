import { parse, type GenericSchema } from 'valibot';
import { datosSchema } from '#domain/solicitud/solicitudSchema.ts';
import { comprobanteSchema, solicitudDeFamiliaSchema } from '#domain/answers/citizenAnswers.ts';
import type { Comprobante, Edicion, SolicitudDeFamilia, SolicitudNueva } from '#domain/contractTypes.ts';
import { identificacionOf, type Draft, type Edited } from './draft';
import { inputOf, type Rules } from './checkDraft';

interface Call<Body, Answer> {
  path: string;
  body: Body;
  /** What the answer must be. */
  schema: GenericSchema<unknown, Answer>;
}

export type SolicitudCall =
  | ({ kind: 'nueva' } & Call<SolicitudNueva, Comprobante>)
  | ({ kind: 'edicion'; edited: Edited } & Call<Edicion, SolicitudDeFamilia>);

/** The call that sends a draft. Throws on one that is not complete: no screen sends it. */
export function requestOf(draft: Draft, rules: Rules, pathOfNew: string): SolicitudCall {
  const datos = parse(datosSchema(rules.convocatoria, rules.hoy), inputOf(draft.values));
  if (draft.edited) {
    const { edited } = draft;
    const body = { identificacion: identificacionOf(edited), version: edited.version, datos };
    const path = `api/educacion/consulta/${edited.accion}`;
    return { kind: 'edicion', edited, path, body, schema: solicitudDeFamiliaSchema };
  }
  if (!draft.aviso) throw new Error('The aviso was not read');
  const body = { claveIdempotencia: draft.claveIdempotencia, aviso: draft.aviso, datos };
  return { kind: 'nueva', path: pathOfNew, body, schema: comprobanteSchema };
}
