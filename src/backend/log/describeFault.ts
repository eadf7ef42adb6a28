import * as v from 'valibot';

import type { LogFields } from './log';

const errorSchema = v.looseObject({
  name: v.optional(v.string()),
  message: v.optional(v.string()),
  stack: v.optional(v.string()),
  code: v.optional(v.union([v.string(), v.number()])),
  constraint: v.optional(v.string()),
});

const framesKept = 8;

/** Whether a message quotes what it was given: a row that is not of its schema, a value that PostgreSQL cannot read. */
function quotesValues(error: unknown, code: unknown): boolean {
  return error instanceof v.ValiError || (typeof code === 'string' && code.startsWith('22'));
}

/**
 * An error as the log may keep it: where it happened and what kind it is, without the values it speaks of.
 * A stack begins with the message, so only its frames are kept; PostgreSQL's `detail` quotes whole keys and is left out.
 */
export function describeFault(error: unknown): LogFields {
  const known = v.safeParse(errorSchema, error);
  if (!known.success) return { error: typeof error };
  const { name, message, stack, code, constraint } = known.output;
  const frames = (stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    error: name ?? 'Error',
    code,
    constraint,
    ...(!quotesValues(error, code) && { message }),
    at: frames.slice(0, framesKept).map((frame) => frame.trim()),
  };
}
