import { ownTask } from '../loading/ownTask';
import type { HttpClient } from './httpRequest';

/** axios is a third of the first load, and the login form needs none of it (test/README.md, Sizes). */
export async function loadAxios(): Promise<HttpClient> {
  const { createHttpClient } = await ownTask(import(/* webpackChunkName: "axios" */ './httpClient'));
  return createHttpClient();
}
