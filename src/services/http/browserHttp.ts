import { createEmitter } from '../emitter';
import { loadOnce } from '../loading/loadOnce';
import { nextTask } from '../loading/nextTask';
import type { ConfigService } from '../config/configTypes';
import { readToken } from '../storage/token';
import type { StorageService } from '../storage/storageTypes';
import { isBackendPath, joinAddress, resolveBase } from './httpAddress';
import { readAnswer } from './httpAnswer';
import { toHttpError } from './failure';
import { startFlight, type Flight } from './flight';
import type { Call, HttpClient } from './httpRequest';
import { HttpError, type CallOptions, type HttpService, type UnauthorizedCall } from './httpTypes';

export interface HttpWorld {
  config: ConfigService;
  storage: StorageService;
  /** Gives the HTTP client; asked again after a failure. */
  loadClient: () => Promise<HttpClient>;
  report: (error: unknown) => void;
}

interface AskedOptions extends CallOptions {
  isFile?: boolean;
}

/** The generic service (B32) on axios, which is fetched at the first call. */
export function createHttpService({ config, storage, loadClient, report }: HttpWorld): HttpService {
  const client = loadOnce(loadClient);
  const activity = createEmitter<'started' | 'ended'>(report);
  const unauthorized = createEmitter<UnauthorizedCall>(report);
  const flights = new Set<Flight>();

  async function send(
    method: Call['method'],
    path: string,
    body: unknown,
    flight: Flight,
    { isFile = false, onProgress }: AskedOptions = {},
    given?: string | null,
  ) {
    const fetched = client();
    // A failure is told below, where it is awaited.
    fetched.catch(() => undefined);
    const { apiBase, requestTimeoutMs } = await config.read();
    // The time for fetching the client counts too, so that no wait is for ever (D20).
    flight.limit(requestTimeoutMs);
    const http = await fetched;
    flight.signal.throwIfAborted();
    const base = resolveBase(apiBase, document.baseURI) ?? '/';
    // The token of now, not of when the call was made (B29).
    const token = given ?? readToken(storage);
    const address = joinAddress(base, path);
    const answer = await http.send({
      method,
      address,
      body,
      token,
      signal: flight.signal,
      isFile,
      onProgress:
        onProgress &&
        ((bytes) => {
          // What is sent may lie in the system's own buffers for as long again, and longer.
          flight.limit(4 * requestTimeoutMs);
          onProgress(bytes);
        }),
    });
    return { answer, token };
  }

  async function call(method: Call['method'], path: string, body: unknown, options: AskedOptions = {}): Promise<unknown> {
    if (!isBackendPath(path)) throw new HttpError({ kind: 'pathRefused' });
    if (options.signal?.aborted) throw new HttpError({ kind: 'aborted' });
    const isCounted = !options.isQuiet && !options.onProgress;
    const flight = startFlight(options.signal);
    flights.add(flight);
    // What asked for it is painted first: a call costs as much as a small page.
    await nextTask();
    if (isCounted) activity.emit('started');
    try {
      const { answer, token } = await flight.untilEnded(send(method, path, body, flight, options));
      if (answer.status === 401) unauthorized.emit({ path, token });
      return readAnswer(answer.status, answer.data);
    } catch (error) {
      throw toHttpError(error, flight, report);
    } finally {
      flight.close();
      flights.delete(flight);
      if (isCounted) activity.emit('ended');
    }
  }

  return {
    get: (path, options) => call('GET', path, undefined, options),
    getFile: (path, options) => call('GET', path, undefined, { ...options, isFile: true }) as Promise<Blob>,
    delete: (path, options) => call('DELETE', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    patch: (path, body, options) => call('PATCH', path, body, options),
    tell(path) {
      // Of no flight that is counted or called off.
      const flight = startFlight(undefined);
      const sent = send('POST', path, undefined, flight, undefined, readToken(storage));
      sent.catch(() => undefined).finally(flight.close);
    },
    abortAll() {
      for (const flight of [...flights]) flight.abort();
    },
    onActivity: activity.on,
    onUnauthorized: unauthorized.on,
    async warmUp() {
      try {
        await client();
      } catch {
        // The first call tries again and says so.
      }
    },
  };
}
