import type { Request, RequestHandler, Response } from 'express';

/** A request as it arrived. */
interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Request['headers'];
  /** The text received so far; whole once the request has been answered. */
  body: string;
}

/** What happens to a request instead of, or before, the real answer. */
export interface Direction {
  /** Held until this is settled. */
  readonly until?: Promise<void>;
  /** The connection is cut without an answer. */
  readonly disconnect?: true;
  /** Answered with this; without it the backend answers. A text is sent as HTML, anything else as JSON. */
  readonly answer?: { readonly status: number; readonly body?: unknown };
  /** Ends after that many requests; without it, it stays. */
  readonly times?: number;
}

export interface Script {
  readonly requests: RecordedRequest[];
  /** @param path below the backend's own, such as `/api/token/generar` */
  direct(path: string, direction: Direction): void;
  /** Forgets the requests and the directions. */
  reset(): void;
  /** To be put before the backend. */
  readonly middleware: RequestHandler;
}

interface Entry {
  readonly direction: Direction;
  left: number;
}

/** Reads along: a listener of its own would set the body flowing before the backend has asked for it. */
function recordBody(request: Request, record: RecordedRequest): Promise<void> {
  return new Promise((resolve) => {
    const emit: (event: string | symbol, ...args: unknown[]) => boolean = request.emit.bind(request);
    request.emit = (event: string | symbol, ...args: unknown[]) => {
      if (event === 'data' && Buffer.isBuffer(args[0])) record.body += args[0].toString();
      return emit(event, ...args);
    };
    request.on('close', resolve);
    request.on('end', resolve);
  });
}

function sendAnswer(response: Response, { status, body }: NonNullable<Direction['answer']>): void {
  response.status(status);
  if (body === undefined) response.end();
  else if (typeof body === 'string') response.type('html').send(body);
  else response.json(body);
}

/** Lets a test see what reaches the backend, and delay it, fail it or answer in its place. */
export function createScript(): Script {
  const requests: RecordedRequest[] = [];
  const entries = new Map<string, Entry>();

  const takeDirection = (path: string): Direction => {
    const entry = entries.get(path);
    if (!entry || entry.left === 0) return {};
    entry.left -= 1;
    return entry.direction;
  };

  return {
    requests,
    direct: (path, direction) => void entries.set(path, { direction, left: direction.times ?? Infinity }),
    reset: () => {
      requests.length = 0;
      entries.clear();
    },
    middleware: async (request, response, next) => {
      const record: RecordedRequest = { method: request.method, path: request.path, headers: { ...request.headers }, body: '' };
      requests.push(record);
      // A browser's preflight is not the call that the test speaks of.
      const direction = request.method === 'OPTIONS' ? {} : takeDirection(request.path);
      await direction.until;
      if (direction.disconnect) {
        request.socket.destroy();
        return;
      }
      const received = recordBody(request, record);
      if (!direction.answer) {
        next();
        return;
      }
      request.resume();
      await received;
      sendAnswer(response, direction.answer);
    },
  };
}
