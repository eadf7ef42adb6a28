import { useDispatch, useSelector } from 'react-redux';
import { AreaIndex } from '#shell/AreaIndex.tsx';
import { PLACES_PATHS } from './placesPaths';
import { summary } from './summary';
import { SummaryView } from './SummaryView';

export function PlacesIndex() {
  const state = useSelector(summary.select);
  const dispatch = useDispatch();
  return (
    <AreaIndex title="Educación" path={PLACES_PATHS.index}>
      <SummaryView state={state} onRetry={() => dispatch(summary.events.retryRequested())} />
    </AreaIndex>
  );
}
