import { type Run, runAllocation } from './run';
import { InvalidMarket } from './violations';
import { type RunOutcome, type WorkerMessage, parseJob } from './workerMessages';
import { readReplicaFile } from './replica/readReplica';
import { chooseSemilla } from './chooseSemilla';
import { hashFile } from './hashFile';
import type { ReportProgress } from './market';

/** Sends a message to the page. */
export type Tell = (message: WorkerMessage) => void;

/** What the worker does with a message from the page: it tells how far it is, and at last a result or what is wrong. */
export async function serveJob(message: unknown, tell: Tell): Promise<void> {
  const reportProgress: ReportProgress = (phase, done, total) => tell({ kind: 'progress', progress: { phase, done, total } });
  try {
    const job = parseJob(message);
    const { file, hashesFile = false } = job;
    const replica = await readReplicaFile(file, reportProgress);
    const run = runAllocation(replica, chooseSemilla(job, replica.semilla), reportProgress);
    const fileHash = hashesFile ? { fileHash: await hashFile(file, reportProgress) } : {};
    tell({ kind: 'result', result: { kind: 'done', outcome: outcomeOf(run), ...fileHash } });
  } catch (error) {
    if (error instanceof InvalidMarket) {
      tell({ kind: 'result', result: { kind: 'invalid', violations: [...error.violations], total: error.total } });
    } else tell({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
  }
}

const outcomeOf = ({ summary, inputHash, hash, findings }: Run): RunOutcome => ({ summary, inputHash, hash, findings });
