import { parse, type GenericSchema } from 'valibot';
import { solicitudSchema } from '#domain/solicitud/solicitudSchema.ts';
import { filingReceiptSchema, familySolicitudSchema } from '#domain/answers/citizenAnswers.ts';
import type { FilingReceipt, SolicitudEdit, FamilySolicitud, NewSolicitud } from '#domain/contractTypes.ts';
import { identificationOfEdited, type Draft, type Edited } from './draft';
import { inputOf, type Rules } from './checkDraft';

interface CheckedCall<Body, Answer> {
  path: string;
  body: Body;
  /** What the answer must be. */
  schema: GenericSchema<unknown, Answer>;
}

export type SolicitudCall =
  | ({ kind: 'nueva' } & CheckedCall<NewSolicitud, FilingReceipt>)
  | ({ kind: 'edicion'; edited: Edited } & CheckedCall<SolicitudEdit, FamilySolicitud>);

/** The call that sends a draft. Throws on one that is not complete: no screen sends it. */
export function solicitudBody(draft: Draft, rules: Rules, pathOfNew: string): SolicitudCall {
  const data = parse(solicitudSchema(rules.convocatoria, rules.today), inputOf(draft.values));
  if (draft.edited) {
    const { edited } = draft;
    const body = { identificacion: identificationOfEdited(edited), version: edited.version, datos: data };
    const path = `api/educacion/consulta/${edited.accion}`;
    return { kind: 'edicion', edited, path, body, schema: familySolicitudSchema };
  }
  if (!draft.aviso) throw new Error('The aviso was not read');
  const body = { claveIdempotencia: draft.claveIdempotencia, aviso: draft.aviso, datos: data };
  return { kind: 'nueva', path: pathOfNew, body, schema: filingReceiptSchema };
}
