import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { reloadRequested } from '#core/location/locationSlice.ts';
import { Notice } from '#ui/Notice.tsx';
import { phaseText, RunProgress } from '#ui/RunProgress.tsx';
import type { RunProgress as Progressed } from '#allocation/workerMessages.ts';
import { numberText } from '#domain/words/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { runCancelled, runRetried, selectRun } from './runSlice';
import type { RunState, RunFailure, RunPurpose } from './runState';
import { RunOutcome } from './RunOutcome';
import { CANCELLED, FETCHING, PREPARING } from './allocationTexts';

interface RunViewProps {
  purpose: RunPurpose;
  /** Beside what it gave: what is done with it. */
  standing?: ReactNode;
}

/** A run in this browser, if it is for this purpose: how far it is, or what came of it. */
export function RunView({ purpose, standing = null }: RunViewProps) {
  const run = useSelector(selectRun);
  const ref = useRef<HTMLDivElement>(null);
  const hasStopped = ['invalid', 'failed', 'cancelled'].includes(run.status);
  // 'Cancelar' is unmounted when a run stops and would lose the focus; a result takes it by itself (RunOutcome).
  useEffect(() => {
    if (hasStopped) ref.current?.focus();
  }, [hasStopped]);
  if (run.status === 'idle' || run.wanted.purpose !== purpose) return null;
  return (
    <div ref={ref} tabIndex={-1} className="run">
      <Run run={run} standing={standing} keepFocus={() => ref.current?.focus({ preventScroll: true })} />
    </div>
  );
}

type Run = Exclude<RunState, { status: 'idle' }>;

interface RunProps {
  run: Run;
  standing: ReactNode;
  /** Called when a button is pressed that is unmounted with its step: the focus would fall to the body. */
  keepFocus: () => void;
}

function Run({ run, standing, keepFocus }: RunProps) {
  switch (run.status) {
    case 'reading':
      return <UnderWay what={run.wanted.file ? PREPARING : FETCHING} progress={null} keepFocus={keepFocus} />;
    case 'running':
      return <UnderWay what={phaseText(run.progress)} progress={run.progress} keepFocus={keepFocus} />;
    case 'done':
      return (
        <RunOutcome wanted={run.wanted} result={run.result}>
          {standing}
        </RunOutcome>
      );
    case 'invalid':
      return (
        <Notice tone="danger" role="alert">
          <p>
            {`La lista no se puede calcular: tiene ${run.total === 1 ? '1 falta' : `${numberText(run.total)} faltas`} por corregir. No se guardó nada.`}
          </p>
          <ul>
            {run.violations.map((violation) => (
              <li key={violation}>{violation}</li>
            ))}
          </ul>
          {run.total > run.violations.length && <p>{`… y ${numberText(run.total - run.violations.length)} más.`}</p>}
        </Notice>
      );
    case 'failed':
      return <Ended run={run} message={run.message} wayOn={run.wayOn} tone="danger" keepFocus={keepFocus} />;
    case 'cancelled':
      return <Ended run={run} message={CANCELLED} wayOn="again" tone="warning" keepFocus={keepFocus} />;
  }
}

type UnderWayProps = Pick<RunProps, 'keepFocus'> & { what: string; progress: Progressed | null };

function UnderWay({ what, progress, keepFocus }: UnderWayProps) {
  const dispatch = useDispatch();
  const cancel = () => {
    keepFocus();
    dispatch(runCancelled());
  };
  return <RunProgress what={what} progress={progress} onCancel={cancel} />;
}

type EndedProps = Pick<RunProps, 'run' | 'keepFocus'> & RunFailure & { tone: 'danger' | 'warning' };

function Ended({ run, message, wayOn, tone, keepFocus }: EndedProps) {
  const dispatch = useDispatch();
  const again = () => {
    keepFocus();
    dispatch(runRetried(run.wanted));
  };
  return (
    <Notice tone={tone} role="alert">
      <p>{message}</p>
      {wayOn === 'again' && <Button label="Intentar de nuevo" onClick={again} />}
      {wayOn === 'reload' && <Button label="Recargar la página" onClick={() => dispatch(reloadRequested())} />}
    </Notice>
  );
}
