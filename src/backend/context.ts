import type { Catalogues } from '#domain/contractTypes.ts';
import type { Database } from './db/database';
import { createRecord, type SecurityRecord } from './record/record';
import { readCatalogues } from './solicitud/catalogues';

/** What every use of this folder stands on. */
export interface Context {
  readonly db: Database;
  /** Milliseconds since 1970; given, so that a test can let time pass. */
  readonly now: () => number;
  /** The city's, such as `America/Bogota`: it says which day it is, and when one ends. */
  readonly timeZone: string;
  /** The catalogues, read at most once a minute. Not to be called within a transaction. */
  readonly catalogues: () => Promise<Catalogues>;
  readonly record: SecurityRecord;
}

const catalogLifetimeMs = 60_000;

export function createContext({ db, now, timeZone }: Omit<Context, 'catalogues' | 'record'>): Context {
  let kept: { readonly until: number; readonly catalogues: Promise<Catalogues> } | undefined;
  const catalogues = (): Promise<Catalogues> => {
    if (!kept || now() >= kept.until) {
      const reading = readCatalogues(db.reads);
      const these = { until: now() + catalogLifetimeMs, catalogues: reading };
      kept = these;
      reading.catch(() => {
        if (kept === these) kept = undefined;
      });
    }
    return kept.catalogues;
  };
  return { db, now, timeZone, catalogues, record: createRecord({ db, now }) };
}

export function instantOf({ now }: Pick<Context, 'now'>): Date {
  return new Date(now());
}
