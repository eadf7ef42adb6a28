import {
  runProgressSchema,
  runResultSchema,
  type AllocationJob,
  type RunProgress,
  type RunResult,
} from '#allocation/workerMessages.ts';
import { createWorkerJob } from './createWorkerJob';

/** A run of the allocation, in a worker of its own. */
export const allocationJob = createWorkerJob<AllocationJob, RunProgress, RunResult>({
  load: async () => (await import(/* webpackMode: "eager" */ './createAllocationWorker')).createAllocationWorker,
  progress: runProgressSchema,
  result: runResultSchema,
});
