import { AREAS } from '#app/areas.ts';
import { DECLARED_AREAS } from '#app/declaredAreas.ts';
import { chunksOf, isStaffPath } from '#core/chunks/areas.ts';
import { selectChunk } from '#core/chunks/chunksSlice.ts';
import { PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { summary } from '#areas/places/summary.ts';
import { PROCESSING_PATHS } from '#areas/processing/processingPaths.ts';
import { inbox } from '#areas/processing/inbox/inbox.ts';
import { selectPath } from '#core/location/locationSlice.ts';
import { selectHasSession } from '#core/session/sessionSlice.ts';
import { isUnder } from '#core/location/paths.ts';
import { hold } from './broken';
import type { Context } from './context';

const RULE = 'a reading is made exactly on its page, with a session';

export function checkAreas({ tab, state }: Context): void {
  const path = selectPath(state);
  const hasSession = selectHasSession(state);
  const say = () =>
    `tab ${tab.name} at ${path}: ${JSON.stringify({ chunks: state.chunks, held: [...tab.page.chunks.keys()], summary: summary.select(state), inbox: inbox.select(state), session: state.session.status })}`;

  for (const name of new Set([...Object.keys(state.chunks), ...tab.page.chunks.keys()])) {
    const loading = selectChunk(name)(state) === 'loading';
    hold('a chunk is loading exactly while it is on its way', loading === tab.page.chunks.has(name), say);
  }
  const first = isStaffPath(AREAS, path) && !hasSession ? [] : chunksOf(AREAS, path);
  const there = DECLARED_AREAS.filter(({ name }) => selectChunk(name)(state) === 'loaded');
  const then = there.flatMap(({ pages }) => pages.filter(({ at }) => isUnder(path, at)).map(({ id }) => id));
  const wanted = [...first, ...then];
  hold(
    'the chunks of the page are there or on their way',
    wanted.every((name) => selectChunk(name)(state) !== 'absent'),
    say,
  );

  const readings = [
    { status: summary.select(state).status, isAt: path === PLACES_PATHS.index, chunk: 'places', call: 'api/educacion/resumen' },
    {
      status: inbox.select(state).status,
      isAt: path === PROCESSING_PATHS.inbox,
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
