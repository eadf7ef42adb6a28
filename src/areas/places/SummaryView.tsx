import { shownData, type ReadingState } from '#kits/reading/readingState.ts';
import { ReadingView } from '#kits/reading/ReadingView.tsx';
import type { Summary } from '#domain/contractTypes.ts';
import { Figures } from './Figures';

interface SummaryViewProps {
  state: ReadingState<object, Summary>;
  onRetry: () => void;
}

/** How many solicitudes and places there are, or why that is not known. */
export function SummaryView({ state, onRetry }: SummaryViewProps) {
  const isExpected = state.status === 'unread' || state.status === 'loading';
  return (
    <div className="summary-room">
      {/* What stands in the figures' place has their size, so that nothing jumps. */}
      {!isExpected && shownData(state) === null && (
        <div className="summary-absent" aria-hidden="true">
          <Figures figures={figuresOf(null, null)} />
        </div>
      )}
      <div>
        <ReadingView state={state} onRetry={onRetry} skeleton={<Figures figures={figuresOf(null, null)} />}>
          {({ solicitudes, cupos }) => <Figures figures={figuresOf(solicitudes, cupos)} />}
        </ReadingView>
      </div>
    </div>
  );
}

const figuresOf = (solicitudes: number | null, cupos: number | null) => [
  { label: 'Solicitudes', value: solicitudes },
  { label: 'Cupos', value: cupos },
];
