import * as v from 'valibot';

import { HttpProblem } from '#backend/http/problem.ts';
import { JobLost } from './jobMark';
import { type JobProblem, jobProblemSchema } from './jobRows';

/** How an attempt at a job came out; the thread tells it so. */
export const outcomeSchema = v.variant('kind', [
  v.object({ kind: v.literal('done') }),
  /** The step is refused. */
  v.object({ kind: v.literal('refused'), problem: jobProblemSchema }),
  /** Somebody else has the job. */
  v.object({ kind: v.literal('lost') }),
  /** A fault, after which it may be tried again. */
  v.object({ kind: v.literal('failed'), message: v.string(), stack: v.optional(v.string()) }),
]);
export type Outcome = v.InferOutput<typeof outcomeSchema>;

function toJobProblem({ status, detail, members }: HttpProblem): JobProblem {
  return { status, detail, codigo: members.codigo ?? null, errores: [...(members.errores ?? [])] };
}

/** Does the work and tells how it came out; it never rejects. */
export async function outcomeOf(work: () => Promise<void>): Promise<Outcome> {
  try {
    await work();
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof HttpProblem) return { kind: 'refused', problem: toJobProblem(error) };
    if (error instanceof JobLost) return { kind: 'lost' };
    if (!(error instanceof Error)) return { kind: 'failed', message: String(error) };
    return { kind: 'failed', message: error.message, ...(error.stack !== undefined && { stack: error.stack }) };
  }
}

/** The same refusal as it was thrown. */
export function toHttpProblem({ status, detail, codigo, errores }: JobProblem): HttpProblem {
  return new HttpProblem(status, detail, { ...(codigo !== null && { codigo }), ...(errores.length > 0 && { errores }) });
}
