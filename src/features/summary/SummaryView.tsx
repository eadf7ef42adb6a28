import { LoadFailure } from '../../shared/ui/LoadFailure';
import { Notice } from '../../shared/ui/Notice';
import { Skeleton } from '../../shared/ui/Skeleton';
import type { SummaryState } from './summaryState';
import './summary.scss';

const NUMBER = new Intl.NumberFormat('es-CO');

/** How many requests and places there are; a backend without the resource shows nothing. */
export function SummaryView({ state, onRetry }: { state: SummaryState; onRetry: () => void }) {
  switch (state.status) {
    case 'unavailable':
      return null;
    case 'forbidden':
      return (
        <Notice role="alert">
          <p>No tiene permiso para esta sección</p>
        </Notice>
      );
    case 'failed':
      return <LoadFailure message={state.message} onRetry={onRetry} />;
    case 'unread':
    case 'loading':
      return <Figures requests={null} places={null} />;
    case 'ready':
      return <Figures requests={state.requests} places={state.places} />;
  }
}

/** Null: not here yet; the skeleton has the figure's size, so nothing jumps. */
function Figures({ requests, places }: { requests: number | null; places: number | null }) {
  return (
    <dl className="summary" aria-busy={requests === null}>
      <Figure label="Solicitudes" value={requests} />
      <Figure label="Cupos" value={places} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: number | null }) {
  return (
    <div className="summary-figure">
      <dt>{label}</dt>
      <dd>{value === null ? <Skeleton shape="figure" /> : <span>{NUMBER.format(value)}</span>}</dd>
    </div>
  );
}
