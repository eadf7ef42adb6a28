import { HttpProblem } from '../problem';
import type { Counter } from './counter';

/** One count that an attempt is held against. */
export interface Held {
  readonly counter: Counter;
  readonly key: string;
}

/** @returns the problem 429, with the seconds after which it is worth another try. */
function tooMany(seconds: number): HttpProblem {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'un minuto' : `${minutes} minutos`;
  return new HttpProblem(429, `Espere ${wait} y vuelva a intentarlo`, { codigo: 'demasiados_intentos', segundos: seconds });
}

function refuseWhileSpent(held: readonly Held[]): void {
  const seconds = Math.max(...held.map(({ counter, key }) => counter.wait(key)));
  if (seconds > 0) throw tooMany(seconds);
}

/** Counts a call that costs the same whatever its end. @throws 429 when the key has spent all. */
export function spendOne(held: Held): void {
  refuseWhileSpent([held]);
  held.counter.spend(held.key);
}

interface Attempt<T> {
  /** What one person could guess at (a login, a radicado): counted before it runs, so that a burst gains nothing. */
  readonly subject: Held;
  /** The address: counted only at a failure, because many families stand behind one. */
  readonly address: Held;
  /** Tells a failed guess from any other error. */
  readonly failed: (error: unknown) => boolean;
  readonly run: () => Promise<T>;
}

/** Runs an attempt whose success costs nothing. @throws what `run` throws, or 429 in its place. */
export async function attempt<T>({ subject, address, failed, run }: Attempt<T>): Promise<T> {
  refuseWhileSpent([subject, address]);
  subject.counter.spend(subject.key);
  try {
    const answer = await run();
    subject.counter.giveBack(subject.key);
    return answer;
  } catch (error) {
    if (!failed(error)) {
      subject.counter.giveBack(subject.key);
      throw error;
    }
    // Of many guesses at once, no more are answered than the address may make.
    refuseWhileSpent([address]);
    address.counter.spend(address.key);
    throw error;
  }
}
