import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

// Not by createAction: a call in this module would keep it in the production build.
const TYPE = 'replay/left';

interface ReplayLeft<State> extends UnknownAction {
  type: typeof TYPE;
  payload: { state: State };
}

/** The application goes on from `state`, which it was in before the DevTools put another one in place. */
export function replayLeft<State>(state: State): ReplayLeft<State> {
  return { type: TYPE, payload: { state } };
}

/** `reducer` that also knows `replayLeft`, so that an export made after leaving a replay is itself replayable. */
export function withReplayLeft<State>(reducer: Reducer<State>): Reducer<State> {
  return (state, action) => reducer(isReplayLeft<State>(action) ? action.payload.state : state, action);
}

function isReplayLeft<State>(action: UnknownAction): action is ReplayLeft<State> {
  const { type, payload } = action;
  return type === TYPE && typeof payload === 'object' && payload !== null && 'state' in payload;
}
