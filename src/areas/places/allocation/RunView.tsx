import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { reloadRequested } from '#core/location/locationSlice.ts';
import { Notice } from '#ui/Notice.tsx';
import { Progress } from '#ui/Progress.tsx';
import { FASES } from '#allocation/market.ts';
import { numberText } from '#domain/words/numbers.ts';
import { corridaCancelled, corridaRequested, selectCorrida } from './runSlice';
import type { Avance, CorridaState, Falla, Proposito } from './runState';
import { Outcome } from './RunOutcome';
import { CANCELLED, FETCHING, PHASES, PREPARING } from './allocationTexts';

interface RunViewProps {
  proposito: Proposito;
  /** Beside what it gave: what is done with it. */
  standing?: ReactNode;
}

/** A run in this browser, if it is for this purpose: how far it is, or what came of it. */
export function RunView({ proposito, standing = null }: RunViewProps) {
  const run = useSelector(selectCorrida);
  const ref = useRef<HTMLDivElement>(null);
  const hasStopped = ['invalid', 'failed', 'cancelled'].includes(run.status);
  // The button to call it off has gone; a result takes the focus by itself.
  useEffect(() => {
    if (hasStopped) ref.current?.focus();
  }, [hasStopped]);
  if (run.status === 'idle' || run.pedido.proposito !== proposito) return null;
  return (
    <div ref={ref} tabIndex={-1} className="run">
      <Run run={run} standing={standing} keepFocus={() => ref.current?.focus({ preventScroll: true })} />
    </div>
  );
}

type Run = Exclude<CorridaState, { status: 'idle' }>;

interface RunProps {
  run: Run;
  standing: ReactNode;
  /** A button goes with what it is beside: the focus would be nowhere. */
  keepFocus: () => void;
}

function Run({ run, standing, keepFocus }: RunProps) {
  switch (run.status) {
    case 'reading':
      return <UnderWay what={run.pedido.archivo ? PREPARING : FETCHING} avance={null} keepFocus={keepFocus} />;
    case 'running':
      return <UnderWay what={phaseText(run.avance)} avance={run.avance} keepFocus={keepFocus} />;
    case 'done':
      return (
        <Outcome pedido={run.pedido} hecho={run.hecho}>
          {standing}
        </Outcome>
      );
    case 'invalid':
      return (
        <Notice tone="danger" role="alert">
          <p>
            {`La lista no se puede calcular: tiene ${run.total === 1 ? '1 falta' : `${numberText(run.total)} faltas`} por corregir. No se guardó nada.`}
          </p>
          <ul>
            {run.faltas.map((falta) => (
              <li key={falta}>{falta}</li>
            ))}
          </ul>
          {run.total > run.faltas.length && <p>{`… y ${numberText(run.total - run.faltas.length)} más.`}</p>}
        </Notice>
      );
    case 'failed':
      return <Ended run={run} message={run.message} wayOn={run.wayOn} tone="danger" keepFocus={keepFocus} />;
    case 'cancelled':
      return <Ended run={run} message={CANCELLED} wayOn="again" tone="warning" keepFocus={keepFocus} />;
  }
}

type UnderWayProps = Pick<RunProps, 'keepFocus'> & { what: string; avance: Avance | null };

/** Each word of the worker moves the bar; only the phases are spoken. */
function UnderWay({ what, avance, keepFocus }: UnderWayProps) {
  const dispatch = useDispatch();
  const cancel = () => {
    keepFocus();
    dispatch(corridaCancelled());
  };
  return (
    <>
      <p role="status">{what}</p>
      <Progress label="Avance de este paso" value={avance && avance.total > 0 ? avance.done : null} max={avance?.total || 1} />
      <div className="actions">
        <button type="button" className="btn btn-quiet" onClick={cancel}>
          Cancelar el cálculo
        </button>
      </div>
    </>
  );
}

function phaseText(avance: Avance | null): string {
  if (!avance) return 'Iniciando el cálculo en este navegador…';
  return `Calculando en este navegador: paso ${FASES.indexOf(avance.fase) + 1} de ${FASES.length}, ${PHASES[avance.fase]}.`;
}

type EndedProps = Pick<RunProps, 'run' | 'keepFocus'> & Falla & { tone: 'danger' | 'warning' };

function Ended({ run, message, wayOn, tone, keepFocus }: EndedProps) {
  const dispatch = useDispatch();
  const again = () => {
    keepFocus();
    dispatch(corridaRequested(run.pedido));
  };
  return (
    <Notice tone={tone} role="alert">
      <p>{message}</p>
      {wayOn === 'again' && (
        <button type="button" className="btn btn-quiet" onClick={again}>
          Intentar de nuevo
        </button>
      )}
      {wayOn === 'reload' && (
        <button type="button" className="btn btn-quiet" onClick={() => dispatch(reloadRequested())}>
          Recargar la página
        </button>
      )}
    </Notice>
  );
}
