import type { SagaGenerator } from 'typed-redux-saga';
import { safeParse } from 'valibot';
import { HttpError } from '#services/http/httpTypes.ts';
import { solicitudSchema } from '#domain/solicitud/solicitudSchema.ts';
import { familySolicitudSchema } from '#domain/answers/citizenAnswers.ts';
import type { Identification, FamilySolicitud, SolicitudData } from '#domain/contractTypes.ts';
import { ask } from '#core/saga/ask.ts';
import { sameValue } from '#domain/sameValue.ts';
import { identificationOfEdited, type Edited } from './draft';
import { inNamePath } from './solicitudBody';
import type { Rules } from './checkDraft';

/**
 * The solicitud as it stands, found by the data that an edit would give it or by those that it was filed with: nobody
 * knows whether the edit was done. Throws `HttpError`.
 */
export function* readEdited(edited: Edited, datos: SolicitudData): SagaGenerator<FamilySolicitud> {
  if (edited.peticion) return yield* readInName(edited.radicado);
  const identificacion = identificationOfEdited(edited);
  const { documento, fechaNacimiento } = datos.estudiante;
  const now = { radicado: identificacion.radicado, documento, fechaNacimiento };
  const isSame = documento === identificacion.documento && fechaNacimiento === identificacion.fechaNacimiento;
  if (isSame) return yield* lookUp(identificacion);
  try {
    return yield* lookUp(now);
  } catch (error) {
    if (!(error instanceof HttpError) || error.failure.kind !== 'status' || error.failure.status !== 404) throw error;
    return yield* lookUp(identificacion);
  }
}

/** Whether the edit is what the solicitud holds: an earlier try of it was done, and its answer lost. */
export function isSaved(solicitud: FamilySolicitud, datos: SolicitudData, accion: Edited['accion'], rules: Rules): boolean {
  if (accion === 'subsanacion' && solicitud.acciones.includes('subsanar')) return false;
  const { success, output } = safeParse(solicitudSchema(rules.convocatoria, rules.today), solicitud.datos);
  return success && sameValue(output, datos);
}

function readInName(radicado: string): SagaGenerator<FamilySolicitud> {
  return ask(familySolicitudSchema, (http, options) => http.get(inNamePath(radicado), options));
}

function lookUp(identificacion: Identification): SagaGenerator<FamilySolicitud> {
  return ask(familySolicitudSchema, (http, options) => http.post('api/educacion/consulta', identificacion, options));
}
