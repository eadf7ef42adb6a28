import type { Catalogos } from '#domain/contractTypes.ts';
import type { Database } from './db/database';
import { leerCatalogos } from './solicitud/catalogues';

/** What every use of this folder stands on. */
export interface Contexto {
  readonly db: Database;
  /** Milliseconds since 1970; given, so that a test can let time pass. */
  readonly now: () => number;
  /** The city's, such as `America/Bogota`: it says which day it is, and when one ends. */
  readonly timeZone: string;
  /** The catalogues, read at most once a minute. Not to be called within a transaction. */
  readonly catalogos: () => Promise<Catalogos>;
}

const catalogLifetimeMs = 60_000;

export function createContexto({ db, now, timeZone }: Omit<Contexto, 'catalogos'>): Contexto {
  let kept: { readonly until: number; readonly catalogos: Promise<Catalogos> } | undefined;
  const catalogos = (): Promise<Catalogos> => {
    if (!kept || now() >= kept.until) {
      const reading = leerCatalogos(db);
      const these = { until: now() + catalogLifetimeMs, catalogos: reading };
      kept = these;
      reading.catch(() => {
        if (kept === these) kept = undefined;
      });
    }
    return kept.catalogos;
  };
  return { db, now, timeZone, catalogos };
}

export function ahora({ now }: Pick<Contexto, 'now'>): Date {
  return new Date(now());
}
