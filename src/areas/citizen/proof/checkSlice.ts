import { createAction } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import type { RunProgress } from '#allocation/workerMessages.ts';
import type { CheckState, Obtained, WantedCheck } from './checkState';
import { proofPlaceOf } from './proofPaths';

type In<Status extends CheckState['status']> = Extract<CheckState, { status: Status }>;

/** A person wants a published run repeated; nothing happens while another one is. */
export const checkRequested = createAction<WantedCheck>('citizen/check/requested');
/** So much of the file has come. */
export const fileProgressed = createAction<{ bytes: number }>('citizen/check/fileProgressed');
/** All of it has, and the worker starts. */
export const fileFetched = createAction('citizen/check/fileFetched');
export const checkProgressed = createAction<RunProgress>('citizen/check/checkProgressed');
export const checkFinished = createAction<Obtained>('citizen/check/checkFinished');
export const foundInvalid = createAction<Pick<In<'invalid'>, 'violations' | 'total'>>('citizen/check/foundInvalid');
export const checkFailed = createAction<Pick<In<'failed'>, 'message' | 'wayOn'>>('citizen/check/checkFailed');
/** A person calls it off. */
export const checkCancelled = createAction('citizen/check/checkCancelled');

const idle = (): In<'idle'> => ({ status: 'idle' });
/** Leaving its stage's page ends a check, and forgets what it gave. */
const idleElsewhere = <S extends Exclude<CheckState, { status: 'idle' }>>(
  state: S,
  { payload }: ReturnType<typeof locationChanged>,
) => {
  const place = proofPlaceOf(payload.address.path);
  return place?.page === 'etapa' && place.etapa === state.wanted.etapa ? state : idle();
};

export const checkMachine = declareMachine<CheckState>('citizen.check', idle())
  .on(['idle', 'done', 'invalid', 'failed', 'cancelled'], checkRequested, 'fetching', (_, { payload }) => ({
    status: 'fetching',
    wanted: payload,
    bytes: 0,
  }))
  .on('fetching', fileProgressed, 'fetching', (state, { payload }) => ({ ...state, bytes: payload.bytes }))
  .on('fetching', fileFetched, 'running', ({ wanted }) => ({ status: 'running', wanted, progress: null }))
  .on('running', checkProgressed, 'running', (state, { payload }) => ({ ...state, progress: payload }))
  .on('running', checkFinished, 'done', ({ wanted }, { payload }) => ({ status: 'done', wanted, obtained: payload }))
  .on('running', foundInvalid, 'invalid', ({ wanted }, { payload }) => ({ status: 'invalid', wanted, ...payload }))
  .on(['fetching', 'running'], checkFailed, 'failed', ({ wanted }, { payload }) => ({ status: 'failed', wanted, ...payload }))
  .on(['fetching', 'running'], checkCancelled, 'cancelled', ({ wanted }) => ({ status: 'cancelled', wanted }))
  .on('fetching', locationChanged, ['fetching', 'idle'], idleElsewhere)
  .on('running', locationChanged, ['running', 'idle'], idleElsewhere)
  .on('done', locationChanged, ['done', 'idle'], idleElsewhere)
  .on('invalid', locationChanged, ['invalid', 'idle'], idleElsewhere)
  .on('failed', locationChanged, ['failed', 'idle'], idleElsewhere)
  .on('cancelled', locationChanged, ['cancelled', 'idle'], idleElsewhere)
  .build();
export const selectCheck = placePart(checkMachine).select;

/** Whether a check goes on. */
export function selectIsChecking(state: object): boolean {
  const { status } = selectCheck(state);
  return status === 'fetching' || status === 'running';
}
