import type { WorkerHandle } from './workersTypes';

/** The worker died or fell silent, or what it says is not what it should say. */
export class WorkerLost extends Error {
  constructor(cause: unknown) {
    super('The worker was lost', { cause });
    this.name = 'WorkerLost';
  }
}

/** It was called off. */
export class WorkerCalledOff extends Error {
  constructor() {
    super('The worker was called off');
    this.name = 'WorkerCalledOff';
  }
}

/** Far longer than a slow machine takes from one word about its progress to the next. */
const SILENCE_MS = 60_000;

export interface Question<Message, Answer> {
  /** Starts the worker; it is ended with the question, however that ends. */
  readonly start: () => WorkerHandle;
  readonly message: unknown;
  /** Reads what the worker says; what it throws is the worker's fault. */
  readonly parse: (data: unknown) => Message;
  /** Takes a message in: an answer ends the question, and so does what it throws. */
  readonly hear: (message: Message) => { readonly answer: Answer } | undefined;
  readonly signal?: AbortSignal | undefined;
  /** A worker that says nothing for so long is held for dead: memory that runs out gives no event. */
  readonly silenceMs?: number | undefined;
}

/**
 * Sends one message to a worker of its own, and hears it until it has answered.
 * @throws WorkerLost, WorkerCalledOff, and what `hear` throws
 */
export function askWorker<Message, Answer>(question: Question<Message, Answer>): Promise<Answer> {
  const { message, parse, hear, signal, silenceMs = SILENCE_MS } = question;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new WorkerCalledOff());
      return;
    }
    const worker = start(question.start);
    let ended = false;
    const end = () => {
      ended = true;
      clearTimeout(silence);
      signal?.removeEventListener('abort', callOff);
      worker.terminate();
    };
    const fail = (error: unknown) => {
      end();
      reject(error instanceof Error ? error : new WorkerLost(error));
    };
    const lose = (cause: unknown) => fail(new WorkerLost(cause));
    const callOff = () => fail(new WorkerCalledOff());
    const watch = () => setTimeout(() => lose(`Silence of ${silenceMs} ms`), silenceMs);
    let silence = watch();

    signal?.addEventListener('abort', callOff);
    worker.addEventListener('message', (event) => {
      // What was on its way at the end.
      if (ended) return;
      clearTimeout(silence);
      silence = watch();
      const said = attempt(() => parse('data' in event ? event.data : undefined));
      if ('error' in said) {
        lose(said.error);
        return;
      }
      const heard = attempt(() => hear(said.value));
      if ('error' in heard) {
        fail(heard.error);
      } else if (heard.value) {
        end();
        resolve(heard.value.answer);
      }
    });
    worker.addEventListener('messageerror', lose);
    worker.addEventListener('error', lose);
    worker.postMessage(message);
  });
}

function start(create: () => WorkerHandle): WorkerHandle {
  try {
    return create();
  } catch (error) {
    throw new WorkerLost(error);
  }
}

function attempt<T>(work: () => T): { value: T } | { error: unknown } {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}
