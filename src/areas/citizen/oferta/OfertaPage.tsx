import { useSelector } from 'react-redux';
import { isAwaited, shownData } from '#kits/reading/readingState.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { convocatoria } from '../convocatoria';
import { KeptSedes } from './KeptSedes';
import { MapPanel } from './map/MapPanel';
import { OfertaFilters } from './OfertaFilters';
import { OfertaResults } from './OfertaResults';
import { sedes } from './sedes';
import './oferta.scss';

const NO_CONVOCATORIA = 'Ahora no hay ninguna convocatoria, así que no hay cupos que mostrar.';

/** The places of the convocatoria, as the address asks for them: a link to this page shows the same list to anyone. */
export function OfertaPage() {
  const state = useSelector(convocatoria.select);
  const found = useSelector(sedes.select);
  return (
    <Page title="Cupos que se ofrecen">
      <p className="lead-text">
        Los cupos de los colegios oficiales para el próximo año escolar. Búsquelos por grado, comuna, nombre o dirección.
      </p>
      <ReadingOf reading={convocatoria} skeleton={<Skeleton lines={5} />} notFound={NO_CONVOCATORIA}>
        {({ catalogos }) => <OfertaFilters catalogos={catalogos} />}
      </ReadingOf>
      {!isAwaited(state) && state.status !== 'notFound' && state.status !== 'unavailable' && (
        <>
          <div className="oferta-beside">
            {shownData(found)?.hayMapa === true && <MapPanel />}
            <OfertaResults />
          </div>
          {/* Below the list, which would move it. */}
          {!isAwaited(found) && <KeptSedes />}
        </>
      )}
    </Page>
  );
}
