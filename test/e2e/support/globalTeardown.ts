import { endSharedBrowser } from './sharedBrowser';

export default async function end(): Promise<void> {
  await endSharedBrowser();
}
