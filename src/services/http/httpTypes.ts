/** Why a call gave no usable answer. */
export type HttpFailure =
  /** The server answered with a status outside 2xx; `body` is its parsed JSON, or undefined. */
  | { kind: 'status'; status: number; body: unknown }
  /** A 2xx answer whose body is not JSON (an HTML page, say). */
  | { kind: 'notJson'; status: number }
  /** No answer: no network, refused, blocked by CORS, or later than the timeout (D20). */
  | { kind: 'noAnswer'; reason: 'network' | 'timeout' }
  /** Called off by the caller's signal or by `abortAll`. */
  | { kind: 'aborted' }
  /** The path is not relative to the backend (D17): nothing was sent. */
  | { kind: 'pathRefused' };

/** What every call of `HttpService` rejects with; it never rejects with anything else. */
export class HttpError extends Error {
  constructor(readonly failure: HttpFailure) {
    super(failure.kind === 'status' ? `HTTP ${failure.status}` : `HTTP ${failure.kind}`);
    this.name = 'HttpError';
  }
}

export interface CallOptions {
  /** Calls the request off: the promise rejects with `aborted`. */
  signal?: AbortSignal;
  /** How far it is, and how to call it off, is shown where it was asked for: the overlay does not count it (D31). */
  isQuiet?: boolean;
  /**
   * For what takes long, and so is quiet: told the bytes of the body as they go, or of the file as it comes. The time
   * limit is of silence then, not of the whole (D20).
   */
  onProgress?: (bytes: number) => void;
}

/** A 401 answer: which call, and the token that the call carried (null: none). */
export interface UnauthorizedCall {
  path: string;
  token: string | null;
}

/** The generic service (B32): every path is appended to the configured base address (D17). */
export interface HttpService {
  /** Each resolves with the parsed JSON body (undefined for an empty one) and rejects with `HttpError`. */
  get(path: string, options?: CallOptions): Promise<unknown>;
  /** A file, as it is. */
  getFile(path: string, options: CallOptions): Promise<Blob>;
  delete(path: string, options?: CallOptions): Promise<unknown>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<unknown>;
  put(path: string, body?: unknown, options?: CallOptions): Promise<unknown>;
  patch(path: string, body?: unknown, options?: CallOptions): Promise<unknown>;
  /**
   * Posts with the token of this moment what nobody waits for: it is not counted, nothing calls it off, and its end,
   * whatever it is, is told to nobody.
   */
  tell(path: string): void;
  /** Calls off all that is in flight (D13). */
  abortAll(): void;
  /** Tells of each request's start, a task after it was asked for, and end, whatever the end (D21). Returns the unsubscriber. */
  onActivity(listener: (event: 'started' | 'ended') => void): () => void;
  /** Tells of each 401, before the caller's rejection (D12). Returns the unsubscriber. */
  onUnauthorized(listener: (refused: UnauthorizedCall) => void): () => void;
  /** Fetches the HTTP client's code ahead of the first call; never rejects. */
  warmUp(): Promise<void>;
}
