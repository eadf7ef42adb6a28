import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { type Database, type Queryable, readRow } from '../db/database';
import type { Tokens } from './tokens';
import type { User } from './userTypes';

interface SessionOptions {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly lifetimeSeconds: number;
  /** A session that nobody uses for so long ends. */
  readonly idleSeconds: number;
  /** Milliseconds since 1970; given, so that a test can let time pass. */
  readonly now: () => number;
}

/** What is signed in, on every instance of this database: a token is good while its session is kept there. */
export interface Sessions {
  /**
   * @param admit in the same transaction; with false nothing begins
   * @returns the token, or undefined
   */
  begin(user: Pick<User, 'login' | 'name'>, admit: (transaction: Queryable) => Promise<boolean>): Promise<string | undefined>;
  /** @returns whose it is; undefined for a token that is forged, expired, ended or was idle for too long. */
  loginOf(token: string): Promise<string | undefined>;
  /** @returns whose it was; undefined where there was none to end */
  end(token: string): Promise<string | undefined>;
}

/** Ends all that a user has, wherever it was begun. */
export async function endSessionsOf(db: Queryable, login: string): Promise<void> {
  await db.query('delete from sesiones where login = $1', [login]);
}

/** Of the idle time: so rarely is the use of a session written. */
const touchesPerIdleTime = 30;
const usedSchema = v.object({ usada_en: v.date() });

export function createSessions({ database, tokens, lifetimeSeconds, idleSeconds, now }: SessionOptions): Sessions {
  const at = (seconds = 0): string => new Date(now() + seconds * 1000).toISOString();
  return {
    begin: ({ login, name }, admit) =>
      database.transaction(async (transaction) => {
        if (!(await admit(transaction))) return undefined;
        // Nobody else takes out those that ended by themselves.
        await transaction.query(
          `delete from sesiones where id in (select id from sesiones where vence_en <= $1 for update skip locked)`,
          [at()],
        );
        const session = randomUUID();
        await transaction.query('insert into sesiones (id, login, iniciada_en, usada_en, vence_en) values ($1, $2, $3, $3, $4)', [
          session,
          login,
          at(),
          at(lifetimeSeconds),
        ]);
        return tokens.issue({ login, session }, name);
      }),
    loginOf: async (token) => {
      const bearer = tokens.verify(token);
      if (!bearer) return undefined;
      const used = await readRow(
        database,
        usedSchema,
        'select usada_en from sesiones where id = $1 and login = $2 and vence_en > $3 and usada_en > $4',
        [bearer.session, bearer.login, at(), at(-idleSeconds)],
      );
      if (!used) return undefined;
      if (now() - used.usada_en.getTime() >= (idleSeconds * 1000) / touchesPerIdleTime) {
        await database.query('update sesiones set usada_en = greatest(usada_en, $2) where id = $1', [bearer.session, at()]);
      }
      return bearer.login;
    },
    end: async (token) => {
      const bearer = tokens.verify(token);
      if (!bearer) return undefined;
      const ended = await database.query('delete from sesiones where id = $1 and login = $2 returning id', [
        bearer.session,
        bearer.login,
      ]);
      return ended.length > 0 ? bearer.login : undefined;
    },
  };
}
