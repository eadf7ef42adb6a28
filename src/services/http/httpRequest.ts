import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios';
import { antiForgeryHeaders } from './antiForgery';

export interface Call {
  method: 'GET' | 'DELETE' | 'POST' | 'PUT' | 'PATCH';
  address: string;
  body: unknown;
  token: string | null;
  signal: AbortSignal;
  /** What it asks for is a file. */
  isFile: boolean;
  /** Is told how many bytes of the body are sent, or of the file have come. */
  onProgress: ((bytes: number) => void) | undefined;
}

/** What sends a call: the answer's body is its text, or the file that was asked for. */
export interface HttpClient {
  send(call: Call): Promise<{ status: number; data: unknown }>;
}

/**
 * What axios is told for a call: every rule of headers (B29 to B31) is decided here, and none by axios. A Blob is JSON that
 * was written elsewhere, in a worker.
 */
export function requestOf({
  method,
  address,
  body,
  token,
  signal,
  isFile,
  onProgress,
}: Call): AxiosRequestConfig<string | FormData | Blob> {
  const isForm = body instanceof FormData;
  return {
    method,
    url: address,
    // '' and not undefined for no body: axios drops the content type of undefined (D19).
    data: isForm || body instanceof Blob ? body : toJson(body),
    headers: {
      Accept: 'application/json',
      // A form names its own boundary: axios leaves its content type to the browser (D19).
      ...(isForm ? {} : { 'Content-Type': 'application/json' }),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...antiForgeryHeaders(method, address),
    },
    signal,
    withCredentials: false,
    // The anti-forgery header is set above (D18), not by axios.
    withXSRFToken: false,
    // Bodies go out as given above, answers come in as text: what is JSON is decided in one place.
    responseType: isFile ? 'blob' : 'text',
    ...(onProgress && {
      [isFile ? 'onDownloadProgress' : 'onUploadProgress']: ({ loaded }: AxiosProgressEvent) => onProgress(loaded),
    }),
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
    // Every status is an answer; only what is none rejects.
    validateStatus: () => true,
  };
}

/** `null` is no body, as in the source system. */
function toJson(body: unknown): string {
  return body === null ? '' : (JSON.stringify(body) ?? '');
}
