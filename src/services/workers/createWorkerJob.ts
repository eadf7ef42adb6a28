import { literal, object, parse, string, variant, type GenericSchema } from 'valibot';
import type { WorkerHandle, WorkersService } from './workersTypes';

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

/** A worker that says nothing for so long is held for dead: memory that runs out gives no event. */
const SILENCE_MS = 60_000;

/** How much of the work is done, or of a phase of it. */
export interface WorkProgress {
  readonly phase?: string;
  readonly done: number;
  readonly total: number;
}

/** Of an empty file too, all is done. */
export const percentOf = ({ done, total }: WorkProgress): number => Math.floor((100 * done) / Math.max(total, 1));

/** From the worker, which is sent one message: the job. */
export type WorkerNews<Progress, Result> =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'error'; readonly message: string };

interface JobOptions<Progress, Result> {
  /** Loads what starts the worker: it says `import.meta`, which only a browser's bundle knows. */
  readonly load: () => Promise<() => WorkerHandle>;
  readonly progress: GenericSchema<unknown, Progress>;
  readonly result: GenericSchema<unknown, Result>;
}

interface JobTerms<Progress> {
  readonly workers: WorkersService;
  /** Takes each word of the progress, but for what a person could not see: a worker tells it thousands of times. */
  readonly tell?: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

/** @throws WorkerLost, WorkerCalledOff */
export type WorkerJob<Job, Progress, Result> = (job: Job, terms: JobTerms<Progress>) => Promise<Result>;

/** A kind of work that is done off the page, each time in a worker of its own, which is ended however the work ends. */
export function createWorkerJob<Job, Progress extends WorkProgress, Result>(
  options: JobOptions<Progress, Result>,
): WorkerJob<Job, Progress, Result> {
  const { load } = options;
  const newsSchema = variant('kind', [
    object({ kind: literal('progress'), progress: options.progress }),
    object({ kind: literal('result'), result: options.result }),
    object({ kind: literal('error'), message: string() }),
  ]);
  const parseNews = (data: unknown): WorkerNews<Progress, Result> => parse(newsSchema, data);

  return async (job, { workers, tell = () => undefined, signal }) => {
    const create = await load();
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(new WorkerCalledOff());
        return;
      }
      let ended = false;
      const worker = start(workers, create);
      const end = () => {
        ended = true;
        clearTimeout(silence);
        signal.removeEventListener('abort', callOff);
        worker.terminate();
      };
      const fail = (error: Error) => {
        end();
        reject(error);
      };
      const lose = (cause: unknown) => fail(new WorkerLost(cause));
      const callOff = () => fail(new WorkerCalledOff());
      const watch = () => setTimeout(() => lose(`Silence of ${SILENCE_MS} ms`), SILENCE_MS);
      let silence = watch();
      const tellPercents = inWholePercents(tell);
      const hear = (news: WorkerNews<Progress, Result>) => {
        if (news.kind === 'progress') tellPercents(news.progress);
        else if (news.kind === 'error') lose(news.message);
        else {
          end();
          resolve(news.result);
        }
      };

      signal.addEventListener('abort', callOff);
      worker.addEventListener('message', (event) => {
        // What was on its way at the end.
        if (ended) return;
        clearTimeout(silence);
        silence = watch();
        try {
          hear(parseNews('data' in event ? event.data : undefined));
        } catch (error) {
          lose(error);
        }
      });
      worker.addEventListener('messageerror', lose);
      worker.addEventListener('error', lose);
      worker.postMessage(job);
    });
  };
}

function start(workers: WorkersService, create: () => WorkerHandle): WorkerHandle {
  try {
    return workers.start(create);
  } catch (error) {
    throw new WorkerLost(error);
  }
}

function inWholePercents<Progress extends WorkProgress>(tell: (progress: Progress) => void): (progress: Progress) => void {
  let last = '';
  return (progress) => {
    const percent = `${progress.phase ?? ''} ${percentOf(progress)}`;
    if (percent === last) return;
    last = percent;
    tell(progress);
  };
}
