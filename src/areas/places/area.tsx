import { useDispatch, useSelector } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { ChunkView } from '#core/chunks/ChunkView.tsx';
import { fetchAhead } from '#core/chunks/fetchAhead.ts';
import { AreaIndex } from '#shell/AreaIndex.tsx';
import { NotFound } from '#shell/NotFound.tsx';
import { SummaryView } from './SummaryView';
import { prepareWords } from '#kits/words/prepareWords.ts';
import type { Chunk } from '#core/chunks/chunk.ts';
import { ownTask } from '#services/loading/ownTask.ts';
import { AREA, PLACES_PATHS } from './placesPaths';
import { placesReducer, placesSaga } from './placesState';
import { summary } from './summary';

/** Schools, places and their allocation, for staff (D2). */
function PlacesPages() {
  return (
    <Routes>
      <Route index element={<PlacesIndex />} />
      <Route path="oferta/*" element={<ChunkView chunk="oferta" />} />
      <Route path="convocatoria" element={<ChunkView chunk="convocatoria" />} />
      <Route path="asignacion" element={<ChunkView chunk="asignacion" />} />
      <Route path="resultados/*" element={<ChunkView chunk="resultados" />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

function PlacesIndex() {
  const state = useSelector(summary.select);
  const dispatch = useDispatch();
  return (
    <AreaIndex title="Educación" path={PLACES_PATHS.index}>
      <SummaryView state={state} onRetry={() => dispatch(summary.events.retryRequested())} />
    </AreaIndex>
  );
}

export const pages = {
  oferta: () => ownTask(import(/* webpackChunkName: "oferta" */ './oferta/ofertaChunk')),
  convocatoria: () => ownTask(import(/* webpackChunkName: "convocatoria" */ './convocatoria/convocatoriaChunk')),
  asignacion: () => ownTask(import(/* webpackChunkName: "asignacion-oficial" */ './allocation/allocationChunk')),
  resultados: () => ownTask(import(/* webpackChunkName: "resultados" */ './results/resultsChunk')),
};

export const chunk: Chunk = {
  View: PlacesPages,
  slice: { name: AREA, reducer: placesReducer },
  *saga() {
    yield* placesSaga();
    yield* prepareWords();
    yield* fetchAhead(pages);
  },
};
