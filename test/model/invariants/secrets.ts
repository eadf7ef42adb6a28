import type { RootState } from '../../../src/app/rootReducer';
import { SECRET } from '../world/backend';
import { hold } from './broken';
import type { Context } from './context';

/** Parts of a state that are known to hold no secret; most of them stay the same from state to state. */
const clean = new WeakSet<object>();

/** Looks through every action that reached the reducers, and every state that came of it. */
export function checkSecrets({ tab }: Context): void {
  for (const { action, state } of tab.recorded.splice(0)) {
    const found = JSON.stringify(action).includes(SECRET) || partsOf(state).some(hasSecret);
    hold('no password or token in the state or in a recorded action', !found, () => `tab ${tab.name}: ${JSON.stringify(action)}`);
  }
}

function partsOf(state: RootState): object[] {
  return Object.values(state);
}

function hasSecret(part: object): boolean {
  if (clean.has(part)) return false;
  if (JSON.stringify(part).includes(SECRET)) return true;
  clean.add(part);
  return false;
}
