import { InvalidMarket } from '../violations';
import { compareVariants } from './compareVariants';
import { parseComparisonJob, type ComparisonMessage } from './comparisonMessages';

/** What the worker does with a message from the page: it tells how many runs are done, and at last a result or what is wrong. */
export async function serveComparison(message: unknown, tell: (message: ComparisonMessage) => void): Promise<void> {
  try {
    const job = parseComparisonJob(message);
    const comparison = await compareVariants(job, (progress) => tell({ kind: 'progress', progress }));
    tell({ kind: 'result', result: { kind: 'done', comparison } });
  } catch (error) {
    if (error instanceof InvalidMarket) {
      tell({ kind: 'result', result: { kind: 'invalid', violations: [...error.violations], total: error.total } });
    } else tell({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
  }
}
