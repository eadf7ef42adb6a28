import { Route, Routes } from 'react-router-dom';
import { ChunkView } from '../../features/chunks/ChunkView';
import { fetchAhead } from '../../features/chunks/fetchAhead';
import { NotFound } from '../../features/site/NotFound';
import { loadSolicitudPages } from '../../features/solicitud/loadSolicitudPages';
import { prepareWords } from '../../features/words/prepareWords';
import type { Chunk } from '../../shared/chunk';
import { ownTask } from '../../shared/ownTask';
import { HomePage } from './home/HomePage';
import { OfertaPage } from './oferta/OfertaPage';
import { AREA } from './paths';
import { edicion, solicitud } from './solicitud';
import { citizenReducer, citizenSaga } from './state';

/** Where citizens make and follow their requests (D2). */
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
  consulta: () => ownTask(import(/* webpackChunkName: "consulta" */ './consulta/consultaChunk')),
  'consulta/edicion': () => loadSolicitudPages(edicion),
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
