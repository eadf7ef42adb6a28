import type { ReadingState } from '../reading/readingState';
import { ReadingView } from '../reading/ReadingView';
import type { Summary } from './createSummary';
import { Figures } from './Figures';

interface SummaryViewProps {
  state: ReadingState<object, Summary>;
  onRetry: () => void;
}

/** How many requests and places there are; a backend without the resource shows nothing. */
export function SummaryView({ state, onRetry }: SummaryViewProps) {
  if (state.status === 'unavailable' || state.status === 'notFound') return null;
  return (
    <ReadingView state={state} onRetry={onRetry} skeleton={<Figures figures={figuresOf(null, null)} />}>
      {({ solicitudes, cupos }) => <Figures figures={figuresOf(solicitudes, cupos)} />}
    </ReadingView>
  );
}

const figuresOf = (requests: number | null, places: number | null) => [
  { label: 'Solicitudes', value: requests },
  { label: 'Cupos', value: places },
];
