import { parse } from 'valibot';
import { datosSchema } from '../../shared/educacion/datos';
import type { Edicion, SolicitudNueva } from '../../shared/educacion/tipos';
import type { Draft } from './draft';
import { inputOf, type Rules } from './validate';

/** What is sent, and where to. Throws a ValiError on a draft that is not complete: no screen sends one. */
export function requestOf(
  draft: Draft,
  rules: Rules,
  pathOfNew: string,
): { path: string; body: SolicitudNueva | Edicion } {
  const datos = parse(datosSchema(rules.convocatoria, rules.hoy), inputOf(draft.values));
  if (draft.edited) {
    const { accion, identificacion, version } = draft.edited;
    return { path: `api/educacion/consulta/${accion}`, body: { identificacion, version, datos } };
  }
  if (!draft.aviso) throw new Error('The aviso was not read');
  return { path: pathOfNew, body: { claveIdempotencia: draft.claveIdempotencia, aviso: draft.aviso, datos } };
}
