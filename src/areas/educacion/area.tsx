import { useDispatch, useSelector } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { ChunkView } from '../../features/chunks/ChunkView';
import { fetchAhead } from '../../features/chunks/fetchAhead';
import { AreaIndex } from '../../features/site/AreaIndex';
import { NotFound } from '../../features/site/NotFound';
import { SummaryView } from '../../features/summary/SummaryView';
import { prepareWords } from '../../features/words/prepareWords';
import type { Chunk } from '../../shared/chunk';
import { ownTask } from '../../shared/ownTask';
import { AREA, EDUCATION_PATHS } from './paths';
import { educationReducer, educationSaga } from './state';
import { summary } from './summary';

/** Schools, places and their allocation, for staff (D2). */
function EducationPages() {
  return (
    <Routes>
      <Route index element={<EducationIndex />} />
      <Route path="oferta/*" element={<ChunkView chunk="oferta" />} />
      <Route path="convocatoria" element={<ChunkView chunk="convocatoria" />} />
      <Route path="asignacion" element={<ChunkView chunk="asignacion" />} />
      <Route path="resultados/*" element={<ChunkView chunk="resultados" />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

function EducationIndex() {
  const state = useSelector(summary.select);
  const dispatch = useDispatch();
  return (
    <AreaIndex title="Educación" path={EDUCATION_PATHS.index}>
      <SummaryView state={state} onRetry={() => dispatch(summary.events.retryRequested())} />
    </AreaIndex>
  );
}

export const pages = {
  oferta: () => ownTask(import(/* webpackChunkName: "oferta" */ './oferta/ofertaChunk')),
  convocatoria: () => ownTask(import(/* webpackChunkName: "convocatoria" */ './convocatoria/convocatoriaChunk')),
  asignacion: () => ownTask(import(/* webpackChunkName: "asignacion-oficial" */ './asignacion-oficial/asignacionChunk')),
  resultados: () => ownTask(import(/* webpackChunkName: "resultados" */ './resultados/resultadosChunk')),
};

export const chunk: Chunk = {
  View: EducationPages,
  slice: { name: AREA, reducer: educationReducer },
  *saga() {
    yield* educationSaga();
    yield* prepareWords();
    yield* fetchAhead(pages);
  },
};
