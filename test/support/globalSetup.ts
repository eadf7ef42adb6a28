import { prepareDump } from './testDatabase';
import { prepareThreads } from './threads/buildThreads';

/** Before the first test of a run: no test waits for the database or the threads to be made, and one process makes them. */
export default async function prepare(): Promise<void> {
  await prepareDump();
  await prepareThreads();
}
