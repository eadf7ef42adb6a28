import type { AxiosInstance } from 'axios';

/** The part of axios that the service uses. */
export type HttpClient = Pick<AxiosInstance, 'request'>;

/** axios is a third of the first load, and the login form needs none of it (architecture, sizes). */
export async function loadAxios(): Promise<HttpClient> {
  const { default: axios } = await import(/* webpackChunkName: "axios" */ 'axios');
  return axios.create();
}
