import * as pglite from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * PGlite loads what it needs with `import()`, which Jest runs only behind an experimental flag of Node. Here it is
 * loaded by Node itself, once a process, and handed to the tests, which find it by `native.ts`.
 */
export default class PgliteEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global['pglite'] = { ...pglite, pg_trgm };
  }
}
