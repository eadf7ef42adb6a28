import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { reloadRequested } from '#core/location/locationSlice.ts';
import { numberText, sizeText } from '#domain/words/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { phaseText, RunProgress } from '#ui/RunProgress.tsx';
import { checkCancelled, checkRequested, selectCheck, selectIsChecking } from './checkSlice';
import type { CheckState, WantedCheck } from './checkState';
import { CANCELLED } from './proofTexts';
import { Verdict } from './Verdict';

/** Repeats a published run in this browser, and says in words how it compares. */
export function CheckRun({ wanted }: { wanted: WantedCheck }) {
  const dispatch = useDispatch();
  const check = useSelector(selectCheck);
  const isBusy = useSelector(selectIsChecking);
  const isOwn = check.status !== 'idle' && check.wanted.tanda === wanted.tanda;
  const ref = useRef<HTMLDivElement>(null);
  const hasEnded = isOwn && !isBusy;
  // 'Cancelar' is unmounted when a check ends, and would lose the focus.
  useEffect(() => {
    if (hasEnded) ref.current?.focus();
  }, [hasEnded, check.status]);
  const begin = () => dispatch(checkRequested(wanted));
  return (
    <>
      {!isOwn && (
        <>
          <p>{`Se descarga el archivo (${sizeText(wanted.archivo.bytes)}) y este equipo repite el cálculo. No se envía nada.`}</p>
          <div className="actions">
            <Button primary={wanted.tanda === null} label="Comprobar en este navegador" isOff={isBusy} onClick={begin} />
          </div>
        </>
      )}
      <div ref={ref} tabIndex={-1} className="check">
        {isOwn && <Check check={check} onAgain={begin} onCancel={() => dispatch(checkCancelled())} />}
      </div>
    </>
  );
}

interface CheckProps {
  check: Exclude<CheckState, { status: 'idle' }>;
  onAgain: () => void;
  onCancel: () => void;
}

function Check({ check, onAgain, onCancel }: CheckProps) {
  const dispatch = useDispatch();
  const again = (
    <div className="actions">
      <Button label="Comprobar otra vez" onClick={onAgain} />
    </div>
  );
  switch (check.status) {
    case 'fetching': {
      const total = check.wanted.archivo.bytes;
      const progress = { done: Math.min(check.bytes, total), total };
      return <RunProgress what="Descargando el archivo…" progress={progress} onCancel={onCancel} />;
    }
    case 'running':
      return <RunProgress what={phaseText(check.progress)} progress={check.progress} onCancel={onCancel} />;
    case 'done':
      return (
        <>
          <Verdict wanted={check.wanted} obtained={check.obtained} />
          {again}
        </>
      );
    case 'invalid':
      return (
        <Notice tone="danger" role="alert">
          <p>{`El archivo no se puede calcular: tiene ${check.total === 1 ? '1 falta' : `${numberText(check.total)} faltas`}.`}</p>
          <ul>
            {check.violations.map((violation) => (
              <li key={violation}>{violation}</li>
            ))}
          </ul>
          {again}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" role="alert">
          <p>{check.message}</p>
          {check.wayOn === 'again' ? again : <Button label="Recargar la página" onClick={() => dispatch(reloadRequested())} />}
        </Notice>
      );
    case 'cancelled':
      return (
        <Notice role="alert" text={CANCELLED}>
          {again}
        </Notice>
      );
  }
}
