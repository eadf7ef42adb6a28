import type { Log, LogFields } from '#backend/log/log.ts';

/** A log that keeps its entries for a test to read. */
export interface KeptLog extends Log {
  readonly entries: (readonly [event: string, fields: LogFields])[];
}

export function createKeptLog(): KeptLog {
  const entries: [string, LogFields][] = [];
  const enter = (event: string, fields: LogFields = {}): void => void entries.push([event, fields]);
  return { entries, info: enter, warn: enter, error: enter };
}
