import type { Grants, NewUser } from '#domain/usuario.ts';
import type { Database, Queryable } from '../db/database';
import { HttpProblem } from '../http/problem';
import { recordCommand } from '../record/commands';
import { drawOneTimePassword, endOfOneTimePassword } from './oneTimePassword';
import { hashPassword } from './passwords';
import { endSessionsOf } from './sessions';
import { administers, readUserRow, readUserRows, type UserRow } from './userRows';

/** An administrator, and what they saw; without it, it is an operator's command, which is recorded here (F81). */
export interface Asking {
  readonly administrator: string;
  readonly version: number;
}

interface GivenPassword {
  readonly row: UserRow;
  /** Told once: nothing keeps it. */
  readonly password: string;
}

/** What is done to users, by whichever way. Each throws in Spanish what a person can mend: 403, 404, 409, 422. */
export interface UserManagement {
  add(user: NewUser, administrator?: string): Promise<GivenPassword>;
  change(login: string, grants: Grants, asking?: Asking): Promise<UserRow>;
  /** Ends the person's sessions too, as the next two do, on every instance. */
  givePassword(login: string, asking?: Asking): Promise<GivenPassword>;
  disable(login: string, asking?: Asking): Promise<UserRow>;
  enable(login: string, asking?: Asking): Promise<UserRow>;
  list(): Promise<readonly UserRow[]>;
}

interface ManagementOptions {
  readonly database: Database;
  readonly now: () => Date;
  /** Of the passwords that are given. */
  readonly cost: number;
}

interface Change {
  /** As the command `users` calls it. */
  readonly order: string;
  readonly login: string;
  readonly asking: Asking | undefined;
  /** With `$2` and so on in the place of `params`. */
  readonly set: string;
  readonly params: readonly (string | null)[];
  readonly endsSessions?: boolean;
  /** What nobody does to themselves; false: it may be done. */
  readonly refusedToOneself?: string | false;
}

export const noSuchUser = (login: string): HttpProblem =>
  new HttpProblem(404, `No hay un usuario «${login}»`, { codigo: 'usuario_no_existe' });

/** One change at a time: two administrators who take away each other's right would leave nobody (F81). */
async function lockUsers(tx: Queryable): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('usuarios ' || current_schema()))");
}

/** A right that was taken away since the call began is none. */
async function requireAdministrator(tx: Queryable, login: string): Promise<void> {
  const row = await readUserRow(tx, login);
  if (!row || !administers(row)) throw new HttpProblem(403, 'No tiene permiso para esta sección');
}

function requireOther({ administrator }: Asking, login: string, refusal: string | false | undefined): void {
  if (administrator !== login || refusal === undefined || refusal === false) return;
  throw new HttpProblem(409, refusal, { codigo: 'usted_mismo' });
}

export function createUserManagement({ database, now, cost }: ManagementOptions): UserManagement {
  const drawPassword = async () => {
    const password = drawOneTimePassword();
    return { password, hash: await hashPassword(password, cost), until: endOfOneTimePassword(now()).toISOString() };
  };
  const apply = ({ order, login, asking, set, params, endsSessions = false, refusedToOneself }: Change): Promise<UserRow> =>
    database.transaction(async (tx) => {
      await lockUsers(tx);
      if (asking) await requireAdministrator(tx, asking.administrator);
      const before = await readUserRow(tx, login);
      if (!before) throw noSuchUser(login);
      if (asking) {
        requireOther(asking, login, refusedToOneself);
        if (before.version !== asking.version) {
          throw new HttpProblem(409, 'Otra persona cambió este usuario mientras usted lo veía', { codigo: 'version_vieja' });
        }
      }
      await tx.query(`update usuarios set version = version + 1, ${set} where login = $1`, [login, ...params]);
      if (endsSessions) await endSessionsOf(tx, login);
      if (administers(before) && !(await readUserRows(tx)).some(administers)) {
        throw new HttpProblem(409, 'Es la última persona que administra usuarios: nombre antes a otra', {
          codigo: 'ultimo_administrador',
        });
      }
      if (!asking) await recordCommand(tx, { command: `users ${order}`, subject: login }, now());
      const after = await readUserRow(tx, login);
      if (!after) throw new Error('A user is gone');
      return after;
    });

  return {
    add: async ({ usuario: login, nombre, secciones }, administrator) => {
      const { password, hash, until } = await drawPassword();
      return database.transaction(async (tx) => {
        await lockUsers(tx);
        if (administrator !== undefined) await requireAdministrator(tx, administrator);
        const added = await tx.query(
          `insert into usuarios (login, nombre, clave, secciones, creado_en, clave_temporal_hasta)
            values ($1, $2, $3, $4::jsonb, $5, $6) on conflict do nothing returning login`,
          [login, nombre, hash, JSON.stringify(secciones), now().toISOString(), until],
        );
        if (added.length === 0) {
          const mensaje = `Ya hay un usuario «${login}»: escriba otro`;
          throw new HttpProblem(422, mensaje, { codigo: 'usuario_existe', errores: [{ campo: 'usuario', mensaje }] });
        }
        if (administrator === undefined) await recordCommand(tx, { command: 'users add', subject: login }, now());
        const row = await readUserRow(tx, login);
        if (!row) throw new Error('A user is gone');
        return { row, password };
      });
    },
    change: (login, { nombre, secciones }, asking) =>
      apply({
        order: 'grant',
        login,
        asking,
        set: 'nombre = $2, secciones = $3::jsonb',
        params: [nombre, JSON.stringify(secciones)],
        refusedToOneself: !secciones.includes('administracion') && 'Usted no puede dejar de administrar usuarios por sí mismo',
      }),
    givePassword: async (login, asking) => {
      const { password, hash, until } = await drawPassword();
      const row = await apply({
        order: 'password',
        login,
        asking,
        set: 'clave = $2, clave_temporal_hasta = $3',
        params: [hash, until],
        endsSessions: true,
        refusedToOneself: 'Su contraseña la cambia usted mismo en «Cambiar su contraseña»',
      });
      return { row, password };
    },
    disable: (login, asking) =>
      apply({
        order: 'disable',
        login,
        asking,
        set: 'inhabilitado_en = coalesce(inhabilitado_en, $2)',
        params: [now().toISOString()],
        endsSessions: true,
        refusedToOneself: 'Usted no puede inhabilitarse a sí mismo',
      }),
    enable: (login, asking) =>
      apply({ order: 'enable', login, asking, set: 'inhabilitado_en = $2', params: [null], endsSessions: true }),
    list: () =>
      database.transaction(async (tx) => {
        await recordCommand(tx, { command: 'users list', subject: null, isRead: true }, now());
        return readUserRows(tx);
      }),
  };
}

/** What the log says where nobody administers yet; undefined where somebody does. */
export async function firstUserAdvice(database: Database): Promise<string | undefined> {
  if ((await readUserRows(database)).some(administers)) return undefined;
  return (
    'Todavía nadie administra los usuarios. Cree la primera persona, con una contraseña de un solo uso, con:\n' +
    '  npm run users -- add <usuario> --nombre "<nombre>" --secciones administracion\n' +
    '  (en producción: node dist-backend/users.js add …)'
  );
}
