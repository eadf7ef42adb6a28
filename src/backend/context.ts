import type { Catalogues } from '#domain/contractTypes.ts';
import type { Database } from './db/database';
import type { FileStore } from './files/fileStore';
import { createRecord, type SecurityRecord } from './record/record';
import { readCatalogues } from './solicitud/catalogues';

/** What every use of this folder stands on. */
export interface Context {
  readonly db: Database;
  /** The bytes of supports. */
  readonly files: FileStore;
  /** Milliseconds since 1970; given, so that a test can let time pass. */
  readonly now: () => number;
  /** The city's, such as `America/Bogota`: it says which day it is, and when one ends. */
  readonly timeZone: string;
  /** The catalogues, read at most once a minute. Not to be called within a transaction. */
  readonly catalogues: () => Promise<Catalogues>;
  readonly record: SecurityRecord;
  /** The year of the convocatoria that the caller chose; without it, that of now (F105). */
  readonly anio?: number | undefined;
}

const catalogLifetimeMs = 60_000;

export function createContext({ db, files, now, timeZone }: Omit<Context, 'catalogues' | 'record' | 'anio'>): Context {
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
  return { db, files, now, timeZone, catalogues, record: createRecord({ db, now }) };
}

export function instantOf({ now }: Pick<Context, 'now'>): Date {
  return new Date(now());
}
