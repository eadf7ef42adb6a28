import axios, { type AxiosInstance } from 'axios';
import { requestOf, type HttpClient } from './httpRequest';

/** Sends calls with axios. */
export function createHttpClient(instance: Pick<AxiosInstance, 'request'> = axios.create()): HttpClient {
  return {
    async send(call) {
      const { status, data } = await instance.request<unknown>(requestOf(call));
      // Where no file came, the text says why.
      return { status, data: data instanceof Blob && status > 299 ? await data.text() : data };
    },
  };
}
