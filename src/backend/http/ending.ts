import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const retrySeconds = 5;

/** What a call is told that comes over a kept connection while the program ends. */
function refuse(response: ServerResponse): void {
  const detail = 'El servicio se está reiniciando: intente de nuevo en unos segundos';
  response.writeHead(503, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    Connection: 'close',
    'Retry-After': String(retrySeconds),
  });
  const problem = { title: 'El servicio no está disponible', status: 503, detail, codigo: 'reinicio', segundos: retrySeconds };
  response.end(JSON.stringify(problem));
}

/** A busy program takes in a few connections at each turn: it looks again and again, not once. */
const turnMs = 100;
const turnsOfQuiet = 5;
const longestTurns = 50;

interface EndingListener {
  readonly listener: RequestListener;
  /** From now on every answer ends its connection. */
  begin(): void;
  /** Settled when no more calls come, or when they do not cease. */
  quiet(): Promise<void>;
  /** From now on new calls are refused. */
  refuseNew(): void;
}

/** Lets a program end without cutting a call that it has begun to answer. */
export function createEndingListener(listener: RequestListener): EndingListener {
  const open = new Set<ServerResponse>();
  let isEnding = false;
  let isRefusing = false;
  let arrivals = 0;
  return {
    listener: (request, response) => {
      if (isRefusing) {
        refuse(response);
        return;
      }
      arrivals += 1;
      if (isEnding) response.setHeader('Connection', 'close');
      open.add(response);
      response.once('close', () => open.delete(response));
      listener(request, response);
    },
    begin: () => {
      isEnding = true;
      for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
    },
    quiet: async () => {
      let quietTurns = 0;
      for (let turn = 0; turn < longestTurns && quietTurns < turnsOfQuiet; turn += 1) {
        const before = arrivals;
        await setTimeout(turnMs);
        quietTurns = arrivals === before ? quietTurns + 1 : 0;
      }
    },
    refuseNew: () => {
      isRefusing = true;
    },
  };
}
