import type { Draft } from '#requestForm/draft.ts';
import { keepText } from '#core/session/keptText.ts';
import { DRAFT_KEY, RECEIPT_KEY } from '#services/storage/storageKeys.ts';
import { CONVOCATORIA } from '../samples/contractSamples';
import { movesOf } from '../movesOf';
import { runArea } from '../runSaga';
import { createFakeStorage, type FakeStorage } from '../world/fakeStorage';
import { storageWithSession } from '../world/sessions';
import { createWorld } from '../world/world';
import { createForm } from './form';

export const STORED_DRAFT = `${DRAFT_KEY}.area.solicitud`;
export const STORED_RECEIPT = `${RECEIPT_KEY}.area.solicitud`;

/** Storage that holds a citizen's draft. */
export function storageWithDraft(draft: Draft, unanswered = false): FakeStorage {
  const storage = createFakeStorage();
  storage.tab.set(STORED_DRAFT, JSON.stringify({ draft, unanswered }));
  return storage;
}

/** Storage that holds ana's session and a draft of `user`'s. */
export function staffStorage(draft: Draft, user = 'ana', unanswered = false): FakeStorage {
  const storage = storageWithSession();
  keepText(storage, user, STORED_DRAFT, JSON.stringify({ draft, unanswered }));
  return storage;
}

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
