import { createAction } from '@reduxjs/toolkit';
import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { services } from '#core/saga/services.ts';
import { AREA } from '../placesPaths';
import { runRequested, selectRun, isUnderWay } from './runSlice';

/** A simulation is asked for: of the stage's list, or of a replication file that the person chose. */
export const simulationRequested = createAction(
  `${AREA}/asignacion/simulationRequested`,
  (wanted: { etapa: string; semilla: string }, file: File | null) => ({
    payload: wanted,
    // No reducer sees a `File`.
    meta: { secret: { file } },
  }),
);

/** Starts simulations; a chosen file is held for another try until the next simulation, or until the page is left. */
export function* simulationSaga(): SagaGenerator<void> {
  const { files } = yield* services();
  let held: string | null = null;
  const release = () => {
    if (held !== null) files.release(held);
    held = null;
  };
  for (;;) {
    const action: unknown = yield* take([simulationRequested, locationChanged, ...SESSION_ENDINGS]);
    const run = yield* select(selectRun);
    if (!simulationRequested.match(action)) {
      if (run.status === 'idle') release();
      continue;
    }
    if (isUnderWay(run)) continue;
    release();
    const { payload, meta } = action;
    const file = meta.secret.file === null ? null : files.hold(meta.secret.file);
    held = file?.id ?? null;
    yield* put(
      runRequested({ purpose: 'simulacion', ...payload, file: file && { id: file.id, name: file.name } }),
    );
  }
}
