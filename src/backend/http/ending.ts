import type { RequestListener, ServerResponse } from 'node:http';

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

interface EndingListener {
  readonly listener: RequestListener;
  /** From now on new calls are refused, and those being answered end their connection. */
  begin(): void;
}

/** Lets a program end without cutting a call that it has begun to answer. */
export function createEndingListener(listener: RequestListener): EndingListener {
  const open = new Set<ServerResponse>();
  let isEnding = false;
  return {
    listener: (request, response) => {
      if (isEnding) {
        refuse(response);
        return;
      }
      open.add(response);
      response.once('close', () => open.delete(response));
      listener(request, response);
    },
    begin: () => {
      isEnding = true;
      for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
    },
  };
}
