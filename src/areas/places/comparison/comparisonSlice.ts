import { createAction } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import type { Comparison, ComparisonProgress } from '#allocation/comparison/comparisonMessages.ts';
import { comparedAt } from '../comparisonPaths';
import type { ComparisonFailure, ComparisonState, WantedComparison } from './comparisonState';

/** A comparison is asked for; nothing happens while another one goes on. */
export const comparisonRequested = createAction<WantedComparison>('places/comparison/requested');
export const comparisonProgressed = createAction<ComparisonProgress>('places/comparison/progressed');
export const comparisonFinished = createAction<Comparison>('places/comparison/finished');
export const comparisonFailed = createAction<ComparisonFailure>('places/comparison/failed');
/** A person calls it off. */
export const comparisonCancelled = createAction('places/comparison/cancelled');
/** A person keeps its figures as a file. */
export const comparisonExported = createAction('places/comparison/exported');

const idle = (): ComparisonState & { status: 'idle' } => ({ status: 'idle' });
/** Leaving its page ends it, and forgets what it gave: what is typed stays. */
const idleElsewhere = <S extends ComparisonState & { wanted: WantedComparison }>(
  state: S,
  { payload }: ReturnType<typeof locationChanged>,
) => (comparedAt(payload.address) === state.wanted.etapa ? state : idle());

export const comparisonMachine = declareMachine<ComparisonState>('places.comparison', idle())
  .on(['idle', 'done', 'failed', 'cancelled'], comparisonRequested, 'running', (_, { payload }) => ({
    status: 'running',
    wanted: payload,
    progress: null,
  }))
  .on('running', comparisonProgressed, 'running', (state, { payload }) => ({ ...state, progress: payload }))
  .on('running', comparisonFinished, 'done', ({ wanted }, { payload }) => ({ status: 'done', wanted, comparison: payload }))
  .on('running', comparisonFailed, 'failed', ({ wanted }, { payload }) => ({ status: 'failed', wanted, ...payload }))
  .on('running', comparisonCancelled, 'cancelled', ({ wanted }) => ({ status: 'cancelled', wanted }))
  .on('running', locationChanged, ['running', 'idle'], idleElsewhere)
  .on('done', locationChanged, ['done', 'idle'], idleElsewhere)
  .on('failed', locationChanged, ['failed', 'idle'], idleElsewhere)
  .on('cancelled', locationChanged, ['cancelled', 'idle'], idleElsewhere)
  .onSessionEnd(['running', 'done', 'failed', 'cancelled'], 'idle', idle)
  .build();
export const selectComparison = placePart(comparisonMachine).select;
