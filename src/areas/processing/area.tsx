import { Route, Routes } from 'react-router-dom';
import { ChunkView } from '#core/chunks/ChunkView.tsx';
import { fetchAhead } from '#core/chunks/fetchAhead.ts';
import { NotFound } from '#shell/NotFound.tsx';
import { loadSolicitudPages } from '#requestForm/loadSolicitudPages.tsx';
import { prepareWords } from '#kits/words/prepareWords.ts';
import type { Chunk } from '#core/chunks/chunk.ts';
import { ownTask } from '#services/loading/ownTask.ts';
import { InboxPage } from './inbox/InboxPage';
import { newSolicitud } from './newSolicitud';
import { AREA } from './processingPaths';
import { processingReducer, processingSaga } from './processingState';

/** Where staff process the citizens' solicitudes (D2). */
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
  nueva: () => loadSolicitudPages(newSolicitud),
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
