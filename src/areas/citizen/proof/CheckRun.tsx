import { useEffect, useRef } from 'react';
import { sentence } from '#domain/words/sentence.ts';
import { useDispatch, useSelector } from 'react-redux';
import { reloadRequested } from '#core/location/locationSlice.ts';
import { numberText, sizeText } from '#domain/words/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { phaseText, RunProgress } from '#ui/RunProgress.tsx';
import { checkCancelled, checkRequested, selectCheck } from './checkSlice';
import { isSameCheck, type CheckState, type EndedCheck, type WantedCheck } from './checkState';
import { CANCELLED } from './proofTexts';
import { Verdict } from './Verdict';

/** Repeats a published run in this browser, and says in words how it compares; what it said stays. */
export function CheckRun({ wanted }: { wanted: WantedCheck }) {
  const dispatch = useDispatch();
  const check = useSelector(selectCheck);
  const isUnderWay = check.status !== 'idle' && isSameCheck(check.wanted, wanted);
  const ended = check.ended.find((one) => isSameCheck(one.wanted, wanted));
  const ref = useRef<HTMLDivElement>(null);
  const wasUnderWay = useRef(false);
  // 'Cancelar' is unmounted when a check ends, and would lose the focus.
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) ref.current?.focus();
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay]);
  const begin = () => dispatch(checkRequested(wanted));
  return (
    <>
      {!isUnderWay && !ended && (
        <>
          <p>{`Se descarga el archivo (${sizeText(wanted.archivo.bytes)}) y este equipo repite el cálculo. No se envía nada.`}</p>
          <div className="actions">
            <Button
              primary={wanted.tanda === null}
              label="Comprobar en este navegador"
              isOff={check.status !== 'idle'}
              onClick={begin}
            />
          </div>
        </>
      )}
      <div ref={ref} tabIndex={-1} className="check">
        {isUnderWay && <Checking check={check} onCancel={() => dispatch(checkCancelled())} />}
        {ended && <Ended check={ended} isOff={check.status !== 'idle'} onAgain={begin} />}
      </div>
    </>
  );
}

interface CheckingProps {
  check: Exclude<CheckState, { status: 'idle' }>;
  onCancel: () => void;
}

function Checking({ check, onCancel }: CheckingProps) {
  if (check.status === 'running')
    return <RunProgress what={phaseText(check.progress)} progress={check.progress} onCancel={onCancel} />;
  const total = check.wanted.archivo.bytes;
  const progress = { done: Math.min(check.bytes, total), total };
  return <RunProgress what="Descargando el archivo…" progress={progress} onCancel={onCancel} />;
}

interface EndedProps {
  check: EndedCheck;
  /** Another check goes on. */
  isOff: boolean;
  onAgain: () => void;
}

function Ended({ check, isOff, onAgain }: EndedProps) {
  const dispatch = useDispatch();
  const again = (
    <div className="actions">
      <Button label="Comprobar otra vez" isOff={isOff} onClick={onAgain} />
    </div>
  );
  switch (check.kind) {
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
          <p>{sentence(check.message)}</p>
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
