import * as v from 'valibot';

import { attempt } from '../http/limits/attempts';
import type { Limiter } from '../http/limits/limiter';
import { limits } from '../http/limits/limits';
import { HttpProblem } from '../http/problem';
import { noSession } from './authenticate';
import { passwordProblem } from './passwordRules';
import { hashPassword, passwordMatches } from './passwords';
import { endSessionsOf, type Sessions } from './sessions';
import type { MenuEntry, User, UserStore } from './userTypes';

const textSchema = v.pipe(v.string(), v.nonEmpty());
export const passwordChangeSchema = v.strictObject({ actual: textSchema, nueva: textSchema });

interface Changing {
  readonly users: UserStore;
  readonly sessions: Sessions;
  readonly limiter: Limiter;
  /** Of what hashes passwords. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

const wrong = (campo: 'actual' | 'nueva', mensaje: string): HttpProblem =>
  new HttpProblem(422, mensaje, {
    codigo: campo === 'actual' ? 'clave_equivocada' : 'clave_no_valida',
    errores: [{ campo, mensaje }],
  });

const isWrongGuess = (error: unknown): boolean => error instanceof HttpProblem && error.members.codigo === 'clave_equivocada';

/**
 * A person's own password in the place of the one of now, one-time or not; all that they have open ends (F83).
 * @returns the session that goes on from here
 * @throws 401 where somebody was faster, 422 with the field, 429
 */
export async function changePassword(
  { users, sessions, limiter, inTurn }: Changing,
  user: User,
  { actual, nueva }: v.InferOutput<typeof passwordChangeSchema>,
): Promise<{ token: string; menu: readonly MenuEntry[] }> {
  const problem = passwordProblem(nueva, user.login);
  if (problem !== undefined) throw wrong('nueva', problem);
  await attempt({
    limiter,
    before: [{ limit: limits.passwordChange, key: user.login }],
    atFailure: [],
    failed: isWrongGuess,
    run: async () => {
      const matches = await inTurn(() => passwordMatches(actual, user.passwordHash));
      if (!matches) throw wrong('actual', 'Esa no es su contraseña de ahora');
    },
  });
  if (nueva === actual) throw wrong('nueva', 'Escoja una contraseña distinta de la de ahora');
  const newHash = await inTurn(() => hashPassword(nueva, users.cost));
  const token = await sessions.begin(user, async (tx) => {
    const isChanged = await users.changePassword(tx, user, newHash);
    if (isChanged) await endSessionsOf(tx, user.login);
    return isChanged;
  });
  const changed = await users.findByLogin(user.login);
  if (token === undefined || !changed) throw noSession();
  return { token, menu: changed.menu };
}
