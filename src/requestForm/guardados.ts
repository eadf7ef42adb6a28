import { createAction } from '@reduxjs/toolkit';
import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import * as v from 'valibot';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { parseStored } from '#services/storage/parseStored.ts';
import { DRAFT_KEY } from '#services/storage/storageKeys.ts';

/** A sede that a family keeps for its opciones. */
export interface KeptSede {
  id: string;
  /** With its institution. */
  nombre: string;
}

interface Guardados {
  status: 'kept';
  /** In the order in which they were kept. */
  sedes: readonly KeptSede[];
}

/** They are a part of what a family prepares. */
export const GUARDADOS_KEY = `${DRAFT_KEY}.guardados`;

/** As many as the backend gives on one page. */
export const MOST_KEPT = 10;

const storedSchema = v.pipe(v.array(v.object({ id: v.pipe(v.string(), v.uuid()), nombre: v.string() })), v.maxLength(MOST_KEPT));

/** The sedes that a family keeps while it looks around: the tab's, until it closes or the family is done. */
export function createGuardados(area: string) {
  const events = {
    /** One that was kept is kept no longer; one too many is not kept. */
    toggled: createAction<KeptSede>(`${area}/guardados/toggled`),
    found: createAction<{ sedes: readonly KeptSede[] }>(`${area}/guardados/found`),
    emptied: createAction(`${area}/guardados/emptied`),
  };
  const part = placePart(
    declareMachine<Guardados>(`${area}.guardados`, { status: 'kept', sedes: [] })
      .on('kept', events.toggled, 'kept', ({ sedes }, { payload }) => ({ status: 'kept', sedes: toggled(sedes, payload) }))
      .on('kept', events.found, 'kept', (_, { payload: { sedes } }) => ({ status: 'kept', sedes }))
      .on('kept', events.emptied, 'kept', () => ({ status: 'kept', sedes: [] }))
      .build(),
  );

  function* store(): SagaGenerator<void> {
    const { storage } = yield* services();
    const { sedes } = yield* select(part.select);
    if (sedes.length === 0) storage.tab.remove(GUARDADOS_KEY);
    else storage.tab.set(GUARDADOS_KEY, JSON.stringify(sedes));
  }

  function* saga(): SagaGenerator<void> {
    yield* takeEvery([events.toggled, events.emptied], surviving(store));
    const { storage } = yield* services();
    const sedes = parseStored(storage.tab.get(GUARDADOS_KEY), storedSchema);
    if (sedes) yield* put(events.found({ sedes }));
  }

  return { ...part, events, saga };
}

export type GuardadosPart = ReturnType<typeof createGuardados>;

function toggled(sedes: readonly KeptSede[], sede: KeptSede): readonly KeptSede[] {
  const others = sedes.filter(({ id }) => id !== sede.id);
  return others.length < sedes.length || sedes.length >= MOST_KEPT ? others : [...others, sede];
}
