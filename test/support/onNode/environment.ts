import * as pglite from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { TestEnvironment } from 'jest-environment-node';

import { createCheckAnswer } from '#backend/contract/answers.ts';

const checkAnswer = createCheckAnswer();

/**
 * Hands the tests what Node itself has loaded, once a process; they find it by the files beside this one. PGlite loads
 * what it needs with `import()`, which Jest runs only behind an experimental flag of Node; the contract takes a second
 * to be read and its schemas to be compiled.
 */
export default class OnNodeEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global['pglite'] = { ...pglite, pg_trgm };
    this.global['checkAnswer'] = checkAnswer;
  }
}
