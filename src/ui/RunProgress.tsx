import { RUN_PHASES, type RunPhase } from '#allocation/market.ts';
import type { RunProgress as Progressed } from '#allocation/workerMessages.ts';
import { Button } from './Button';
import { Progress } from './Progress';

const PHASES: Readonly<Record<RunPhase, string>> = {
  reading: 'leer la lista',
  lottery: 'sortear',
  order: 'ordenar',
  allocation: 'asignar',
  check: 'comprobar',
  hash: 'calcular las huellas',
};

interface RunProgressProps {
  /** What goes on. */
  what: string;
  /** How much of it; null: not known. */
  progress: Pick<Progressed, 'done' | 'total'> | null;
  onCancel: () => void;
}

/** A run in this browser while it goes on. Each word of the worker moves the bar; only what goes on is spoken. */
export function RunProgress({ what, progress, onCancel }: RunProgressProps) {
  return (
    <>
      <p role="status">{what}</p>
      <Progress
        label="Avance de este paso"
        value={progress && progress.total > 0 ? progress.done : null}
        max={progress?.total || 1}
      />
      <div className="actions">
        <Button label="Cancelar el cálculo" takesPlace onClick={onCancel} />
      </div>
    </>
  );
}

/** Which of its steps a worker's run is at; null: it has said nothing yet. */
export function phaseText(progress: Progressed | null): string {
  if (!progress) return 'Iniciando el cálculo en este navegador…';
  return `Calculando en este navegador: paso ${RUN_PHASES.indexOf(progress.phase) + 1} de ${RUN_PHASES.length}, ${PHASES[progress.phase]}.`;
}
