import * as v from 'valibot';

import { typedLine } from '#domain/unseen.ts';
import { type Database, readRows } from '../db/database';
import { recordCommand } from '../record/commands';
import { hashPassword, recommendedCost } from './passwords';
import { passwordProblem } from './passwordRules';
import { type Section, sections } from './sections';
import { endSessionsOf } from './sessions';

interface NewUser {
  readonly login: string;
  /** As colleagues know the person. */
  readonly name: string;
  readonly sections: readonly Section[];
  readonly password: string;
}

/** What the commands of `users` do, each kept in the record of security. Each throws in Spanish what a person can mend. */
export interface UserManagement {
  add(user: NewUser): Promise<void>;
  /** Ends the person's sessions too. */
  setPassword(login: string, password: string): Promise<void>;
  /** Ends the person's sessions too, on every instance. */
  disable(login: string): Promise<void>;
  enable(login: string): Promise<void>;
  list(): Promise<readonly ListedUser[]>;
}

const listedSchema = v.object({
  login: v.string(),
  nombre: v.string(),
  secciones: v.array(v.picklist(sections)),
  creado_en: v.date(),
  inhabilitado_en: v.nullable(v.date()),
  ultimo_ingreso: v.nullable(v.date()),
});
export type ListedUser = v.InferOutput<typeof listedSchema>;

/** So that two people cannot look alike: a capital, an accent or a letter of another alphabet is not in it. */
const loginForm = /^[a-z][a-z0-9._-]{2,49}$/;

function checkPassword(password: string, login: string): void {
  const problem = passwordProblem(password, login);
  if (problem !== undefined) throw new Error(problem);
}

/** @param cost of the passwords that are set; a test lowers it */
export function createUserManagement(database: Database, now: () => Date, cost = recommendedCost): UserManagement {
  /** Changes one user and ends what that user has open. */
  const change = (order: string, login: string, what: string, param: string | null): Promise<void> =>
    database.transaction(async (transaction) => {
      const changed = await transaction.query(`update usuarios set ${what} where login = $1 returning login`, [login, param]);
      if (changed.length === 0) throw new Error(`No hay un usuario «${login}»`);
      await endSessionsOf(transaction, login);
      await recordCommand(transaction, { command: `users ${order}`, subject: login }, now());
    });

  return {
    add: async ({ login, name: typedName, sections: given, password }) => {
      const name = typedLine(typedName);
      if (!loginForm.test(login)) {
        throw new Error(
          'El usuario se escribe con minúsculas sin tildes, cifras, punto, guion o raya baja: de 3 a 50, y empieza por letra',
        );
      }
      if (name === '') throw new Error('Falta el nombre de la persona');
      checkPassword(password, login);
      const hash = await hashPassword(password, cost);
      await database.transaction(async (transaction) => {
        const added = await transaction.query(
          `insert into usuarios (login, nombre, clave, secciones, creado_en) values ($1, $2, $3, $4::jsonb, $5)
            on conflict do nothing returning login`,
          [login, name, hash, JSON.stringify(given), now().toISOString()],
        );
        if (added.length === 0) throw new Error(`Ya hay un usuario «${login}»`);
        await recordCommand(transaction, { command: 'users add', subject: login }, now());
      });
    },
    setPassword: async (login, password) => {
      checkPassword(password, login);
      await change('password', login, 'clave = $2', await hashPassword(password, cost));
    },
    disable: (login) => change('disable', login, 'inhabilitado_en = coalesce(inhabilitado_en, $2)', now().toISOString()),
    enable: (login) => change('enable', login, 'inhabilitado_en = $2', null),
    list: () =>
      database.transaction(async (transaction) => {
        await recordCommand(transaction, { command: 'users list', subject: null, isRead: true }, now());
        return readRows(
          transaction,
          listedSchema,
          'select login, nombre, secciones, creado_en, inhabilitado_en, ultimo_ingreso from usuarios order by login',
        );
      }),
  };
}

/** What the log says where nobody can sign in yet; undefined where somebody can. */
export async function firstUserAdvice(database: Database): Promise<string | undefined> {
  const [anyone] = await database.query('select 1 from usuarios where inhabilitado_en is null limit 1');
  if (anyone) return undefined;
  return (
    'Todavía nadie puede entrar. Cree la primera persona que administra con:\n' +
    '  npm run users -- add <usuario> --nombre "<nombre>" --secciones tramitacion,gestion\n' +
    '  (en producción: node dist-backend/users.js add …)'
  );
}
