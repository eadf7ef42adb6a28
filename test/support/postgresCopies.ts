import type { Database } from '#backend/db/database.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import type { TimeLimits } from '#backend/db/timeLimits.ts';
import { createOwnDatabase, openFilled } from './ownDatabase';

/** What a test may want otherwise of its connections. */
interface Connecting {
  readonly connections?: number;
  readonly limits?: Partial<TimeLimits>;
}

/** Copying the seeded database takes a hundredth of the time of filling one: a run's processes find its name here. */
const TEMPLATE = 'PISAMI_TEST_TEMPLATE';

/** The server would make them at some moment of a run: plans before and after it differed. */
const NO_STATISTICS = `do $$ declare one regclass; begin
  for one in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    execute format('alter table %s set (autovacuum_enabled = false)', one);
  end loop;
end $$`;

let dropTemplate = (): Promise<void> => Promise.resolve();

export async function shareTemplate(server: string, moment: Date): Promise<void> {
  const { name, url, drop } = await createOwnDatabase(server);
  dropTemplate = drop;
  const database = await openFilled(url, moment);
  await database.script(NO_STATISTICS);
  // One that somebody has open cannot be copied.
  await database.close();
  process.env[TEMPLATE] = name;
}

export const isTemplateShared = (): boolean => Boolean(process.env[TEMPLATE]);

export const forgetTemplate = (): Promise<void> => dropTemplate();

async function openOwn(connecting: Connecting | undefined, template?: string): Promise<Database> {
  const { url, drop } = await createOwnDatabase(process.env['DATABASE_URL'] ?? '', template);
  const database = openPostgres(url, connecting);
  return { ...database, close: () => database.close().then(drop) };
}

export const openPostgresEmpty = (): Promise<Database> => openOwn(undefined);

/** With the demonstration's city as of the moment of `shareTemplate`. */
export const openPostgresSeeded = (connecting?: Connecting): Promise<Database> => openOwn(connecting, process.env[TEMPLATE]);
