import type { SagaGenerator } from 'typed-redux-saga';
import { safeParse } from 'valibot';
import { HttpError } from '#services/http/httpTypes.ts';
import { solicitudDeFamiliaSchema } from '#domain/answers/citizenAnswers.ts';
import type { Identificacion, Retiro, RespuestaAOferta, SolicitudDeFamilia } from '#domain/contractTypes.ts';
import { callWithSignal } from '#core/saga/callWithSignal.ts';
import { services } from '#core/saga/services.ts';
import type { Move } from './lookUpSlice';

const PATH = 'api/educacion/consulta';

/** The request that the three data name; throws `HttpError`. */
export function askForRequest(identificacion: Identificacion): SagaGenerator<SolicitudDeFamilia> {
  return post(PATH, identificacion);
}

/** Asks anew for the request on the screen; throws `HttpError`. */
export function askAgain(solicitud: SolicitudDeFamilia): SagaGenerator<SolicitudDeFamilia> {
  return askForRequest(identificacionOf(solicitud));
}

/** Sends a move of the family's and gives the request as it is then; throws `HttpError`. */
export function postMove(solicitud: SolicitudDeFamilia, move: Move): SagaGenerator<SolicitudDeFamilia> {
  const common = { identificacion: identificacionOf(solicitud), version: solicitud.version };
  return move === 'retirar'
    ? post(`${PATH}/retiro`, { ...common, motivo: null } satisfies Retiro)
    : post(`${PATH}/respuesta`, { ...common, respuesta: move } satisfies RespuestaAOferta);
}

/** What the request is found by, read from itself: what was typed is kept nowhere. */
function identificacionOf({ radicado, datos }: SolicitudDeFamilia): Identificacion {
  const { documento, fechaNacimiento } = datos.estudiante;
  return { radicado, documento, fechaNacimiento };
}

function* post(path: string, body: object): SagaGenerator<SolicitudDeFamilia> {
  const { http } = yield* services();
  const answer = yield* callWithSignal((signal) => http.post(path, body, { signal }));
  const { success, output } = safeParse(solicitudDeFamiliaSchema, answer);
  if (!success) throw new HttpError({ kind: 'notJson', status: 200 });
  return output;
}
