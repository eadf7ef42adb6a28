import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { Convocatoria } from '#domain/contractTypes.ts';
import { focusHeading } from '#ui/focusHeading.ts';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { ReadingState } from '../reading/readingState';

const CODES_ONLY =
  'No fue posible traer los nombres de los grados, las jornadas y lo demás que se escoge de una lista: se ven sus códigos.';

interface NamesFailureProps {
  /** The area's reading of the year's call. */
  convocatoria: { select(state: object): ReadingState<object, Convocatoria>; events: { retryRequested(): UnknownAction } };
}

/** Over what the call's catalogues name, where they could not be read: why it shows codes, and the way to mend it. */
export function NamesFailure({ convocatoria }: NamesFailureProps) {
  const { status } = useSelector(convocatoria.select);
  const dispatch = useDispatch();
  if (status === 'unread' || status === 'loading' || status === 'ready') return null;
  if (status !== 'failed') {
    return <Notice role="alert" text={CODES_ONLY} />;
  }
  const retry = (pressed: Element) => {
    focusHeading(pressed);
    dispatch(convocatoria.events.retryRequested());
  };
  return <LoadFailure message={CODES_ONLY} onRetry={retry} />;
}
