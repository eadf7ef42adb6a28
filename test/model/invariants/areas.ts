import { CHUNK_NAMES, chunksOf, pageChunksOf } from '#core/chunks/chunkNames.ts';
import { selectChunk } from '#core/chunks/chunksSlice.ts';
import { summary as education } from '#areas/places/placesSummary.ts';
import { inbox } from '#areas/processing/inbox/inbox.ts';
import { selectPath } from '#core/location/locationSlice.ts';
import { selectHasSession } from '#core/session/sessionSlice.ts';
import { isStaffPath, PATHS } from '#core/location/paths.ts';
import { hold } from './broken';
import type { Context } from './context';

const RULE = 'a reading is made exactly on its page, with a session';

export function checkAreas({ tab, state }: Context): void {
  const path = selectPath(state);
  const hasSession = selectHasSession(state);
  const say = () => `tab ${tab.name} at ${path}: ${JSON.stringify({ chunks: state.chunks, held: [...tab.page.chunks.keys()], summary: education.select(state), bandeja: inbox.select(state), session: state.session.status })}`;

  for (const name of CHUNK_NAMES) {
    const loading = selectChunk(name)(state) === 'loading';
    hold('a chunk is loading exactly while it is on its way', loading === tab.page.chunks.has(name), say);
  }
  const first = isStaffPath(path) && !hasSession ? [] : chunksOf(path);
  const then = first.filter((name) => selectChunk(name)(state) === 'loaded').flatMap((name) => pageChunksOf(name, path));
  const wanted = [...first, ...then];
  hold('the chunks of the page are there or on their way', wanted.every((name) => selectChunk(name)(state) !== 'absent'), say);

  const readings = [
    {
      status: education.select(state).status,
      isAt: path === PATHS.places,
      chunk: 'places',
      call: 'api/educacion/resumen',
    },
    {
      status: inbox.select(state).status,
      isAt: path === PATHS.processing,
      chunk: 'processing',
      call: 'api/educacion/tramitacion/solicitudes',
    },
  ] as const;
  for (const { status, isAt, chunk, call } of readings) {
    const read = hasSession && isAt && selectChunk(chunk)(state) === 'loaded';
    hold(RULE, read === (status !== 'unread'), say);
    const requests = tab.page.http.pending.filter((one) => one.path === call).length;
    hold(RULE, requests === (status === 'loading' ? 1 : 0), () => `${say()}, ${requests} in flight to ${call}`);
  }
}
