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

/** @returns what was counted. @throws 429 when neither has room */
async function spendEither(limiter: Limiter, first: readonly Held[], other?: readonly Held[]): Promise<readonly Held[]> {
  if (other && (await limiter.spend(first)) === 0) return first;
  await spendAll(limiter, ...(other ?? first));
  return other ?? first;
}

interface Attempt<T> {
  readonly limiter: Limiter;
  /** What one person could guess at (a login, a radicado): counted before it runs, so that a burst gains nothing. */
  readonly before: readonly Held[];
  /** What is counted in their place where one of them has no room: what others cannot spend. */
  readonly otherwise?: readonly Held[];
  /** What many families share, an address: counted only at a failure, which is then refused; a right answer is given. */
  readonly atFailure: readonly Held[];
  /** Tells a failed guess from any other error. */
  readonly failed: (error: unknown) => boolean;
  readonly run: () => Promise<T>;
}

/** Runs an attempt whose success costs nothing. @throws what `run` throws, or 429 in its place. */
export async function attempt<T>({ limiter, before, otherwise, atFailure, failed, run }: Attempt<T>): Promise<T> {
  const spent = await spendEither(limiter, before, otherwise);
  let answer: T;
  try {
    answer = await run();
  } catch (error) {
    if (failed(error)) {
      // Of many guesses at once, no more are answered than the address may make.
      if (atFailure.length > 0) await spendAll(limiter, ...atFailure);
    } else {
      await limiter.giveBack(spent);
    }
    throw error;
  }
  await limiter.giveBack(spent);
  return answer;
}
