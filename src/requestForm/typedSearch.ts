import { createAction } from '@reduxjs/toolkit';
import { delay, put, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import type { GenericSchema } from 'valibot';
import { problemMessage } from '#services/http/problemMessage.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { ask } from '#core/saga/ask.ts';
import { surviving } from '#core/saga/surviving.ts';

/** What a field finds while a person types in it. */
export type SearchState<Item> =
  | { status: 'idle' }
  /** `items`: of the text before, so that the list does not blink. */
  | { status: 'searching'; items: readonly Item[] }
  | { status: 'found'; items: readonly Item[] }
  | { status: 'failed'; message: string };

interface SearchOptions<Params, Item> {
  area: string;
  name: string;
  /** Null: there is nothing to look for yet. */
  path(params: Params): string | null;
  schema: GenericSchema<unknown, { elementos: Item[] }>;
}

/** Long enough for the next letter, so that not each one is a call. */
const PAUSE_MS = 250;

/** A search as one types: a machine for the area's slice, under `name`, and a saga for the area's saga to run. */
export function createSearch<Params, Item>({ area, name, path, schema }: SearchOptions<Params, Item>) {
  type State = SearchState<Item>;
  const prefix = `${area}/${name}`;
  const events = {
    typed: createAction<Params>(`${prefix}/typed`),
    begun: createAction(`${prefix}/begun`),
    found: createAction<{ items: Item[] }>(`${prefix}/found`),
    failed: createAction<{ message: string }>(`${prefix}/failed`),
    emptied: createAction(`${prefix}/emptied`),
  };
  const machine = declareMachine<State>(`${area}.${name}`, { status: 'idle' })
    .on(['idle', 'searching', 'found', 'failed'], events.begun, 'searching', (state: State) => ({
      status: 'searching',
      items: state.status === 'searching' || state.status === 'found' ? state.items : [],
    }))
    .on('searching', events.found, 'found', (_, { payload: { items } }) => ({ status: 'found', items }))
    .on('searching', events.failed, 'failed', (_, { payload: { message } }) => ({ status: 'failed', message }))
    .on(['searching', 'found', 'failed'], events.emptied, 'idle', () => ({ status: 'idle' }))
    .onSessionEnd(['searching', 'found', 'failed'], 'idle', () => ({ status: 'idle' }))
    .build();

  function* search({ payload }: { payload: Params }): SagaGenerator<void> {
    const wanted = path(payload);
    if (wanted === null) {
      yield* put(events.emptied());
      return;
    }
    yield* put(events.begun());
    yield* delay(PAUSE_MS);
    try {
      const { elementos } = yield* ask(schema, (http, options) => http.get(wanted, options));
      yield* put(events.found({ items: elementos }));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      yield* put(events.failed({ message: problemMessage(error.failure) }));
    }
  }

  return {
    ...placePart(machine),
    events,
    /** The newest text alone is looked for. */
    *saga(): SagaGenerator<void> {
      yield* takeLatest(events.typed, surviving(search));
    },
  };
}

/** The same as a search box shows it. */
export function resultsOf<Item>(state: SearchState<Item>) {
  return {
    items: itemsOf(state),
    loading: state.status === 'searching',
    problem: state.status === 'failed' ? state.message : undefined,
  };
}

/** What there is to offer now. */
function itemsOf<Item>(state: SearchState<Item>): readonly Item[] {
  return state.status === 'searching' || state.status === 'found' ? state.items : [];
}
