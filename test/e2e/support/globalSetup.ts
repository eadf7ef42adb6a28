import prepareBackend from '#test/support/globalSetup.ts';
import { startSharedBrowser } from './sharedBrowser';

/** What the backend's tests need, and one browser for all files: starting one takes as much as some of them. */
export default async function prepare(): Promise<void> {
  await prepareBackend();
  await startSharedBrowser();
}
