import { createAction } from '@reduxjs/toolkit';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { locationChanged } from '#core/location/locationSlice.ts';

/** A file on its way to the person's own files; it is never shown in the page. */
export type DownloadState<Wanted> =
  { status: 'idle' } | { status: 'fetching'; wanted: Wanted } | { status: 'failed'; wanted: Wanted; message: string };

/** One file at a time; leaving the page, or the session's end, calls it off. */
export function createDownloadSlice<Wanted extends object>(area: string, name: string) {
  type State = DownloadState<Wanted>;
  const prefix = `${area}/${name}`;
  const events = {
    /** A person asks for the file; nothing happens while one is on its way. */
    requested: createAction<{ wanted: Wanted }>(`${prefix}/requested`),
    downloaded: createAction(`${prefix}/downloaded`),
    failed: createAction<{ message: string }>(`${prefix}/failed`),
  };
  const idle = (): State & { status: 'idle' } => ({ status: 'idle' });
  const machine = declareMachine<State>(`${area}.${name}`, idle())
    .on(['idle', 'failed'], events.requested, 'fetching', (_, { payload }) => ({ status: 'fetching', ...payload }))
    .on('fetching', events.downloaded, 'idle', idle)
    .on('fetching', events.failed, 'failed', ({ wanted }, { payload }) => ({ status: 'failed', wanted, ...payload }))
    .on(['fetching', 'failed'], locationChanged, 'idle', idle)
    .onSessionEnd(['fetching', 'failed'], 'idle', idle)
    .build();
  return { ...placePart(machine), events };
}
