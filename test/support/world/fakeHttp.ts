import {
  HttpError,
  type CallOptions,
  type HttpFailure,
  type HttpService,
  type UnauthorizedCall,
} from '#services/http/httpTypes.ts';

/** A call that the application made and that the test has yet to answer. */
export interface PendingCall {
  method: 'GET' | 'DELETE' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  body: unknown;
  /** The token that it carried. */
  token: string | null;
  answer(body: unknown): void;
  /** That many bytes of it are on their way, or of the file have come. */
  progress(bytes: number): void;
  /** Fails it; a 401 tells the refusal first, as the browser's service does. */
  fail(failure: HttpFailure): void;
}

export interface FakeHttp extends HttpService {
  /** Calls in flight, the oldest first. */
  readonly pending: readonly PendingCall[];
  /** All calls ever made. */
  readonly made: readonly PendingCall[];
  /** The oldest call in flight to `path`, whatever it asks for, or of all; there must be one. */
  call(path?: string): PendingCall;
  /** What was told and nobody waits for, with the token that it carried. */
  readonly told: readonly UnauthorizedCall[];
}

/** `currentToken`: what a call carries at the moment of sending. */
export function createFakeHttp(currentToken: () => string | null): FakeHttp {
  const made: PendingCall[] = [];
  const told: UnauthorizedCall[] = [];
  const inFlight = new Map<PendingCall, () => void>();
  const activity = new Set<(event: 'started' | 'ended') => void>();
  const refusals = new Set<(refusal: UnauthorizedCall) => void>();

  function send(method: PendingCall['method'], path: string, body: unknown, { signal, isQuiet, onProgress }: CallOptions = {}) {
    // One that shows its own progress is not counted (D31).
    const count = (event: 'started' | 'ended') => {
      if (!isQuiet && !onProgress) activity.forEach((tell) => tell(event));
    };
    return new Promise<unknown>((resolve, reject) => {
      const settle = (finish: () => void) => {
        if (!inFlight.delete(call)) return;
        count('ended');
        finish();
      };
      const fail = (failure: HttpFailure) => settle(() => reject(new HttpError(failure)));
      const call: PendingCall = {
        method,
        path,
        body,
        token: currentToken(),
        answer: (value) => settle(() => resolve(value)),
        progress: (bytes) => onProgress?.(bytes),
        fail(failure) {
          if (!inFlight.has(call)) return;
          if (failure.kind === 'status' && failure.status === 401) {
            refusals.forEach((tell) => tell({ path, token: call.token }));
          }
          fail(failure);
        },
      };
      const abort = () => fail({ kind: 'aborted' });
      made.push(call);
      inFlight.set(call, abort);
      count('started');
      signal?.addEventListener('abort', abort, { once: true });
    });
  }

  return {
    get pending() {
      return [...inFlight.keys()];
    },
    made,
    call(path) {
      const calls = [...inFlight.keys()];
      const found = calls.find((one) => path === undefined || one.path === path || one.path.startsWith(`${path}?`));
      if (!found) throw new Error(`No call to ${path ?? 'anything'} is open; open: ${calls.map((one) => one.path).join(', ')}`);
      return found;
    },
    told,
    get: (path, options) => send('GET', path, undefined, options),
    getFile: (path, options) => send('GET', path, undefined, options) as Promise<Blob>,
    delete: (path, options) => send('DELETE', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
    put: (path, body, options) => send('PUT', path, body, options),
    patch: (path, body, options) => send('PATCH', path, body, options),
    tell: (path) => void told.push({ path, token: currentToken() }),
    abortAll: () => [...inFlight.values()].forEach((abort) => abort()),
    onActivity(listener) {
      activity.add(listener);
      return () => activity.delete(listener);
    },
    onUnauthorized(listener) {
      refusals.add(listener);
      return () => refusals.delete(listener);
    },
    warmUp: () => Promise.resolve(),
  };
}
