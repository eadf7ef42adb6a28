import axios, { type AxiosInstance } from 'axios';
import { requestOf, type HttpClient } from './httpRequest';

/** Sends calls with axios. */
export function createHttpClient(instance: Pick<AxiosInstance, 'request'> = axios.create()): HttpClient {
  return { send: (call) => instance.request<unknown>(requestOf(call)) };
}
