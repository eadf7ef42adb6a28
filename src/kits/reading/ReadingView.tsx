import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FORBIDDEN_MESSAGE } from '#services/http/problemMessage.ts';
import { focusHeading } from '#ui/focusHeading.ts';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { Notice } from '#ui/Notice.tsx';
import { shownData, type ReadingState } from './readingState';

interface ReadingViewProps<Data> {
  state: ReadingState<unknown, Data>;
  onRetry: () => void;
  /** Stands while nothing is there yet: of the content's size, so that nothing jumps. */
  skeleton: ReactNode;
  /** Where the backend has nothing of that name. */
  notFound?: string;
  /** What was read. */
  children: (data: Data) => ReactNode;
}

/** As much of what `createReading` makes as a page needs to show it. */
export interface ShownReading<Data> {
  select(state: object): ReadingState<object, Data>;
  events: { retryRequested: ActionCreatorWithoutPayload };
  /** What it is shown with: one press tries all of it again that could not be had. */
  others?: readonly Pick<ShownReading<unknown>, 'events'>[];
}

type ReadingOfProps<Data> = { reading: ShownReading<Data> } & Omit<ReadingViewProps<Data>, 'state' | 'onRetry'>;

/** A reading, whatever its state. */
export function ReadingOf<Data>({ reading, ...view }: ReadingOfProps<Data>) {
  const state = useSelector(reading.select);
  const dispatch = useDispatch();
  const retry = () => {
    for (const { events } of [reading, ...(reading.others ?? [])]) dispatch(events.retryRequested());
  };
  return <ReadingView {...view} state={state} onRetry={retry} />;
}

/** Each state of a reading; what was read stays, marked busy, while it is read again. */
export function ReadingView<Data>({ state, onRetry, skeleton, notFound, children }: ReadingViewProps<Data>) {
  const data = shownData(state);
  const retry = (pressed: Element) => {
    focusHeading(pressed);
    onRetry();
  };
  switch (state.status) {
    case 'unread':
      return skeleton;
    case 'forbidden':
      return <Told>{FORBIDDEN_MESSAGE}</Told>;
    case 'unavailable':
      return <Told>Este servicio no está disponible en este momento.</Told>;
    case 'notFound':
      return <Told>{notFound ?? 'No se encontró lo que busca.'}</Told>;
    case 'loading':
    case 'ready':
    case 'failed':
      return (
        <>
          {state.status === 'failed' && <LoadFailure message={state.message} onRetry={retry} />}
          {/* The same element in all three states: React keeps it mounted, and what was typed in it. */}
          {data !== null && <div aria-busy={state.status === 'loading'}>{children(data)}</div>}
          {data === null && state.status === 'loading' && <div aria-busy="true">{skeleton}</div>}
        </>
      );
  }
}

function Told({ children }: { children: string }) {
  return <Notice role="alert" text={children} />;
}
