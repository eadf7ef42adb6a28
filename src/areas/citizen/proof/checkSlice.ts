import { createAction } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import type { RunProgress } from '#allocation/workerMessages.ts';
import { isSameCheck, type CheckState, type EndedCheck, type Obtained, type WantedCheck } from './checkState';
import { proofPlaceOf } from './proofPaths';

type Ended<Kind extends EndedCheck['kind']> = Omit<Extract<EndedCheck, { kind: Kind }>, 'kind' | 'wanted'>;

/** A person wants a published run repeated; nothing happens while another one is. */
export const checkRequested = createAction<WantedCheck>('citizen/check/requested');
/** So much of the file has come. */
export const fileProgressed = createAction<{ bytes: number }>('citizen/check/fileProgressed');
/** All of it has, and the worker starts. */
export const fileFetched = createAction('citizen/check/fileFetched');
export const checkProgressed = createAction<RunProgress>('citizen/check/checkProgressed');
export const checkFinished = createAction<Obtained>('citizen/check/checkFinished');
export const foundInvalid = createAction<Ended<'invalid'>>('citizen/check/foundInvalid');
export const checkFailed = createAction<Ended<'failed'>>('citizen/check/checkFailed');
/** A person calls it off. */
export const checkCancelled = createAction('citizen/check/checkCancelled');

type UnderWay = Exclude<CheckState, { status: 'idle' }>;

const besides = ({ ended }: CheckState, wanted: WantedCheck) => ended.filter((one) => !isSameCheck(one.wanted, wanted));
const ending = (state: UnderWay, end: EndedCheck): CheckState & { status: 'idle' } => ({
  status: 'idle',
  ended: [...besides(state, state.wanted), end],
});
/** Leaving its stage's page ends a check; what others gave stays. */
const idleElsewhere = <S extends UnderWay>(state: S, { payload }: ReturnType<typeof locationChanged>) => {
  const place = proofPlaceOf(payload.address.path);
  const { anio, etapa } = state.wanted.etapa;
  if (place?.page === 'etapa' && place.etapa === etapa && (place.anio ?? anio) === anio) return state;
  return { status: 'idle' as const, ended: state.ended };
};

export const checkMachine = declareMachine<CheckState>('citizen.check', { status: 'idle', ended: [] })
  .on('idle', checkRequested, 'fetching', (state, { payload: wanted }) => ({
    status: 'fetching',
    wanted,
    bytes: 0,
    ended: besides(state, wanted),
  }))
  .on('fetching', fileProgressed, 'fetching', (state, { payload }) => ({ ...state, bytes: payload.bytes }))
  .on('fetching', fileFetched, 'running', ({ wanted, ended }) => ({ status: 'running', wanted, progress: null, ended }))
  .on('running', checkProgressed, 'running', (state, { payload }) => ({ ...state, progress: payload }))
  .on('running', checkFinished, 'idle', (state, { payload }) =>
    ending(state, { kind: 'done', wanted: state.wanted, obtained: payload }),
  )
  .on('running', foundInvalid, 'idle', (state, { payload }) =>
    ending(state, { kind: 'invalid', wanted: state.wanted, ...payload }),
  )
  .on(['fetching', 'running'], checkFailed, 'idle', (state, { payload }) =>
    ending(state, { kind: 'failed', wanted: state.wanted, ...payload }),
  )
  .on(['fetching', 'running'], checkCancelled, 'idle', (state) => ending(state, { kind: 'cancelled', wanted: state.wanted }))
  .on('fetching', locationChanged, ['fetching', 'idle'], idleElsewhere)
  .on('running', locationChanged, ['running', 'idle'], idleElsewhere)
  .build();
export const selectCheck = placePart(checkMachine).select;

/** Whether a check goes on. */
export const selectIsChecking = (state: object): boolean => selectCheck(state).status !== 'idle';
