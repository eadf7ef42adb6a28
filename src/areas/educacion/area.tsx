import { useDispatch, useSelector } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { AreaIndex } from '../../features/site/AreaIndex';
import { NotFound } from '../../features/site/NotFound';
import { SummaryView } from '../../features/summary/SummaryView';
import type { Chunk } from '../../shared/chunk';
import { PATHS } from '../../shared/paths';
import { summary } from './summary';

/** Schools, places and their allocation, for staff (D2). */
function EducationPages() {
  return (
    <Routes>
      <Route index element={<EducationIndex />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

function EducationIndex() {
  const state = useSelector(summary.select);
  const dispatch = useDispatch();
  return (
    <AreaIndex title="Educación" path={PATHS.education}>
      <SummaryView state={state} onRetry={() => dispatch(summary.retryRequested())} />
    </AreaIndex>
  );
}

export const chunk: Chunk = {
  View: EducationPages,
  slice: { name: summary.name, reducer: summary.reducer },
  saga: summary.saga,
};
