import { parentPort, workerData } from 'node:worker_threads';

import * as v from 'valibot';

import { openPostgres } from '#backend/db/postgres.ts';
import { compute } from '../computation/compute';
import { requireSound } from '../computation/tasks';
import { jobSchema } from './jobRows';
import { runStep } from './runStep';
import { outcomeOf } from './stepOutcome';

/** What the thread is given: where the database is, and the job with its mark. */
const givenSchema = v.object({
  url: v.string(),
  timeZone: v.string(),
  taken: v.object({ job: jobSchema, mark: v.string(), attempt: v.number() }),
});

/** The thread of one attempt at a job, with connections of its own: whatever it holds up, it is nobody's call. */
async function main(): Promise<void> {
  const { url, timeZone, taken } = v.parse(givenSchema, workerData);
  const db = openPostgres(url, { connections: 2 });
  const outcome = await outcomeOf(() =>
    runStep({ db, timeZone, taken, compute: (task) => Promise.resolve(requireSound(compute(task))) }),
  );
  await db.close();
  parentPort?.postMessage(outcome);
}

void main();
