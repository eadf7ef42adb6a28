import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SolicitudPages } from '#requestForm/SolicitudPages.tsx';
import type { Draft } from '#requestForm/draft.ts';
import { DRAFT_KEY, RECEIPT_KEY } from '#services/storage/storageKeys.ts';
import type { FilingReceipt, Convocatoria } from '#domain/contractTypes.ts';
import { CONVOCATORIA } from '../samples/contractSamples';
import { openApp } from '../openApp';
import { createFakeLoaders } from '../world/fakeLoaders';
import { createFakeStorage } from '../world/fakeStorage';
import { createWorld, type World } from '../world/world';
import { BASE, createForm } from './form';

interface Given {
  /** A step, or '' for the form itself. */
  step?: string;
  /** What the tab has kept. */
  draft?: Draft;
  unanswered?: boolean;
  /** What the convocatoria's call is answered with; null: not yet. */
  convocatoria?: Convocatoria | null;
  /** What the tab has kept of a solicitud that was sent. */
  receipt?: FilingReceipt;
  world?: World;
  made?: ReturnType<typeof createForm>;
}

/** The whole application with one form as its citizens' area, the convocatoria read. */
export async function openForm({ step = '', draft, unanswered = false, convocatoria = CONVOCATORIA, ...given }: Given = {}) {
  const made = given.made ?? createForm();
  const { base } = made.form.options;
  const storage = createFakeStorage();
  if (draft) storage.tab.set(`${DRAFT_KEY}.area.solicitud`, JSON.stringify({ draft, unanswered }));
  if (given.receipt) storage.tab.set(`${RECEIPT_KEY}.area.solicitud`, JSON.stringify(given.receipt));
  const world = given.world ?? createWorld({ at: step === '' ? base : `${base}/${step}`, storage });
  const { loaders } = createFakeLoaders();
  // Of the citizens' pages, the form's is asked for: here it is the area itself.
  const pages = { solicitud: () => Promise.resolve({ chunk: { View: () => null } }) };
  const chunk = { View: () => <SolicitudPages solicitud={made.form} />, slice: made.area, saga: made.area.saga };
  const app = await openApp(BASE, { world, loaders: { ...loaders, citizen: () => Promise.resolve({ chunk, pages }) } });
  await screen.findByRole('heading', { level: 1 });
  if (convocatoria !== null) await app.answer('api/educacion/convocatoria', convocatoria);
  return {
    ...app,
    made,
    user: userEvent.setup(),
    events: made.form.events,
    state: () => made.form.select(app.store.getState()),
    at: () => world.navigation.current().path.slice(base.length + 1),
    stored: () => world.storage.tab.get(`${DRAFT_KEY}.area.solicitud`),
  };
}
