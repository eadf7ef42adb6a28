import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';

import { groupToggled } from '#core/menu/menuSlice.ts';
import { requestEnded, requestStarted } from '#core/overlay/overlaySlice.ts';
import type { Benchmark } from '../benchmark';
import { startRunning } from './running';

const ROUNDS = 9;
const ACTIONS = 5_000;

const toggle = groupToggled({ key: '3' });

/** Microseconds an action: the best of several rounds, since what else the machine does only ever adds. */
function cost(dispatch: (action: UnknownAction) => unknown, actions: readonly UnknownAction[]): number {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    for (let done = 0; done < ACTIONS; done += actions.length) for (const action of actions) dispatch(action);
    best = Math.min(best, ((performance.now() - start) * 1000) / ACTIONS);
  }
  return best;
}

function bareStore() {
  const reducer = (state: { open: boolean } = { open: false }, action: UnknownAction) =>
    action.type === toggle.type ? { open: !state.open } : state;
  return configureStore({ reducer, middleware: () => new Tuple(), devTools: false });
}

export const benchmark: Benchmark = {
  name: 'One action, from dispatch to done',
  async run() {
    const { store } = await startRunning();
    const bare = cost(bareStore().dispatch, [toggle]);
    const toggled = cost(store.dispatch, [toggle]);
    const unknown = cost(store.dispatch, [{ type: 'nobody/knows' }]);
    const counted = cost(store.dispatch, [requestStarted(), requestEnded()]);
    return [
      { name: 'a store with one bare reducer', value: bare, unit: 'µs' },
      { name: 'all machines, all sagas: a menu group', value: toggled, unit: 'µs' },
      { name: 'all machines, all sagas: a request, with its wait', value: counted, unit: 'µs' },
      { name: 'all machines, all sagas: known to none', value: unknown, unit: 'µs' },
      { name: 'a menu group to the bare reducer', value: toggled / bare, unit: 'times', limit: 200 },
    ];
  },
};
