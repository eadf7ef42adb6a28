import { Skeleton } from '../../shared/ui/Skeleton';
import type { ReadingState } from '../reading/readingState';
import { ReadingView } from '../reading/ReadingView';
import type { Summary } from './createSummary';
import './summary.scss';

const NUMBER = new Intl.NumberFormat('es-CO');

interface SummaryViewProps {
  state: ReadingState<object, Summary>;
  onRetry: () => void;
}

/** How many requests and places there are; a backend without the resource shows nothing. */
export function SummaryView({ state, onRetry }: SummaryViewProps) {
  if (state.status === 'unavailable' || state.status === 'notFound') return null;
  return (
    <ReadingView state={state} onRetry={onRetry} skeleton={<Figures solicitudes={null} cupos={null} />}>
      {(summary) => <Figures {...summary} />}
    </ReadingView>
  );
}

/** Null: not here yet; the skeleton has the figure's size, so nothing jumps. */
function Figures({ solicitudes, cupos }: { [Name in keyof Summary]: number | null }) {
  return (
    <dl className="summary" aria-busy={solicitudes === null}>
      <Figure label="Solicitudes" value={solicitudes} />
      <Figure label="Cupos" value={cupos} />
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
