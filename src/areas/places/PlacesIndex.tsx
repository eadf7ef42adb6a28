import { useDispatch, useSelector } from 'react-redux';
import { AreaIndex } from '#shell/AreaIndex.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { PLACES_PATHS } from './placesPaths';
import { summary } from './summary';
import { SummaryView } from './SummaryView';

export function PlacesIndex() {
  const state = useSelector(summary.select);
  const dispatch = useDispatch();
  return (
    <AreaIndex title="Educación" path={PLACES_PATHS.index}>
      <SummaryView state={state} onRetry={() => dispatch(summary.events.retryRequested())} />
      <div className="actions">
        <ButtonLink label="Convocatorias de cada año" to={PLACES_PATHS.convocatorias} />
      </div>
    </AreaIndex>
  );
}
