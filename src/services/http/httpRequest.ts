import type { AxiosRequestConfig } from 'axios';
import { antiForgeryHeaders } from './antiForgery';

export interface Call {
  method: 'GET' | 'DELETE' | 'POST' | 'PUT' | 'PATCH';
  address: string;
  body: unknown;
  token: string | null;
  signal: AbortSignal;
  onSent: ((bytes: number) => void) | undefined;
  /** Part of the body was sent: the call may take longer. */
  prolong(): void;
}

/** What sends a call: the answer's body is its text. */
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
  onSent,
  prolong,
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
    ...(onSent && {
      onUploadProgress({ loaded }) {
        prolong();
        onSent(loaded);
      },
    }),
    withCredentials: false,
    // The anti-forgery header is set above (D18), not by axios.
    withXSRFToken: false,
    // Bodies go out as given above, answers come in as text: what is JSON is decided in one place.
    responseType: 'text',
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
