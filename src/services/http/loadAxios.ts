import { ownTask } from '../loading/ownTask';
import type { Call } from './httpRequest';

/** What sends a call: the answer's body is its text. */
export interface HttpClient {
  send(call: Call): Promise<{ status: number; data: unknown }>;
}

/** axios is a third of the first load, and the login form needs none of it (test/README.md, Sizes). */
export async function loadAxios(): Promise<HttpClient> {
  const { createHttpClient } = await ownTask(import(/* webpackChunkName: "axios" */ './httpClient'));
  return createHttpClient();
}
