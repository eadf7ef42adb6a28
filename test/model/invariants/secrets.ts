import { SECRET } from '../world/backend';
import { hold } from './broken';
import type { Context } from './context';

/** Looks through every action that reached the reducers, and every state that came of it. */
export function checkSecrets({ tab }: Context): void {
  for (const { action, state } of tab.recorded.splice(0)) {
    let found = JSON.stringify(action).includes(SECRET);
    for (const [name, part] of Object.entries(state)) {
      // Most of a state is the one before it.
      if (tab.looked.get(name) === part) continue;
      tab.looked.set(name, part);
      found ||= JSON.stringify(part).includes(SECRET);
    }
    hold('no password or token in the state or in a recorded action', !found, () => `tab ${tab.name}: ${JSON.stringify(action)}`);
  }
}
