import type { ReactNode } from 'react';
import { shownData, type ReadingState } from '../../features/reading/readingState';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { Notice } from '../../shared/ui/Notice';
import { Skeleton } from '../../shared/ui/Skeleton';

interface ReadingGateProps<Params, Data> {
  state: ReadingState<Params, Data>;
  onRetry: () => void;
  /** How many lines of text are likely to come. */
  lines: number;
  /** What stands there when the backend has nothing of it, or does not have the resource at all. */
  whenNone: string;
  whenUnavailable: string;
  children: (data: Data) => ReactNode;
}

/** What a reading has brought, or how far it is: every state of it but its own data looks alike in the area. */
export function ReadingGate<Params, Data>({
  state,
  onRetry,
  lines,
  whenNone,
  whenUnavailable,
  children,
}: ReadingGateProps<Params, Data>) {
  const data = shownData(state);
  switch (state.status) {
    case 'unread':
    case 'loading':
    case 'ready':
      return data === null ? <Skeleton lines={lines} /> : children(data);
    case 'notFound':
      return <Sentence text={whenNone} />;
    // Public resources are for everyone: a backend that forbids them does not offer them.
    case 'forbidden':
    case 'unavailable':
      return <Sentence text={whenUnavailable} />;
    case 'failed':
      return (
        <>
          <LoadFailure message={state.message} onRetry={onRetry} />
          {data !== null && children(data)}
        </>
      );
  }
}

function Sentence({ text }: { text: string }) {
  return (
    <Notice tone="info">
      <p>{text}</p>
    </Notice>
  );
}
