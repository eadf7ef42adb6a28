import type { SagaGenerator } from 'typed-redux-saga';
import { familySolicitudSchema } from '#domain/answers/citizenAnswers.ts';
import type { Identification, Withdrawal, OfertaAnswer, FamilySolicitud } from '#domain/contractTypes.ts';
import { ask } from '#core/saga/ask.ts';
import type { FamilyMove } from '#requestForm/familyMoves.ts';

const PATH = 'api/educacion/consulta';

/** The solicitud that the three data name; throws `HttpError`. */
export function askForSolicitud(identificacion: Identification): SagaGenerator<FamilySolicitud> {
  return post(PATH, identificacion);
}

/** Asks anew for the solicitud on the screen; throws `HttpError`. */
export function askAgain(solicitud: FamilySolicitud): SagaGenerator<FamilySolicitud> {
  return askForSolicitud(identificationOf(solicitud));
}

/** Sends a move of the family's and gives the solicitud as it is then; throws `HttpError`. */
export function postMove(solicitud: FamilySolicitud, move: FamilyMove): SagaGenerator<FamilySolicitud> {
  const common = { identificacion: identificationOf(solicitud), version: solicitud.version };
  return move === 'retirar'
    ? post(`${PATH}/retiro`, { ...common, motivo: null } satisfies Withdrawal)
    : post(`${PATH}/respuesta`, { ...common, respuesta: move } satisfies OfertaAnswer);
}

/** What the solicitud is found by, read from itself: what was typed is kept nowhere. */
export function identificationOf({ radicado, datos }: FamilySolicitud): Identification {
  const { documento, fechaNacimiento } = datos.estudiante;
  return { radicado, documento, fechaNacimiento };
}

function post(path: string, body: object): SagaGenerator<FamilySolicitud> {
  return ask(familySolicitudSchema, (http, options) => http.post(path, body, options));
}
