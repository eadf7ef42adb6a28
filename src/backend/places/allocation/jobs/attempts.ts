import { join } from 'node:path';

import * as v from 'valibot';

import type { Database } from '#backend/db/database.ts';
import { startThread } from '#backend/startThread.ts';
import { computeInThread } from '../computation/computeInThread';
import type { TakenJob } from './jobMark';
import { runStep } from './runStep';
import { type Outcome, outcomeOf, outcomeSchema } from './stepOutcome';

/** One attempt at a job, under way. */
export interface Attempt {
  /** It never rejects. */
  readonly outcome: Promise<Outcome>;
  /** Breaks it off where that can be done: what was not committed is undone. */
  abandon(): void;
}

/** With PostgreSQL the whole of it is done in a thread, on connections of its own. */
function attemptInThread(url: string, timeZone: string, taken: TakenJob): Attempt {
  const worker = startThread(join(__dirname, 'stepThread'), { url, timeZone, taken });
  const outcome = new Promise<Outcome>((resolve) => {
    worker.once('message', (message: unknown) => {
      const { success, output } = v.safeParse(outcomeSchema, message);
      resolve(success ? output : { kind: 'failed', message: 'The thread of a step gave an answer of another form' });
    });
    worker.once('error', ({ message }) => resolve({ kind: 'failed', message }));
    // After an answer this changes nothing.
    worker.once('exit', (code) => resolve({ kind: 'failed', message: `The thread of a step ended with ${code}` }));
  });
  return { outcome, abandon: () => void worker.terminate() };
}

/**
 * PGlite has one connection, in this process: the work goes on here, piece by piece between other calls, and only the engine
 * has a thread.
 */
function attemptHere(db: Database, timeZone: string, taken: TakenJob): Attempt {
  return { outcome: outcomeOf(() => runStep({ db, timeZone, taken, compute: computeInThread })), abandon: () => undefined };
}

export function attempt(db: Database, timeZone: string, taken: TakenJob): Attempt {
  return db.url ? attemptInThread(db.url, timeZone, taken) : attemptHere(db, timeZone, taken);
}
