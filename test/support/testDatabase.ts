import { existsSync, mkdirSync, openAsBlob, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import type { Database } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { openPglite } from '#backend/db/pglite.ts';
import { fillDemo } from '#backend/demo/fillDemo.ts';
import { digestOfSources } from './digestOfSources';
import { isTemplateShared, openPostgresEmpty, openPostgresSeeded } from './postgresCopies';
import { publishedYears } from './publishedYear';

/** When the tests' city was seeded: its call, for 2026, is open for two more weeks. */
export const demoMoment = Date.UTC(2025, 9, 15, 15);

/** The clock of tests that bring none: it begins at that moment and goes at its usual pace. */
export function createDemoClock(): () => number {
  const start = Date.now();
  return () => demoMoment + Date.now() - start;
}

const cache = resolve(__dirname, '../../.cache/database');

/** What the seeded database comes from. */
const sources = [
  'src/backend/db',
  'src/backend/demo',
  'src/backend/users',
  'src/backend/places/allocation/computation',
  'src/allocation',
  'src/domain',
  'test/support/publishedYear.ts',
  'test/support/testDatabase.ts',
  'package-lock.json',
];

/** As PGlite makes it but for what each opening would read in vain: long files of its log, and other databases. */
const smallCluster = {
  extensions: { pg_trgm },
  initDbStartParams: [
    '--wal-segsize=1',
    ...['min_wal_size=2MB', 'max_wal_size=2MB', 'shared_buffers=16MB'].flatMap((set) => ['-c', set]),
  ],
};

async function makeDump(file: string): Promise<void> {
  const client = await PGlite.create(smallCluster);
  const database = await openPglite({ dump: await client.dumpDataDir('none') });
  await client.close();
  await database.script('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.script(`drop database ${name}`);
  await migrate(database);
  await fillDemo(database, new Date(demoMoment), publishedYears);
  // Without it each opening writes the end of that anew, as after a crash: a sixth of what it takes.
  await database.script('checkpoint');
  const dump = await database.dump();
  await database.close();
  mkdirSync(cache, { recursive: true });
  // Several processes may make it at once: each puts a whole file in its place.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, Buffer.from(await dump.arrayBuffer()));
  try {
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

let prepared: Promise<string> | undefined;

/** @returns the file with the seeded database, made where there is none yet for these sources */
export function prepareDump(): Promise<string> {
  prepared ??= (async () => {
    const file = join(cache, `${digestOfSources(sources)}.tar`);
    if (!existsSync(file)) await makeDump(file);
    return file;
  })();
  return prepared;
}

/** A database of its own in memory, seeded as of `demoMoment`. */
async function openSeeded(): Promise<Database> {
  return openPglite({ dump: await openAsBlob(await prepareDump()) });
}

/** For what does not depend on the kind of database: PostgreSQL where it is there, of which a copy is made in a tenth of the time. */
const openEither = (): Promise<Database> => (isTemplateShared() ? openPostgresSeeded() : openSeeded());

/** A database with the demonstration's city, opened when it is first used: most tests of the page never ask for it. */
export function createTestDatabase(open: () => Promise<Database> = openEither): Database {
  let opening: Promise<Database> | undefined;
  const opened = (): Promise<Database> => (opening ??= open());
  return {
    query: async (text, params) => (await opened()).query(text, params),
    script: async (text) => (await opened()).script(text),
    transaction: async (work) => (await opened()).transaction(work),
    reads: {
      query: async (text, params) => (await opened()).reads.query(text, params),
      script: async (text) => (await opened()).reads.script(text),
    },
    close: async () => (await opening)?.close(),
  };
}

/** Whichever database the tests are given. */
export interface TestDatabases {
  /** Without tables. */
  empty(): Promise<Database>;
  /** With the demonstration's city as of `demoMoment`. */
  seeded(): Promise<Database>;
}

/** In this process. */
export const pgliteDatabases: TestDatabases = {
  empty: async () => {
    // Faster than making one.
    const database = await openSeeded();
    await database.script('drop schema public cascade; create schema public');
    return database;
  },
  seeded: openSeeded,
};

const postgres: TestDatabases = { empty: openPostgresEmpty, seeded: openPostgresSeeded };

/** Tests of what only a server with many connections can show; left out without DATABASE_URL, as `npm test` says. */
export function describeOnPostgres(name: string, tests: (databases: TestDatabases) => void): void {
  (process.env['DATABASE_URL'] ? describe : describe.skip)(`${name}, on PostgreSQL`, () => tests(postgres));
}

/** The same tests on PGlite and on PostgreSQL. */
export function describeOnBoth(name: string, tests: (databases: TestDatabases) => void): void {
  describe(`${name}, on PGlite`, () => tests(pgliteDatabases));
  describeOnPostgres(name, tests);
}
