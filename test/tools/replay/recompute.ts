import { isDeepStrictEqual } from 'node:util';

import type { UnknownAction } from '@reduxjs/toolkit';

import { DECLARED_AREAS } from '#app/declaredAreas.ts';
import type { Entry, Recording } from './readRecording';
import { type AnyState, createWholeReducer, PLACED_MACHINES, statusOf } from './wholeApplication';

/** What an action is to the machines, by what they declare. */
type Effect =
  /** At least one machine takes it where it is. */
  | 'taken'
  /** Some machine knows it, none takes it where it is. */
  | 'ignored'
  /** It is for sagas only, or from another version. */
  | 'no machine';

export interface Step {
  readonly entry: Entry;
  readonly effect: Effect;
  readonly before: AnyState;
  readonly after: AnyState;
  /** The places where the recorded state is another one; null: the file has none. */
  readonly differences: readonly string[] | null;
}

/**
 * Computes the states of a recording anew, one action at a time.
 * @throws what a reducer throws, with the action's number
 */
export function* recompute({ start, entries }: Recording): Generator<Step> {
  const reducer = createWholeReducer();
  let state = reducer(start as AnyState | undefined, { type: '@@INIT' });
  for (const entry of entries) {
    const before = state;
    if (!entry.skipped) state = applied(reducer, before, entry);
    yield {
      entry,
      effect: effectOf(before, entry.action),
      before,
      after: state,
      differences: 'recorded' in entry ? differencesOf(entry.recorded, state) : null,
    };
  }
}

function applied(reducer: ReturnType<typeof createWholeReducer>, state: AnyState, { id, action }: Entry): AnyState {
  try {
    return reducer(state, action);
  } catch (error) {
    throw new Error(`#${id} ${action.type}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function effectOf(state: AnyState, action: UnknownAction): Effect {
  let known = false;
  for (const { of, concerns, transitions } of PLACED_MACHINES) {
    const own = transitions.filter(({ event }) => event === action.type);
    if (own.length === 0 || !concerns(action)) continue;
    const status = statusOf(of(state));
    if (own.some(({ from }) => from === status)) return 'taken';
    known = true;
  }
  return known ? 'ignored' : 'no machine';
}

/**
 * By machine. An area that had not arrived is not in the recorded state; what this version does not know
 * cannot be computed, and is a difference.
 */
function differencesOf(recorded: unknown, computed: AnyState): string[] {
  if (typeof recorded !== 'object' || recorded === null) return ['the whole state'];
  const plain = JSON.parse(JSON.stringify(computed)) as AnyState;
  const places = Object.keys(recorded).filter((place) => !isDeepStrictEqual((recorded as AnyState)[place], plain[place]));
  const missing = Object.keys(plain).filter((place) => !(place in recorded) && !LATE_PLACES.has(place));
  return [...places, ...missing];
}

const LATE_PLACES = new Set(DECLARED_AREAS.map(({ name }) => name));
