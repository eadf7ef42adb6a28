import { Route, Routes } from 'react-router-dom';
import { ChunkView } from '#core/chunks/ChunkView.tsx';
import { fetchAhead } from '#core/chunks/fetchAhead.ts';
import { NotFound } from '#shell/NotFound.tsx';
import { loadSolicitudPages } from '#requestForm/loadSolicitudPages.tsx';
import { prepareWords } from '#kits/words/prepareWords.ts';
import type { Chunk } from '#core/chunks/chunk.ts';
import { ownTask } from '#services/loading/ownTask.ts';
import { HomePage } from './home/HomePage';
import { OfertaPage } from './oferta/OfertaPage';
import { AREA } from './citizenPaths';
import { edit, solicitud } from './solicitudForms';
import { citizenReducer, citizenSaga } from './citizenState';

/** Where citizens make and follow their solicitudes (D2). */
function CitizenPages() {
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path="oferta" element={<OfertaPage />} />
      <Route path="solicitud/*" element={<ChunkView chunk="solicitud" />} />
      <Route path="consulta" element={<ChunkView chunk="consulta" />} />
      <Route path="consulta/edicion/*" element={<ChunkView chunk="consulta/edicion" />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

export const pages = {
  solicitud: () => loadSolicitudPages(solicitud),
  consulta: () => ownTask(import(/* webpackChunkName: "consulta" */ './lookUp/lookUpChunk')),
  'consulta/edicion': () => loadSolicitudPages(edit),
};

export const chunk: Chunk = {
  View: CitizenPages,
  slice: { name: AREA, reducer: citizenReducer },
  *saga() {
    yield* citizenSaga();
    yield* prepareWords();
    yield* fetchAhead(pages);
  },
};
