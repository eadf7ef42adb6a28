import { setTimeout as pause } from 'node:timers/promises';

import type { components } from '#domain/contract.ts';
import { sameValue } from '#domain/sameValue.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { type EtapaRow, lockEtapa } from '../etapaRows';
import type { KnownOfEtapa } from '../etapaRules';
import { type AskedStep, isRepeated, requireAskedStep, viewerOf } from '../takeStep';
import { viewEtapaNow } from '../viewEtapa';
import { type Job, insertJob, type JobInput, noteTold, readJob, readRunningJob } from './jobRows';
import { underWay } from './requireNoJob';
import type { StepRunner } from './stepRunner';
import { toHttpProblem } from './stepOutcome';

type Etapa = components['schemas']['Etapa'];

/** What takes the steps that are asked for over HTTP. */
export interface LongSteps extends Context {
  readonly runner: StepRunner;
  /** How long whoever asks waits for the end of the step before being told that it goes on. */
  readonly answerWithinMs: number;
}

interface LongStep extends AskedStep {
  readonly step: Job['paso'];
  /** What else it was asked with. */
  readonly input: JobInput;
  /** What is refused before anything is worked out. */
  readonly check?: (known: KnownOfEtapa) => void;
}

interface Asked {
  readonly etapa: EtapaRow;
  /** Undefined: the step was taken before. */
  readonly job: number | undefined;
}

/** Somebody asks once more for what is being done: its answer was lost on the way. */
function isSame({ numero, paso, version, quien, entrada }: Job, etapa: EtapaRow, asked: LongStep): boolean {
  return (
    numero === etapa.numero &&
    paso === asked.step &&
    version === asked.version &&
    quien === asked.login &&
    sameValue(entrada, asked.input)
  );
}

/** Writes down what is asked for, one step at a time in a convocatoria. */
function ask(steps: LongSteps, asked: LongStep): Promise<Asked> {
  const viewer = viewerOf(steps, asked);
  return steps.db.transaction(async (tx) => {
    const found = await lockEtapa(tx, asked.etapaCode, steps);
    const { etapa } = found;
    const running = await readRunningJob(tx, etapa.convocatoria);
    if (running && isSame(running, etapa, asked)) return { etapa, job: running.id };
    if (isRepeated(asked, etapa)) return { etapa, job: undefined };
    if (running) throw underWay(running);
    const known = await requireAskedStep(tx, asked, found, viewer);
    asked.check?.(known);
    const { convocatoria, numero } = etapa;
    const job = await insertJob(tx, {
      convocatoria,
      numero,
      paso: asked.step,
      version: asked.version,
      entrada: asked.input,
      quien: asked.login,
      pedidoEn: viewer.instant,
      solicitudes: known.solicitudes,
    });
    return { etapa, job };
  });
}

const lookAgainMs = 200;

/** Settled when the job is over, whichever instance has it, or when that takes too long. */
async function awaitEnd({ db, runner, answerWithinMs }: LongSteps, id: number): Promise<Job | undefined> {
  const own = runner.run(id);
  const patience = new AbortController();
  const tooLong = pause(answerWithinMs, undefined, { signal: patience.signal, ref: false }).catch(() => undefined);
  const begin = performance.now();
  await Promise.race([own, tooLong]);
  let job = await readJob(db, id);
  while (job?.terminado === false && performance.now() - begin < answerWithinMs) {
    await Promise.race([pause(lookAgainMs), tooLong]);
    job = await readJob(db, id);
  }
  patience.abort();
  return job;
}

/**
 * A step of a stage's official run that takes long. One that is done already is answered again, and not done again; one that is
 * being done is waited for by all who ask.
 * @returns the stage as it is when the step is taken, or as it is while the step goes on
 * @throws 404, 409 and what the step is refused with, with nothing written
 */
export async function takeLongStep(steps: LongSteps, asked: LongStep): Promise<Etapa> {
  const { etapa, job: id } = await ask(steps, asked);
  const job = id === undefined ? undefined : await awaitEnd(steps, id);
  if (job?.problema) {
    await noteTold(steps.db, job.id);
    throw toHttpProblem(job.problema);
  }
  return viewEtapaNow(steps.db, etapa, { ...viewerOf(steps, asked), instant: instantOf(steps) });
}
