import { type Run, runAllocation } from './run';
import { createMarket } from './createMarket';
import { InvalidMarket } from './violations';
import { type Job, type RunOutcome, type WorkerMessage, parseJob } from './workerMessages';
import type { ReportProgress } from './market';
import { readReplica } from './replica/readReplica';
import { chooseSemilla } from './chooseSemilla';

/** Sends a message to the page. */
export type Tell = (message: WorkerMessage) => void;

/** What the worker does with a message from the page: it tells how far it is, and at last a result or what is wrong. */
export async function serveJob(message: unknown, tell: Tell): Promise<void> {
  try {
    const result = await run(parseJob(message), (phase, done, total) => tell({ kind: 'progreso', phase, done, total }));
    tell({ kind: 'resultado', outcome: describeRun(result) });
  } catch (error) {
    if (error instanceof InvalidMarket) tell({ kind: 'invalido', violations: error.violations, total: error.total });
    else tell({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
  }
}

async function run(job: Job, reportProgress: ReportProgress): Promise<Run> {
  if (job.kind === 'mercado') return runAllocation(createMarket(job.input), job.semilla, reportProgress);
  const { file } = job;
  const { market, semilla } = await readReplica({ file: file, size: file.size }, reportProgress);
  return runAllocation(market, chooseSemilla(job, semilla), reportProgress);
}

const describeRun = ({ summary, inputHash, hash, findings }: Run): RunOutcome => ({
  summary,
  inputHash,
  hash,
  findings,
});
