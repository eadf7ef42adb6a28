import { prepareDump } from '../testDatabase';

/** Before the first test of a run: no test waits for the database to be made, and one process makes it. */
export default async function prepare(): Promise<void> {
  await prepareDump();
}
