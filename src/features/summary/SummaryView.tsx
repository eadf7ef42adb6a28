import { LoadFailure } from '../../shared/ui/LoadFailure';
import { Notice } from '../../shared/ui/Notice';
import { Figures } from './Figures';
import type { SummaryState } from './summaryState';

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
      return <Figures figures={figuresOf(null, null)} />;
    case 'ready':
      return <Figures figures={figuresOf(state.requests, state.places)} />;
  }
}

const figuresOf = (requests: number | null, places: number | null) => [
  { label: 'Solicitudes', value: requests },
  { label: 'Cupos', value: places },
];
