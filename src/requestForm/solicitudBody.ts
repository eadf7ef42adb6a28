import { parse } from 'valibot';
import { solicitudSchema } from '#domain/solicitud/solicitudSchema.ts';
import type { EditInName, SolicitudEdit, NewSolicitud } from '#domain/contractTypes.ts';
import { identificationOfEdited, type Draft } from './draft';
import { inputOf, type Rules } from './checkDraft';

export type SolicitudCall =
  { kind: 'nueva'; path: string; body: NewSolicitud } | { kind: 'edicion'; path: string; body: SolicitudEdit | EditInName };

/** Where the backend has what staff do in a family's name. */
export const inNamePath = (radicado: string): string =>
  `api/educacion/tramitacion/solicitudes/${encodeURIComponent(radicado)}/familia`;

/** The call that sends a draft. Throws on one that is not complete: no screen sends it. */
export function solicitudBody(
  { values, edited, aviso, claveIdempotencia, motivoExtemporanea }: Draft,
  rules: Rules,
  pathOfNew: string,
): SolicitudCall {
  const datos = parse(solicitudSchema(rules.convocatoria, rules.today), inputOf(values));
  if (edited?.peticion) {
    const { radicado, version, accion, peticion } = edited;
    return { kind: 'edicion', path: `${inNamePath(radicado)}/${accion}`, body: { peticion, version, datos } };
  }
  if (edited) {
    const body = { identificacion: identificationOfEdited(edited), version: edited.version, datos };
    return { kind: 'edicion', path: `api/educacion/consulta/${edited.accion}`, body };
  }
  if (!aviso) throw new Error('The aviso was not read');
  return {
    kind: 'nueva',
    path: pathOfNew,
    body: { claveIdempotencia, aviso, datos, ...(motivoExtemporanea && { motivoExtemporanea }) },
  };
}
