import { createAction } from '@reduxjs/toolkit';
import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { holdFile, releaseFile } from './heldFiles';
import { runRequested, selectIsRunning, selectRun } from './runSlice';

/** A simulation is asked for: of the stage's list, or of a replication file that the person chose. */
export const simulationRequested = createAction(
  'places/simulation/requested',
  (wanted: { etapa: string; semilla: string }, file: File | null) => ({
    payload: wanted,
    // No reducer sees a `File`.
    meta: { secret: { file } },
  }),
);

/** Starts simulations; a chosen file is held for another try until the next simulation, or until the page is left. */
export function* simulationSaga(): SagaGenerator<void> {
  let held: string | null = null;
  const release = () => {
    if (held !== null) releaseFile(held);
    held = null;
  };
  for (;;) {
    const action: unknown = yield* take([simulationRequested, locationChanged, ...SESSION_ENDINGS]);
    if (!simulationRequested.match(action)) {
      if ((yield* select(selectRun)).status === 'idle') release();
      continue;
    }
    if (yield* select(selectIsRunning)) continue;
    release();
    const { payload, meta } = action;
    const { file } = meta.secret;
    held = file && holdFile(file);
    yield* put(
      runRequested({ purpose: 'simulate', ...payload, file: file && held !== null ? { id: held, name: file.name } : null }),
    );
  }
}
