import { prepareDump } from '#test/support/testDatabase.ts';
import { prepareThreads } from '#test/support/threads/buildThreads.ts';
import { startSharedBrowser } from './sharedBrowser';

/** What the backend's tests need, and one browser for all files: starting one takes as much as some of them. */
export default async function prepare(): Promise<void> {
  await prepareDump();
  await prepareThreads();
  await startSharedBrowser();
}
