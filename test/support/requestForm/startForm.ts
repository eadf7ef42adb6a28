import { CONVOCATORIA } from '../samples/contractSamples';
import { movesOf } from '../movesOf';
import { runArea } from '../runSaga';
import type { FakeStorage } from '../world/fakeStorage';
import { createWorld } from '../world/world';
import { createForm } from './form';
import { STORED_DRAFT } from './storedDraft';

interface Given {
  /** The page that the tab is at; by default the form itself. */
  at?: string;
  storage?: FakeStorage;
  made?: ReturnType<typeof createForm>;
  /** What the convocatoria's call is answered with; null: not yet. */
  convocatoria?: unknown;
}

/** Runs a form's sagas in a fake world. */
export async function startForm({ storage, made = createForm(), convocatoria = CONVOCATORIA, ...given }: Given = {}) {
  const { form } = made;
  const { base } = form.options;
  const world = createWorld({ at: given.at ?? base, ...(storage && { storage }) });
  const saga = await runArea(made.area, world);
  if (convocatoria !== null) await saga.answer('api/educacion/convocatoria', convocatoria);
  return {
    ...movesOf(world, saga.settle),
    world,
    saga,
    form,
    events: form.events,
    state: () => form.select(saga.state),
    draft: () => {
      const state = form.select(saga.state);
      if (!('draft' in state)) throw new Error(`There is no draft in '${state.status}'`);
      return state.draft;
    },
    at: () => world.navigation.current().path,
    stored: (): unknown => JSON.parse(world.storage.tab.get(STORED_DRAFT) ?? 'null'),
  };
}
