import { HttpProblem } from '../problem';
import type { Held, Limiter } from './limiter';

/** @throws 429 with the seconds after which it is worth another try, unless they are 0. */
function refuseFor(seconds: number): void {
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  const inMinutes = minutes === 1 ? 'un minuto' : `${minutes} minutos`;
  const wait = minutes > 120 ? `${Math.ceil(minutes / 60)} horas` : inMinutes;
  throw new HttpProblem(429, `Espere ${wait} y vuelva a intentarlo`, { codigo: 'demasiados_intentos', segundos: seconds });
}

/** Counts a call that costs the same whatever its end. @throws 429 when a key has spent all. */
export async function spendAll(limiter: Limiter, ...held: readonly Held[]): Promise<void> {
  refuseFor(await limiter.spend(held));
}

interface Attempt<T> {
  readonly limiter: Limiter;
  /** What one person could guess at (a login, a radicado): counted before it runs, so that a burst gains nothing. */
  readonly before: readonly Held[];
  /** What many families share, an address: counted only at a failure. */
  readonly atFailure: readonly Held[];
  /** Tells a failed guess from any other error. */
  readonly failed: (error: unknown) => boolean;
  readonly run: () => Promise<T>;
}

/** Runs an attempt whose success costs nothing. @throws what `run` throws, or 429 in its place. */
export async function attempt<T>({ limiter, before, atFailure, failed, run }: Attempt<T>): Promise<T> {
  await spendAll(limiter, ...before, ...atFailure.map((held) => ({ ...held, amount: 0 })));
  let answer: T;
  try {
    answer = await run();
  } catch (error) {
    if (failed(error)) {
      // Of many guesses at once, no more are answered than the address may make.
      if (atFailure.length > 0) await spendAll(limiter, ...atFailure);
    } else {
      await limiter.giveBack(before);
    }
    throw error;
  }
  await limiter.giveBack(before);
  return answer;
}
