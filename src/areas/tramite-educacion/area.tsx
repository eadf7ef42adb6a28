import { Route, Routes } from 'react-router-dom';
import { ChunkView } from '../../features/chunks/ChunkView';
import { fetchAhead } from '../../features/chunks/fetchAhead';
import { NotFound } from '../../features/site/NotFound';
import { loadSolicitudPages } from '../../features/solicitud/loadSolicitudPages';
import { prepareWords } from '../../features/words/prepareWords';
import type { Chunk } from '../../shared/chunk';
import { ownTask } from '../../shared/ownTask';
import { InboxPage } from './bandeja/InboxPage';
import { nueva } from './nueva';
import { AREA } from './paths';
import { processingReducer, processingSaga } from './state';

/** Where staff process the citizens' requests (D2). */
function ProcessingPages() {
  return (
    <Routes>
      <Route index element={<InboxPage />} />
      <Route path="solicitudes/*" element={<ChunkView chunk="solicitudes" />} />
      <Route path="nueva/*" element={<ChunkView chunk="nueva" />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

export const pages = {
  solicitudes: () => ownTask(import(/* webpackChunkName: "solicitudes" */ './solicitudesChunk')),
  nueva: () => loadSolicitudPages(nueva),
};

export const chunk: Chunk = {
  View: ProcessingPages,
  slice: { name: AREA, reducer: processingReducer },
  *saga() {
    yield* processingSaga();
    yield* prepareWords();
    yield* fetchAhead(pages);
  },
};
