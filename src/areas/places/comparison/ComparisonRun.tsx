import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { reloadRequested } from '#core/location/locationSlice.ts';
import type { Catalogues } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RunProgress } from '#ui/RunProgress.tsx';
import { CANCELLED, FETCHING } from '../allocation/allocationTexts';
import { comparisonCancelled, comparisonRequested, selectComparison } from './comparisonSlice';
import { ComparisonResult } from './ComparisonResult';

/** A comparison in this browser: how far it is, or what came of it. */
export function ComparisonRun({ catalogos }: { catalogos: Catalogues }) {
  const dispatch = useDispatch();
  const state = useSelector(selectComparison);
  const ref = useRef<HTMLDivElement>(null);
  const hasStopped = state.status === 'failed' || state.status === 'cancelled';
  // 'Cancelar' is unmounted when it stops and would lose the focus; a result takes it by itself.
  useEffect(() => {
    if (hasStopped) ref.current?.focus();
  }, [hasStopped]);
  if (state.status === 'idle') return null;
  const keepFocus = () => ref.current?.focus({ preventScroll: true });
  const again = () => {
    keepFocus();
    dispatch(comparisonRequested(state.wanted));
  };
  const cancel = () => {
    keepFocus();
    dispatch(comparisonCancelled());
  };
  return (
    <div ref={ref} tabIndex={-1} className="comparison-run">
      {state.status === 'running' && (
        <RunProgress
          what={
            state.progress === null ? FETCHING : `Calculando en este navegador ${numberText(state.progress.total)} asignaciones.`
          }
          progress={state.progress}
          onCancel={cancel}
        />
      )}
      {state.status === 'done' && <ComparisonResult wanted={state.wanted} comparison={state.comparison} catalogos={catalogos} />}
      {state.status === 'failed' && (
        <Notice tone="danger" role="alert">
          {state.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
          {state.wayOn === 'again' && <Button label="Intentar de nuevo" onClick={again} />}
          {state.wayOn === 'reload' && <Button label="Recargar la página" onClick={() => dispatch(reloadRequested())} />}
        </Notice>
      )}
      {state.status === 'cancelled' && (
        <Notice role="alert">
          <p>{CANCELLED}</p>
          <Button label="Intentar de nuevo" onClick={again} />
        </Notice>
      )}
    </div>
  );
}
