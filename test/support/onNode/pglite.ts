import type * as pglite from '@electric-sql/pglite';
import type * as trigrams from '@electric-sql/pglite/contrib/pg_trgm';

declare const globalThis: { readonly pglite: typeof pglite & typeof trigrams };

/** Stands for '@electric-sql/pglite' and its extension within tests: see `environment.ts`. */
export const PGlite: typeof pglite.PGlite = globalThis.pglite.PGlite;
export const pg_trgm: typeof trigrams.pg_trgm = globalThis.pglite.pg_trgm;
