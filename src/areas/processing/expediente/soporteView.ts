import { createAction } from '@reduxjs/toolkit';
import { call, put, take, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { ask, failureOf } from '#core/saga/ask.ts';
import { surviving } from '#core/saga/surviving.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import type { FileContent } from '#domain/contractTypes.ts';
import { holdFile, releaseFile } from '#services/files/heldFile.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import { problemMessage } from '#services/http/problemMessage.ts';
import { AREA } from '../processingPaths';
import { bytesOf, soporteFile, type WantedSoporte } from './soporteFile';

interface ShownFile {
  name: string;
  type: FileContent['tipo'];
  /** Of the bytes in the browser's memory; they are no part of the state. */
  address: string;
}

/** A support that is looked at beside the solicitud (F54). */
export type SoporteViewState =
  | { status: 'closed' }
  | { status: 'fetching'; wanted: WantedSoporte }
  | { status: 'shown'; wanted: WantedSoporte; file: ShownFile }
  | { status: 'failed'; wanted: WantedSoporte; message: string };

const events = {
  /** A person wants to see it, in the place of another that is shown. */
  requested: createAction<{ wanted: WantedSoporte }>('processing/soporteView/requested'),
  fetched: createAction<{ file: ShownFile }>('processing/soporteView/fetched'),
  failed: createAction<{ message: string }>('processing/soporteView/failed'),
  dismissed: createAction('processing/soporteView/dismissed'),
};

const closed = (): SoporteViewState & { status: 'closed' } => ({ status: 'closed' });
const OPEN = ['fetching', 'shown', 'failed'] as const;

const machine = declareMachine<SoporteViewState>(`${AREA}.soporteView`, closed())
  .on(['closed', ...OPEN], events.requested, 'fetching', (_, { payload: { wanted } }) => ({ status: 'fetching', wanted }))
  .on('fetching', events.fetched, 'shown', ({ wanted }, { payload: { file } }) => ({ status: 'shown', wanted, file }))
  .on('fetching', events.failed, 'failed', ({ wanted }, { payload }) => ({ status: 'failed', wanted, ...payload }))
  .on(OPEN, [events.dismissed, locationChanged], 'closed', closed)
  .onSessionEnd(OPEN, 'closed', closed)
  .build();

/** Holds the bytes until something else is asked for, the page is left or the session ends, which cancels it. */
function* show(action: { type: string }): SagaGenerator<void> {
  if (!events.requested.match(action)) return;
  let address: string | null = null;
  try {
    const { path, schema } = soporteFile;
    const { nombre, tipo, contenido } = yield* ask(schema, (http, options) => http.get(path(action.payload.wanted), options));
    const bytes = bytesOf(contenido);
    if (bytes === null) throw new HttpError({ kind: 'notJson', status: 200 });
    address = yield* call(holdFile, tipo, bytes);
    yield* put(events.fetched({ file: { name: nombre, type: tipo, address } }));
    yield* take(() => false);
  } catch (error) {
    yield* put(events.failed({ message: problemMessage(failureOf(error)) }));
    if (!(error instanceof HttpError)) throw error;
  } finally {
    if (address !== null) yield* call(releaseFile, address);
  }
}

export const soporteView = {
  ...placePart(machine),
  events,
  *saga(): SagaGenerator<void> {
    yield* takeLatest([events.requested, events.dismissed, locationChanged, ...SESSION_ENDINGS], surviving(show));
  },
};
