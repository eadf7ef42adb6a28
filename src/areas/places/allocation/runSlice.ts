import { createAction } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import type { RunOutcome, RunProgress } from '#allocation/workerMessages.ts';
import type { RunState, RunFailure, WantedRun } from './runState';
import { allocationAt } from '../allocationPaths';

/** A run is asked for; nothing happens while another one goes on. */
export const runRequested = createAction<WantedRun>('places/run/requested');
/** Its list is there, and the worker starts. */
export const runStarted = createAction('places/run/started');
export const runProgressed = createAction<RunProgress>('places/run/progressed');
export const runFinished = createAction<RunOutcome>('places/run/finished');
export const runFoundInvalid = createAction<{ violations: readonly string[]; total: number }>('places/run/foundInvalid');
export const runFailed = createAction<RunFailure>('places/run/failed');
/** A person calls it off. */
export const runCancelled = createAction('places/run/cancelled');
/** A person wants it again, after it failed or was called off. */
export const runRetried = createAction<WantedRun>('places/run/retried');

const idle = (): RunState & { status: 'idle' } => ({ status: 'idle' });
/** Leaving its page ends a run, and forgets what it gave. */
const idleElsewhere = <S extends RunState & { wanted: WantedRun }>(state: S, { payload }: ReturnType<typeof locationChanged>) =>
  allocationAt(payload.address) === state.wanted.etapa ? state : idle();

export const runMachine = declareMachine<RunState>('places.run', idle())
  .on(['idle', 'done', 'invalid', 'failed', 'cancelled'], runRequested, 'reading', (_, { payload }) => ({
    status: 'reading',
    wanted: payload,
  }))
  .on('reading', runStarted, 'running', ({ wanted }) => ({ status: 'running', wanted, progress: null }))
  .on('running', runProgressed, 'running', (state, { payload }) => ({ ...state, progress: payload }))
  .on('running', runFinished, 'done', ({ wanted }, { payload }) => ({ status: 'done', wanted, result: payload }))
  .on(['reading', 'running'], runFoundInvalid, 'invalid', ({ wanted }, { payload }) => ({
    status: 'invalid',
    wanted,
    ...payload,
  }))
  .on(['reading', 'running'], runFailed, 'failed', ({ wanted }, { payload }) => ({ status: 'failed', wanted, ...payload }))
  .on(['reading', 'running'], runCancelled, 'cancelled', ({ wanted }) => ({ status: 'cancelled', wanted }))
  .on('reading', locationChanged, ['reading', 'idle'], idleElsewhere)
  .on('running', locationChanged, ['running', 'idle'], idleElsewhere)
  .on('done', locationChanged, ['done', 'idle'], idleElsewhere)
  .on('invalid', locationChanged, ['invalid', 'idle'], idleElsewhere)
  .on('failed', locationChanged, ['failed', 'idle'], idleElsewhere)
  .on('cancelled', locationChanged, ['cancelled', 'idle'], idleElsewhere)
  .onSessionEnd(['reading', 'running', 'done', 'invalid', 'failed', 'cancelled'], 'idle', idle)
  .build();
export const selectRun = placePart(runMachine).select;

/** Whether a run goes on. */
export function selectIsRunning(state: object): boolean {
  const { status } = selectRun(state);
  return status === 'reading' || status === 'running';
}
