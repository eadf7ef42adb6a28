import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

import * as v from 'valibot';

/** Which process this is, beyond its number, which another one has after a restart or in another container. */
export const identitySchema = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  machine: v.string(),
  /** One from start to stop of the machine; null where the system does not tell (it is Linux that does). */
  boot: v.nullable(v.string()),
  /** Of whom the process sees the numbers: a container sees its own. */
  namespace: v.nullable(v.string()),
  /** When it began, in the machine's own ticks. */
  started: v.nullable(v.string()),
});
export type ProcessIdentity = v.InferOutput<typeof identitySchema>;

function orNull(read: () => string | undefined): string | null {
  try {
    return read()?.trim() ?? null;
  } catch {
    return null;
  }
}

/** Of the process with that number, as this one sees it. */
export function identify(pid: number): ProcessIdentity {
  return {
    pid,
    machine: hostname(),
    boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    namespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
    // The name before it, in brackets, may hold anything; the 22nd value of all is what is meant (proc(5)).
    started: orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]),
  };
}

const notOursSchema = v.object({ code: v.literal('EPERM') });

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and somebody else's.
    return v.is(notOursSchema, error);
  }
}

/** Whether that process may still run. Of what cannot be seen from here (another machine, another container) it says yes. */
export function mayRun(one: ProcessIdentity): boolean {
  const now = identify(one.pid);
  if (one.boot !== null && now.boot !== null && one.boot !== now.boot) return one.machine !== now.machine;
  if (one.namespace !== now.namespace) return true;
  return isThere(one.pid) && (one.started === null || now.started === null || one.started === now.started);
}
