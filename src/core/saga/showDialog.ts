import { call, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectPath } from '../location/locationSlice';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { callWithSignal } from './callWithSignal';
import { services } from './services';

/**
 * Shows a dialog and gives the person's answer; false too when it was replaced by another one or the
 * page changed: a dialog does not outlive its screen.
 */
export function* showDialog(dialog: Dialog): SagaGenerator<boolean> {
  const { dialogs } = yield* services();
  const { answer } = yield* race({
    answer: call(callWithSignal<boolean>, (signal: AbortSignal) => dialogs.open(dialog, signal)),
    left: call(pageLeft),
  });
  return answer ?? false;
}

function* pageLeft(): SagaGenerator<void> {
  const path = yield* select(selectPath);
  while ((yield* select(selectPath)) === path) yield* take(locationChanged);
}
