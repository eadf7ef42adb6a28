import { useDispatch, useSelector } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { AreaIndex } from '../../features/site/AreaIndex';
import { NotFound } from '../../features/site/NotFound';
import { SummaryView } from '../../features/summary/SummaryView';
import type { Chunk } from '../../shared/chunk';
import { PATHS } from '../../shared/paths';
import { summary } from './summary';

/** Where staff process the citizens' requests (D2). */
function ProcessingPages() {
  return (
    <Routes>
      <Route index element={<ProcessingIndex />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

function ProcessingIndex() {
  const state = useSelector(summary.select);
  const dispatch = useDispatch();
  return (
    <AreaIndex title="Procesamiento de trámites" path={PATHS.processing}>
      <SummaryView state={state} onRetry={() => dispatch(summary.retryRequested())} />
    </AreaIndex>
  );
}

export const chunk: Chunk = {
  View: ProcessingPages,
  slice: { name: summary.name, reducer: summary.reducer },
  saga: summary.saga,
};
