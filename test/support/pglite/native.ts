import type * as pglite from '@electric-sql/pglite';

declare const globalThis: { readonly pglite: typeof pglite };

/** Stands for '@electric-sql/pglite' within tests: see `environment.ts`. */
export const PGlite: typeof pglite.PGlite = globalThis.pglite.PGlite;
