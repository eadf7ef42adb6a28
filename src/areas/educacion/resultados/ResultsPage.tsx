import { useDispatch, useSelector } from 'react-redux';
import { ReadingView } from '../../../features/reading/ReadingView';
import { Page } from '../../../shared/ui/Page';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { etapas } from '../etapas';

/** What came of the allocation of each stage. */
export function ResultsPage() {
  const state = useSelector(etapas.select);
  const dispatch = useDispatch();
  return (
    <Page title="Resultados">
      <ReadingView
        state={state}
        onRetry={() => dispatch(etapas.events.retryRequested())}
        skeleton={<Skeleton lines={8} />}
        notFound="Todavía no hay ninguna convocatoria."
      >
        {({ elementos }) => (
          <ul>
            {elementos.map(({ codigo, nombre }) => (
              <li key={codigo}>{nombre}</li>
            ))}
          </ul>
        )}
      </ReadingView>
    </Page>
  );
}
