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

let dropTemplate = (): Promise<void> => Promise.resolve();

export async function shareTemplate(server: string, moment: Date): Promise<void> {
  const { name, url, drop } = await createOwnDatabase(server);
  dropTemplate = drop;
  // One that somebody has open cannot be copied.
  await (await openFilled(url, moment)).close();
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
