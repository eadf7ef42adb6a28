import type { Task } from 'redux-saga';
import { call, cancel, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { safeParse } from 'valibot';
import { locationChanged } from '../../../../features/location/locationSlice';
import { refusalOf } from '../../../../features/sending/refusal';
import { SESSION_ENDINGS } from '../../../../features/session/sessionSlice';
import { failureMessage } from '../../../../services/http/failureMessage';
import { HttpError, type HttpFailure } from '../../../../services/http/types';
import { CSV_TYPE } from '../../../../shared/csvType';
import { informeDeImportacionSchema } from '../../../../shared/educacion/respuestas/ofertas';
import type { ErrorDeFila, InformeDeImportacion } from '../../../../shared/educacion/tipos';
import { callWithSignal } from '../../../../shared/saga/callWithSignal';
import { services } from '../../../../shared/saga/services';
import { surviving } from '../../../../shared/saga/surviving';
import { OFERTAS_CALL } from '../ofertas';
import { readFile, writeErrors } from './archivoSaga';
import {
  errorsRequested,
  fileChosen,
  fileRefused,
  importDismissed,
  retryRequested,
  reviewBegun,
  reviewed,
  rowsRefused,
  saveBegun,
  saveCancelled,
  saveConfirmed,
  saved,
  selectImportacion,
  stepFailed,
} from './importacion';
import type { Errores, Leido } from './mensajes';
import { SHOWN_ERRORS } from './mostrados';

const CANCELLED =
  'Canceló el guardado cuando ya iba en camino, y no se sabe si se hizo. Puede intentarlo de nuevo: lo que ya esté guardado no cambia.';

/** One try; the message says why it was not done. */
function* send({ revisar, guardar }: Leido, soloRevisar: boolean): SagaGenerator<InformeDeImportacion | { mensaje: string }> {
  const { http } = yield* services();
  const failed = (failure: HttpFailure) => ({ mensaje: refusalOf(failure)?.message ?? failureMessage(failure) });
  try {
    const answer = yield* callWithSignal((signal) =>
      http.post(`${OFERTAS_CALL}/importacion`, soloRevisar ? revisar : guardar, { signal }),
    );
    const { success, output } = safeParse(informeDeImportacionSchema, answer);
    if (!success) return failed({ kind: 'notJson', status: 200 });
    const isDone = soloRevisar || output.guardada || output.errores.length > 0;
    return isDone ? output : failed({ kind: 'notJson', status: 200 });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return failed(error.failure);
  }
}

/** Tries until there is an answer, each time that the person asks for it. */
function* ask(leido: Leido, soloRevisar: boolean): SagaGenerator<InformeDeImportacion> {
  for (;;) {
    yield* put((soloRevisar ? reviewBegun : saveBegun)({ filas: leido.filas }));
    const { answer } = yield* race({ answer: call(send, leido, soloRevisar), cancelled: take(saveCancelled) });
    if (answer && 'revisadas' in answer) return answer;
    yield* put(stepFailed({ mensaje: answer?.mensaje ?? CANCELLED }));
    yield* take(retryRequested);
  }
}

/** Tells what is wrong, and gives it as a file as often as a person wants it; what the backend found is written then. */
function* tellErrors(
  { nombre, filas }: { nombre: string; filas: number },
  { primeros, total, enArchivo }: Omit<Errores, 'archivo'>,
  content: Blob | readonly ErrorDeFila[],
): SagaGenerator<void> {
  const { files } = yield* services();
  yield* put(rowsRefused({ errores: primeros, total, enArchivo, filas }));
  for (;;) {
    yield* take(errorsRequested);
    const archivo = content instanceof Blob ? content : yield* writeErrors(content);
    if (archivo) yield* call([files, 'save'], `errores-${nombre.replace(/\.[^.]*$/, '')}.csv`, CSV_TYPE, archivo);
  }
}

/** The rows are kept here, from the file to what the backend says of them; the state has only what is shown. */
function* importFile(file: File): SagaGenerator<void> {
  const lectura = yield* readFile(file);
  if (lectura.tipo === 'ilegible') {
    yield* put(fileRefused({ mensaje: lectura.mensaje }));
    return;
  }
  const { name: nombre } = file;
  if (lectura.tipo === 'erroneo') return yield* tellErrors({ nombre, filas: lectura.filas }, lectura.errores, lectura.errores.archivo);
  const { filas, sobrantes } = lectura;
  const tellRefusal = ({ errores }: InformeDeImportacion) => {
    const [total, primeros] = [errores.length, errores.slice(0, SHOWN_ERRORS)];
    return tellErrors({ nombre, filas }, { primeros, total, enArchivo: total }, errores);
  };
  const revision = yield* ask(lectura, true);
  if (revision.errores.length > 0) return yield* tellRefusal(revision);
  yield* put(reviewed({ cuentas: cuentasDe(revision), sobrantes }));
  yield* take(saveConfirmed);
  const informe = yield* ask(lectura, false);
  if (informe.errores.length > 0) return yield* tellRefusal(informe);
  yield* put(saved({ cuentas: cuentasDe(informe) }));
}

function cuentasDe({ revisadas, nuevas, cambiadas, iguales }: InformeDeImportacion) {
  return { revisadas, nuevas, cambiadas, iguales };
}

/** The person does without it, leaves the page, or the session ends. */
function* calledOff(): SagaGenerator<void> {
  do yield* take([importDismissed, locationChanged, ...SESSION_ENDINGS]);
  while ((yield* select(selectImportacion)).status !== 'idle');
}

function* follow({ meta }: ReturnType<typeof fileChosen>): SagaGenerator<void> {
  yield* race([call(importFile, meta.secret.file), call(calledOff)]);
}

/** Another file takes the place of the one before, unless that one is being saved: the machine does not take it then. */
export function* importacionSaga(): SagaGenerator<void> {
  let last: Task | undefined;
  for (;;) {
    const chosen = yield* take(fileChosen);
    if ((yield* select(selectImportacion)).status !== 'reading') continue;
    if (last) yield* cancel(last);
    last = yield* fork(surviving(follow), chosen);
  }
}
