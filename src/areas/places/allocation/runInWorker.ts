import { askWorker, WorkerCalledOff, WorkerLost } from '#services/workers/askWorker.ts';
import type { WorkerHandle } from '#services/workers/workersTypes.ts';
import { InvalidMarket } from '#allocation/violations.ts';
import { type Job, type RunOutcome, type WorkerMessage, parseWorkerMessage } from '#allocation/workerMessages.ts';
import type { ReportProgress } from '#allocation/market.ts';

/** The run was called off. */
export class RunCancelled extends Error {
  constructor() {
    super('La corrida se canceló. No se guardó ni se publicó nada');
    this.name = 'CorridaCancelada';
  }
}

/** The worker died, or what it says is not what it should say. */
export class RunInterrupted extends Error {
  constructor(cause: unknown) {
    super('El cálculo se interrumpió. No se guardó ni se publicó nada; intente de nuevo', { cause });
    this.name = 'CorridaInterrumpida';
  }
}

export interface RunOptions {
  /** Starts the worker (allocationWorker.ts); it is ended when the run ends, however it ends. */
  readonly createWorker: () => WorkerHandle;
  readonly reportProgress?: ReportProgress;
  readonly signal?: AbortSignal;
  readonly silenceMs?: number;
}

/**
 * One run in a worker of its own.
 * @throws InvalidMarket (what is wrong with the input), RunCancelled or RunInterrupted
 */
export async function runJobInWorker(job: Job, { createWorker, reportProgress, signal, silenceMs }: RunOptions): Promise<RunOutcome> {
  const hear = (message: WorkerMessage) => {
    switch (message.kind) {
      case 'progreso':
        reportProgress?.(message.phase, message.done, message.total);
        return undefined;
      case 'resultado':
        return { answer: message.outcome };
      case 'invalido':
        throw new InvalidMarket(message.violations, message.total);
      case 'error':
        throw new WorkerLost(message.message);
    }
  };
  try {
    return await askWorker({ start: createWorker, message: job, parse: parseWorkerMessage, hear, signal, silenceMs });
  } catch (error) {
    if (error instanceof WorkerCalledOff) throw new RunCancelled();
    if (error instanceof WorkerLost) throw new RunInterrupted(error.cause);
    throw error;
  }
}
