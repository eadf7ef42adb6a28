import { createAction, type ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionSlice.ts';
import { declareMachine } from '#core/machine.ts';
import { selectPlaced } from '#core/placed.ts';
import type { RunOutcome } from '#allocation/workerMessages.ts';
import { AREA } from '../placesPaths';
import type { RunProgress, RunState, RunFailure, WantedRun } from './runState';
import { allocationAt } from '../allocationPaths';

const event = <Payload = void>(name: string) => createAction<Payload>(`${AREA}/corrida${name}`);

/** A run is asked for; nothing happens while another one goes on. */
export const runRequested = event<WantedRun>('Requested');
/** Its list is there, and the worker starts. */
export const runStarted = event('Started');
export const runProgressed = event<RunProgress>('Progressed');
export const runFinished = event<RunOutcome>('Finished');
export const runFoundInvalid = event<{ violations: readonly string[]; total: number }>('FoundInvalid');
export const runFailed = event<RunFailure>('Failed');
/** A person calls it off. */
export const runCancelled = event('Cancelled');

const idle = (): RunState & { status: 'idle' } => ({ status: 'idle' });
/** Leaving its page ends a run, and forgets what it gave. */
const idleElsewhere = <S extends RunState & { wanted: WantedRun }>(
  state: S,
  { payload }: ReturnType<typeof locationChanged>,
) => (allocationAt(payload.address) === state.wanted.etapa ? state : idle());

const builder = declareMachine<RunState>(`${AREA}.corrida`, idle())
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
  .on('cancelled', locationChanged, ['cancelled', 'idle'], idleElsewhere);
const endings: readonly ActionCreatorWithoutPayload[] = SESSION_ENDINGS;
for (const ending of endings) {
  builder.on(['reading', 'running', 'done', 'invalid', 'failed', 'cancelled'], ending, 'idle', idle);
}

export const runMachine = builder.build();
export const selectRun = selectPlaced(AREA, 'corrida', runMachine.initial);

/** Whether a run goes on. */
export const isUnderWay = ({ status }: RunState): boolean => status === 'reading' || status === 'running';
