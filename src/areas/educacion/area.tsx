import { useDispatch, useSelector } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { AreaIndex } from '../../features/site/AreaIndex';
import { NotFound } from '../../features/site/NotFound';
import { SummaryView } from '../../features/summary/SummaryView';
import type { Chunk } from '../../shared/chunk';
import { AllocationPage } from './asignacion-oficial/AllocationPage';
import { CallPage } from './convocatoria/CallPage';
import { ImportPage } from './oferta/importacion/ImportPage';
import { OfertaPage } from './oferta/OfertaPage';
import { AREA, EDUCATION_PATHS } from './paths';
import { CutOffsPage } from './resultados/CutOffsPage';
import { ExplanationPage } from './resultados/ExplanationPage';
import { ResultsPage } from './resultados/ResultsPage';
import { educationReducer, educationSaga } from './state';
import { summary } from './summary';

/** Schools, places and their allocation, for staff (D2). */
function EducationPages() {
  return (
    <Routes>
      <Route index element={<EducationIndex />} />
      <Route path="asignacion" element={<AllocationPage />} />
      <Route path="convocatoria" element={<CallPage />} />
      <Route path="oferta" element={<OfertaPage />} />
      <Route path="oferta/importacion" element={<ImportPage />} />
      <Route path="resultados" element={<ResultsPage />} />
      <Route path="resultados/:etapa/cortes" element={<CutOffsPage />} />
      <Route path="resultados/:etapa/solicitudes/:radicado" element={<ExplanationPage />} />
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

export const chunk: Chunk = {
  View: EducationPages,
  slice: { name: AREA, reducer: educationReducer },
  saga: educationSaga,
};
