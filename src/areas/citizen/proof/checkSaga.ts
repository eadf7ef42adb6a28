import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { services } from '#core/saga/services.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { checkCancelled, checkFailed, checkRequested, selectCheck, selectIsChecking } from './checkSlice';
import type { WantedCheck } from './checkState';

/** The check's own code, or its worker's, comes when it is first asked for. */
const OFFLINE = 'Este equipo dice que no tiene conexión. Revísela e intente de nuevo: esto no dice nada del resultado';
const INTERRUPTED = 'La comprobación se interrumpió. Intente de nuevo';
/** A new build has replaced the files on the server: no check can begin any more. */
const REPLACED =
  'Hay una versión nueva de la aplicación, y esta página ya no puede comprobar. Vuelva a cargar la página y compruebe otra vez.';

/** With the pages that it is asked for on: no other page of families has it. */
const loadCheck = () => import(/* webpackChunkName: "proof" */ './repeatRun');

/** Repeats what is asked for, one at a time; calling it off or leaving the page ends the worker. */
export function* checkSaga(): SagaGenerator<void> {
  for (;;) {
    yield* take(checkRequested);
    const state = yield* select(selectCheck);
    if (state.status === 'fetching') yield* race([call(performCheck, state.wanted), call(ended)]);
  }
}

/** Until the check is not under way any more, other than by its own end. */
function* ended(): SagaGenerator<void> {
  do yield* take([checkCancelled, locationChanged]);
  while (yield* select(selectIsChecking));
}

function* performCheck(wanted: WantedCheck): SagaGenerator<void> {
  const { deployment, report } = yield* services();
  try {
    const { repeatRun } = yield* call(loadCheck);
    if (yield* repeatRun(wanted)) return;
  } catch (error) {
    report(error);
  }
  if (yield* call([deployment, 'isReplaced'])) {
    yield* put(checkFailed({ message: REPLACED, wayOn: 'reload' }));
    return;
  }
  // What the device says of its connection decides nothing but the words: it may be wrong.
  yield* put(checkFailed({ message: deployment.isOffline() ? OFFLINE : INTERRUPTED, wayOn: 'again' }));
}
