import { createAction, type ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { safeParse } from 'valibot';
import { locationChanged } from '../../../features/location/locationSlice';
import { SESSION_ENDINGS } from '../../../features/session/sessionSlice';
import { problemMessage } from '../../../services/http/problemMessage';
import { HttpError, type HttpFailure } from '../../../services/http/types';
import { contenidoDeArchivoSchema } from '../../../shared/educacion/respuestas/tramitacion';
import { declareMachine } from '../../../shared/machine';
import { selectPlaced } from '../../../shared/placed';
import { callWithSignal } from '../../../shared/saga/callWithSignal';
import { services } from '../../../shared/saga/services';
import { AREA } from '../paths';
import { apiPath } from './expediente';

/** A support on its way to the person's own files; it is never shown in the page. */
export type DescargaState =
  | { status: 'idle' }
  | { status: 'fetching'; archivo: string }
  | { status: 'failed'; archivo: string; message: string };

/** `archivo`: its id. */
export const fileRequested = createAction<{ radicado: string; archivo: string }>(`${AREA}/descarga/requested`);
export const fileSaved = createAction(`${AREA}/descarga/saved`);
export const fileFailed = createAction<{ message: string }>(`${AREA}/descarga/failed`);

const idle = (): DescargaState & { status: 'idle' } => ({ status: 'idle' });

const builder = declareMachine<DescargaState>(`${AREA}.descarga`, idle())
  .on(['idle', 'failed'], fileRequested, 'fetching', (_, { payload: { archivo } }) => ({ status: 'fetching', archivo }))
  .on('fetching', fileSaved, 'idle', idle)
  .on('fetching', fileFailed, 'failed', ({ archivo }, { payload: { message } }) => ({ status: 'failed', archivo, message }))
  .on(['fetching', 'failed'], locationChanged, 'idle', idle);
const endings: readonly ActionCreatorWithoutPayload[] = SESSION_ENDINGS;
for (const ending of endings) builder.on(['fetching', 'failed'], ending, 'idle', idle);

export const descargaMachine = builder.build();
export const selectDescarga = selectPlaced(AREA, 'descarga', descargaMachine.initial);

/** Fetches a support and gives it to the person to keep; leaving the page calls it off. */
export function* saveFile({ payload }: ReturnType<typeof fileRequested>): SagaGenerator<void> {
  yield* race([call(fetchFile, payload), call(pageLeft)]);
}

function* fetchFile({ radicado, archivo }: { radicado: string; archivo: string }): SagaGenerator<void> {
  const { http, files } = yield* services();
  try {
    const answer = yield* callWithSignal((signal) => http.get(`${apiPath(radicado)}/archivos/${archivo}`, { signal }));
    const { success, output } = safeParse(contenidoDeArchivoSchema, answer);
    const bytes = success ? bytesOf(output.contenido) : null;
    if (!success || bytes === null) throw new HttpError({ kind: 'notJson', status: 200 });
    yield* call([files, 'save'], output.nombre, output.tipo, bytes);
    yield* put(fileSaved());
  } catch (error) {
    const failure: HttpFailure = error instanceof HttpError ? error.failure : { kind: 'status', status: 500, body: undefined };
    yield* put(fileFailed({ message: problemMessage(failure) }));
    if (!(error instanceof HttpError)) throw error;
  }
}

function* pageLeft(): SagaGenerator<void> {
  do yield* take([locationChanged, ...SESSION_ENDINGS]);
  while ((yield* select(selectDescarga)).status === 'fetching');
}

/** Null: it is not base 64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
