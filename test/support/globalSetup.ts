import { shareTemplate } from './postgresCopies';
import { demoMoment, prepareDump } from './testDatabase';
import { prepareThreads } from './threads/buildThreads';

/** Before the first test of a run: no test waits for a database or the threads to be made, and one process makes them. */
export default async function prepare(): Promise<void> {
  await prepareDump();
  await prepareThreads();
  const server = process.env['DATABASE_URL'];
  if (server) await shareTemplate(server, new Date(demoMoment));
}
