import {
  comparisonProgressSchema,
  comparisonResultSchema,
  type ComparisonJob,
  type ComparisonProgress,
  type ComparisonResult,
} from '#allocation/comparison/comparisonMessages.ts';
import { createWorkerJob } from './createWorkerJob';

/** Simulations side by side, in a worker of their own. */
export const comparisonJob = createWorkerJob<ComparisonJob, ComparisonProgress, ComparisonResult>({
  load: async () => (await import(/* webpackMode: "eager" */ './createComparisonWorker')).createComparisonWorker,
  progress: comparisonProgressSchema,
  result: comparisonResultSchema,
});
