import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** Is told of each action as it reaches the reducers, with the states around it. */
export type Recorder = (action: UnknownAction, before: unknown, after: unknown) => void;

let next: Recorder | null = null;

/** The store that is created by `create` tells `recorder`. */
export function recorded<Result>(recorder: Recorder, create: () => Result): Result {
  next = recorder;
  const result = create();
  if (next !== null) throw new Error('The store was created without the DevTools’ enhancer: nothing is recorded');
  return result;
}

const recording: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState);
  const recorder = next;
  next = null;
  if (!recorder) return store;
  return {
    ...store,
    dispatch(action) {
      const before: unknown = store.getState();
      const result = store.dispatch(action);
      recorder(action, before, store.getState());
      return result;
    },
  };
};

/**
 * Stands where the Redux DevTools stand, and so records what they would. Redux Toolkit looks for the
 * extension when it is loaded: import this file before it. It runs as in production, for Redux Toolkit's
 * own checks of every state cost half the time.
 */
function composeWithRecorder() {
  return (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      [...enhancers, recording].reduceRight((create, enhance) => enhance(create), createStore);
}
Object.assign(process.env, { NODE_ENV: 'production' });
Object.assign(globalThis, { window: globalThis.window ?? {} });
Object.assign(globalThis.window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithRecorder });
