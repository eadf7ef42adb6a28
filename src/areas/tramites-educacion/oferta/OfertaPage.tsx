import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../../../shared/ui/Page';
import { convocatoria } from '../convocatoria';
import { ReadingGate } from '../ReadingGate';
import { OfertaFilters } from './OfertaFilters';
import { OfertaResults } from './OfertaResults';
import './oferta.scss';

const NO_CALL = 'Ahora no hay ninguna convocatoria, así que no hay cupos que mostrar.';
const NO_SERVICE = 'Este servicio no muestra los cupos que se ofrecen. Pregunte en la Secretaría de Educación.';

/** The places of the call, as the address asks for them: a link to this page shows the same list to anyone. */
export function OfertaPage() {
  const state = useSelector(convocatoria.select);
  const dispatch = useDispatch();
  return (
    <Page title="Cupos que se ofrecen">
      <ReadingGate
        state={state}
        onRetry={() => dispatch(convocatoria.events.retryRequested())}
        lines={5}
        whenNone={NO_CALL}
        whenUnavailable={NO_SERVICE}
      >
        {({ catalogos }) => <OfertaFilters catalogos={catalogos} />}
      </ReadingGate>
      {state.status !== 'notFound' && state.status !== 'unavailable' && <OfertaResults />}
    </Page>
  );
}
