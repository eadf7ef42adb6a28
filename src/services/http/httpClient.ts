import axios, { type AxiosInstance } from 'axios';
import type { HttpClient } from './loadAxios';
import { requestOf } from './httpRequest';

/** Sends calls with axios. */
export function createHttpClient(instance: Pick<AxiosInstance, 'request'> = axios.create()): HttpClient {
  return { send: (call) => instance.request<unknown>(requestOf(call)) };
}
