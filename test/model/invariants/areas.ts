import { CHUNK_NAMES, chunksOf } from '../../../src/app/chunks/chunkNames';
import { selectChunk } from '../../../src/app/chunks/chunksSlice';
import { summary as education } from '../../../src/areas/educacion/summary';
import { summary as processing } from '../../../src/areas/tramite-educacion/summary';
import { selectPath } from '../../../src/features/location/locationSlice';
import { selectHasSession } from '../../../src/features/session/sessionSlice';
import type { SummaryState } from '../../../src/features/summary/summaryState';
import { isStaffPath, isUnder, PATHS } from '../../../src/shared/paths';
import { hold } from './broken';
import type { Context } from './context';

type AreaStates = Partial<Record<'educacion' | 'tramiteEducacion', SummaryState>>;

export function checkAreas({ tab, state }: Context): void {
  const path = selectPath(state);
  const hasSession = selectHasSession(state);
  const areas: AreaStates = state as typeof state & AreaStates;
  const say = () => `tab ${tab.name} at ${path}: ${JSON.stringify({ chunks: state.chunks, held: [...tab.page.chunks.keys()], educacion: areas.educacion, tramiteEducacion: areas.tramiteEducacion, session: state.session.status })}`;

  for (const name of CHUNK_NAMES) {
    const loading = selectChunk(name)(state) === 'loading';
    hold('a chunk is loading exactly while it is on its way', loading === tab.page.chunks.has(name), say);
  }
  const wanted = isStaffPath(path) && !hasSession ? [] : chunksOf(path);
  hold('the chunks of the page are there or on their way', wanted.every((name) => selectChunk(name)(state) !== 'absent'), say);

  const summaries = [
    { state: education.select(areas), path: PATHS.education, chunk: 'education' },
    { state: processing.select(areas), path: PATHS.processing, chunk: 'processing' },
  ] as const;
  for (const summary of summaries) {
    const read = hasSession && isUnder(path, summary.path) && selectChunk(summary.chunk)(state) === 'loaded';
    hold('a summary is read exactly in its area, with a session', read === (summary.state.status !== 'unread'), say);
  }
  const reading = summaries.filter((summary) => summary.state.status === 'loading').length;
  const requests = tab.page.http.pending.filter((call) => call.path === 'api/educacion/resumen').length;
  hold('a summary is read exactly in its area, with a session', reading === requests, () => `${say()}, ${requests} in flight`);
}
