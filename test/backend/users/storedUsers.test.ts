import * as v from 'valibot';

import { type Database, readRow } from '#backend/db/database.ts';
import { operatorName } from '#backend/record/commands.ts';
import { firstUserAdvice, createUserManagement, type UserManagement } from '#backend/users/manageUsers.ts';
import { runCommand, usage } from '#backend/users/runCommand.ts';
import { menuOfOneTimePassword } from '#backend/users/sections.ts';
import { createStoredUsers } from '#backend/users/storedUsers.ts';
import { type BackendClient, startBackend } from '#test/support/backendClient.ts';
import { setOwnPassword } from '#test/support/ownPassword.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

const now = Date.UTC(2026, 0, 15, 12);
const cost = 4;
const password = 'lluvia sobre tejados';

describeOnBoth('users of a database', ({ seeded }) => {
  let database: Database;
  let users: UserManagement;
  let client: BackendClient;

  beforeAll(async () => {
    database = await seeded();
    users = createUserManagement({ database, now: () => new Date(now), cost });
    client = await startBackend({ database, users: createStoredUsers(database, { cost }), now: () => now });
  });
  beforeEach(() => database.script('truncate usuarios, sesiones'));
  afterAll(async () => {
    await client.close();
    await database.close();
  });

  const order = (args: string): Promise<string> => runCommand(args.split(' '), users);
  const oneTimeIn = (said: string): string => /: ([a-z2-9]{4}(?:-[a-z2-9]{4}){3})$/m.exec(said)?.[1] ?? '';
  /** With a password of their own. */
  const add = async (sections: string): Promise<void> => {
    await order(`add ana.diaz --nombre Ana --secciones ${sections}`);
    await setOwnPassword(database, 'ana.diaz', password, cost);
  };
  const signIn = async (login: string, typed = password): Promise<number> =>
    (await client.post('api/token/generar', { login, password: typed })).status;
  const kept = (login: string) =>
    readRow(
      database,
      v.object({ clave: v.string(), ultimo_ingreso: v.nullable(v.date()) }),
      'select clave, ultimo_ingreso from usuarios where login = $1',
      [login],
    );

  it('are none of the demonstration’s', async () => {
    expect(await signIn('admin', 'admin2026')).toBe(401);
  });

  it('are made by a command with a one-time password, and the log says so until somebody administers', async () => {
    expect(await firstUserAdvice(database)).toContain('npm run users -- add <usuario>');
    await order('add luis --nombre Luis --secciones gestion');
    expect(await firstUserAdvice(database)).toContain('--secciones administracion');
    const said = await order('add ana.diaz --nombre Ana --secciones administracion');
    expect(said).toMatch(/^«ana\.diaz» ya puede entrar\nContraseña de un solo uso, hasta 2026-01-22T12:00:00\.000Z: /);
    expect(await firstUserAdvice(database)).toBeUndefined();
    const { AuthorizationItem, token } = await client.signIn('ana.diaz', oneTimeIn(said));
    expect(AuthorizationItem).toEqual(menuOfOneTimePassword);
    expect(token).toBeDefined();
    expect((await kept('ana.diaz'))?.ultimo_ingreso).toEqual(new Date(now));
    expect((await order('list')).split('\n')[0]).toBe(
      'ana.diaz\tAna\tadministracion\thabilitada\túltimo ingreso 2026-01-15T12:00:00.000Z\tcontraseña de un solo uso hasta 2026-01-22T12:00:00.000Z',
    );
  });

  it('are in the record of security with each order: whose terminal, which person, what', async () => {
    const [last] = await database.query('select coalesce(max(id), 0) as id from registro_de_seguridad');
    await order('add ana.diaz --nombre Ana --secciones tramitacion');
    await order('password ana.diaz');
    await order('grant ana.diaz --nombre Ana --secciones gestion');
    await order('disable ana.diaz');
    await order('enable ana.diaz');
    await order('list');
    // What did not happen is not there.
    await expect(order('disable nadie')).rejects.toThrow('No hay un usuario');
    await expect(order('add ana.diaz --nombre Ana --secciones gestion')).rejects.toThrow('Ya hay un usuario');
    const columns = 'que, quien, direccion, llamada, objeto, estado';
    const entry = (que: string, llamada: string, objeto: string | null) => ({
      que,
      quien: null,
      direccion: `orden de ${operatorName()}`,
      llamada,
      objeto,
      estado: null,
    });
    expect(
      await database.query(`select ${columns} from registro_de_seguridad where id > $1 order by id`, [last?.['id']]),
    ).toEqual([
      entry('cambio', 'users add', 'ana.diaz'),
      entry('cambio', 'users password', 'ana.diaz'),
      entry('cambio', 'users grant', 'ana.diaz'),
      entry('cambio', 'users disable', 'ana.diaz'),
      entry('cambio', 'users enable', 'ana.diaz'),
      entry('lectura', 'users list', null),
    ]);
  });

  it.each([
    ['tramitacion', [200, 403]],
    ['gestion', [403, 200]],
    ['gestion,tramitacion', [200, 200]],
  ])('may what their sections say: %s', async (sections, expected) => {
    await add(sections);
    const headers = { Authorization: `Bearer ${(await client.signIn('ana.diaz', password)).token}` };
    const status = async (path: string): Promise<number> => (await client.call(`api/educacion/${path}`, { headers })).status;
    expect([await status('tramitacion/solicitudes'), await status('gestion/ofertas')]).toEqual(expected);
  });

  it('are nobody with a sign that no login can have', async () => {
    expect(await signIn('ana\0diaz')).toBe(400);
  });

  it('are disabled, enabled and given another password', async () => {
    await add('gestion');
    await order('disable ana.diaz');
    expect(await signIn('ana.diaz')).toBe(401);
    expect(await order('list')).toContain('\tinhabilitada\tno ha entrado');
    await order('enable ana.diaz');
    expect(await signIn('ana.diaz')).toBe(200);
    const given = oneTimeIn(await order('password ana.diaz'));
    expect([await signIn('ana.diaz'), await signIn('ana.diaz', given)]).toEqual([401, 200]);
  });

  it.each([
    ['add', usage],
    ['add ana otra --nombre Ana --secciones gestion', usage],
    ['list ana', usage],
    ['borrar ana', usage],
    ['add ana --clave secreta', usage],
    ['add ana --nombre Ana', 'tramitacion, gestion, administracion'],
    ['add ana --nombre Ana --secciones todas', 'tramitacion, gestion, administracion'],
    ['add ana --secciones gestion', 'Escriba el nombre'],
    ['add ana --nombre \u3164\u200b --secciones gestion', 'Escriba el nombre'],
    ['add Ana --nombre Ana --secciones gestion', 'Escriba el usuario con minúsculas'],
    ['grant nadie --nombre Ana --secciones gestion', 'No hay un usuario «nadie»'],
    ['add an --nombre Ana --secciones gestion', 'de 3 a 50'],
    ['password nadie', 'No hay un usuario «nadie»'],
    ['disable nadie', 'No hay un usuario «nadie»'],
    ['enable nadie', 'No hay un usuario «nadie»'],
  ])('are not made by %s', async (args, message) => {
    await expect(order(args)).rejects.toThrow(message);
    expect(await users.list()).toEqual([]);
  });

  it('are not made twice', async () => {
    await add('gestion');
    await expect(order('add ana.diaz --nombre Otra --secciones gestion')).rejects.toThrow('Ya hay un usuario «ana.diaz»');
    expect(await signIn('ana.diaz')).toBe(200);
  });

  it('keep one who administers, also where two take each other’s right at once', async () => {
    await order('add ana.diaz --nombre Ana --secciones administracion');
    await expect(order('disable ana.diaz')).rejects.toThrow('Es la última persona que administra');
    await expect(order('grant ana.diaz --nombre Ana --secciones gestion')).rejects.toThrow('Es la última persona que administra');
    await order('add luis --nombre Luis --secciones administracion');
    const outcomes = await Promise.allSettled([order('disable ana.diaz'), order('disable luis')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('do not come in with a one-time password whose days are over', async () => {
    const given = oneTimeIn(await order('add ana.diaz --nombre Ana --secciones gestion'));
    await database.query('update usuarios set clave_temporal_hasta = $1', [new Date(now).toISOString()]);
    const answer = await client.post('api/token/generar', { login: 'ana.diaz', password: given });
    expect(await answer.json()).toMatchObject({ status: 401, detail: 'El usuario o la contraseña no son correctos' });
  });

  it('have their passwords hashed anew, at today’s cost, when they sign in', async () => {
    await add('gestion');
    const dearer = await startBackend({ database, users: createStoredUsers(database, { cost: cost + 1 }), now: () => now });
    try {
      await dearer.signIn('ana.diaz', password);
      const hash = (await kept('ana.diaz'))?.clave;
      expect(hash).toContain('ln=5,');
      await dearer.signIn('ana.diaz', password);
      expect((await kept('ana.diaz'))?.clave).toBe(hash);
    } finally {
      await dearer.close();
    }
    expect(await signIn('ana.diaz')).toBe(200);
  });
});
