import type { Flight } from './flight';
import { HttpError } from './httpTypes';

/** Turns whatever ended a call into the `HttpError` that its caller gets (D10). */
export function toHttpError(error: unknown, flight: Flight, report: (error: unknown) => void): HttpError {
  if (error instanceof HttpError) return error;
  if (flight.ending() === 'timeout') return new HttpError({ kind: 'noAnswer', reason: 'timeout' });
  if (flight.ending() === 'aborted' || wasLeftBehind(error)) return new HttpError({ kind: 'aborted' });
  // No network is everyday; a chunk that did not come, a body that is no JSON, an interceptor that throws are not.
  if (!isNetworkError(error)) report(error);
  return new HttpError({ kind: 'noAnswer', reason: 'network' });
}

/** The browser itself gave the request up, because the page is being left. */
function wasLeftBehind(error: unknown): boolean {
  return codeOf(error) === 'ECONNABORTED';
}

function isNetworkError(error: unknown): boolean {
  return codeOf(error) === 'ERR_NETWORK';
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
