import * as v from 'valibot';

import { oneTimePasswordSchema, usuarioSchema, usuariosPageSchema } from '#domain/answers/usersAnswers.ts';
import type { Database } from '#backend/db/database.ts';
import { createUserManagement } from '#backend/users/manageUsers.ts';
import { menuOf } from '#backend/users/sections.ts';
import { createStoredUsers } from '#backend/users/storedUsers.ts';
import { type BackendClient, startBackend } from '#test/support/backendClient.ts';
import { setOwnPassword } from '#test/support/ownPassword.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

const now = Date.UTC(2026, 0, 15, 12);
const cost = 4;
const password = 'lluvia sobre tejados';
const path = 'api/educacion/administracion/usuarios';

describeOnBoth('users whom an administrator looks after', ({ seeded }) => {
  let database: Database;
  let client: BackendClient;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    database = await seeded();
    client = await startBackend({ database, users: createStoredUsers(database, { cost }), now: () => now });
  });
  beforeEach(async () => {
    await database.script('truncate usuarios, sesiones');
    const users = createUserManagement({ database, now: () => new Date(now), cost });
    const people = [
      { usuario: 'ana.diaz', nombre: 'Ana Díaz', secciones: ['administracion'] },
      { usuario: 'berta', nombre: 'Berta Ñáñez', secciones: ['gestion', 'administracion'] },
      { usuario: 'luis', nombre: 'Luis Cardona', secciones: ['tramitacion'] },
    ] as const;
    for (const { secciones, ...person } of people) {
      await users.add({ ...person, secciones: [...secciones] });
      await setOwnPassword(database, person.usuario, password, cost);
      tokens[person.usuario] = (await client.signIn(person.usuario, password)).token ?? '';
    }
  });
  afterAll(async () => {
    await client.close();
    await database.close();
  });

  const call = (method: string, at: string, body?: unknown, who = 'ana.diaz'): Promise<Response> =>
    client.call(`${path}${at}`, {
      method,
      headers: { Authorization: `Bearer ${tokens[who]}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const answer = async <T>(schema: v.GenericSchema<unknown, T>, asked: Promise<Response>): Promise<T> =>
    v.parse(schema, await (await asked).json());
  const refusal = async (asked: Promise<Response>): Promise<unknown> => {
    const response = await asked;
    return [response.status, ((await response.json()) as { codigo?: string }).codigo];
  };
  const mayEnter = async (login: string, typed: string): Promise<boolean> =>
    (await client.post('api/token/generar', { login, password: typed })).status === 200;
  const user = (login: string) => answer(usuarioSchema, call('GET', `/${login}`));
  const post = async (login: string, what: string, who?: string): Promise<Response> =>
    call('POST', `/${login}/${what}`, { version: (await user(login)).version }, who);

  it('are listed by name, a page at a time, and found by name or login whatever the accents', async () => {
    const list = async (query: string) => {
      const { elementos, total } = await answer(usuariosPageSchema, call('GET', query));
      return [elementos.map(({ usuario }) => usuario), total];
    };
    expect(await list('')).toEqual([['ana.diaz', 'berta', 'luis'], 3]);
    expect(await list('?texto=nanez')).toEqual([['berta'], 1]);
    expect(await list('?texto=DIAZ%20ana')).toEqual([['ana.diaz'], 1]);
    expect(await list('?pagina=2')).toEqual([[], 3]);
    await post('luis', 'inhabilitacion');
    expect(await list('?situacion=inhabilitado')).toEqual([['luis'], 1]);
    expect(await list('?situacion=habilitado')).toEqual([['ana.diaz', 'berta'], 2]);
    expect(await refusal(call('GET', '?pagina=0'))).toEqual([400, 'consulta_no_valida']);
    expect(await user('ana.diaz')).toEqual({
      usuario: 'ana.diaz',
      nombre: 'Ana Díaz',
      secciones: ['administracion'],
      inhabilitadoEn: null,
      claveTemporalHasta: null,
      ultimoIngreso: new Date(now).toISOString(),
      propio: true,
      version: 1,
    });
  });

  it('are made with a one-time password that opens the change of it and nothing else', async () => {
    const given = { nombre: ' Eva  María ', secciones: ['gestion', 'tramitacion'] };
    const { usuario, clave } = await answer(oneTimePasswordSchema, call('POST', '/eva', given));
    expect(usuario).toMatchObject({ nombre: 'Eva María', secciones: ['tramitacion', 'gestion'], ultimoIngreso: null });
    expect(usuario.claveTemporalHasta).toBe('2026-01-22T12:00:00.000Z');
    const { token, AuthorizationItem } = await client.signIn('eva', clave);
    expect(JSON.stringify(AuthorizationItem)).toContain('sitio/ingresos/clave');
    const headers = { Authorization: `Bearer ${token}` };
    for (const closed of ['resumen', 'tramitacion/solicitudes', 'gestion/ofertas', 'administracion/usuarios']) {
      expect((await client.call(`api/educacion/${closed}`, { headers })).status).toBe(403);
    }
    const changed = await client.post('api/token/clave', { actual: clave, nueva: 'tres canoas verdes' }, headers);
    const session = (await changed.json()) as { token: string; AuthorizationItem: unknown };
    expect(session.AuthorizationItem).toEqual(menuOf(['tramitacion', 'gestion']));
    const own = { Authorization: `Bearer ${session.token}` };
    expect((await client.call('api/educacion/gestion/ofertas', { headers: own })).status).toBe(200);
    expect((await client.call('api/educacion/gestion/ofertas', { headers })).status).toBe(401);
    expect(await mayEnter('eva', clave)).toBe(false);
    expect((await user('eva')).claveTemporalHasta).toBeNull();
  });

  it.each([
    ['a login with a capital', 'Eva', { nombre: 'Eva', secciones: ['gestion'] }, 'usuario'],
    ['a login that is taken', 'luis', { nombre: 'Eva', secciones: ['gestion'] }, 'usuario'],
    ['no name', 'eva', { nombre: ' \u200b', secciones: ['gestion'] }, 'nombre'],
    ['a name that is none', 'eva', { nombre: 7, secciones: ['gestion'] }, 'nombre'],
    ['nothing to do', 'eva', { nombre: 'Eva', secciones: [] }, 'secciones'],
    ['something unknown', 'eva', { nombre: 'Eva', secciones: ['todo'] }, 'secciones.0'],
  ])('are not made with %s', async (_case, login, body, campo) => {
    const response = await call('POST', `/${login}`, body);
    expect([response.status, await response.json()]).toMatchObject([422, { errores: [{ campo }] }]);
  });

  it('change from their next call on', async () => {
    const status = async (section: string): Promise<number> =>
      (await client.call(`api/educacion/${section}`, { headers: { Authorization: `Bearer ${tokens['luis']}` } })).status;
    expect([await status('tramitacion/solicitudes'), await status('gestion/ofertas')]).toEqual([200, 403]);
    const changed = await answer(usuarioSchema, call('PUT', '/luis', { version: 1, nombre: 'Luis C.', secciones: ['gestion'] }));
    expect(changed).toMatchObject({ nombre: 'Luis C.', secciones: ['gestion'], version: 2 });
    expect([await status('tramitacion/solicitudes'), await status('gestion/ofertas')]).toEqual([403, 200]);
    const stale = call('PUT', '/luis', { version: 1, nombre: 'Luis', secciones: ['gestion'] }, 'berta');
    expect(await refusal(stale)).toEqual([409, 'version_vieja']);
  });

  it('are out at once when they are disabled or given another password', async () => {
    const status = async (): Promise<number> =>
      (await client.call('api/token/ingresos', { headers: { Authorization: `Bearer ${tokens['luis']}` } })).status;
    expect(await status()).toBe(200);
    await post('luis', 'inhabilitacion');
    expect(await status()).toBe(401);
    expect(await mayEnter('luis', password)).toBe(false);
    expect((await user('luis')).inhabilitadoEn).toBe(new Date(now).toISOString());
    await post('luis', 'habilitacion');
    tokens['luis'] = (await client.signIn('luis', password)).token ?? '';
    expect(await status()).toBe(200);
    const { clave } = await answer(oneTimePasswordSchema, post('luis', 'clave'));
    expect(await status()).toBe(401);
    expect(await mayEnter('luis', password)).toBe(false);
    expect(await mayEnter('luis', clave)).toBe(true);
  });

  it('do not do to themselves what would keep them out, nor leave nobody who administers', async () => {
    const own = [409, 'usted_mismo'];
    expect(await refusal(post('ana.diaz', 'inhabilitacion'))).toEqual(own);
    expect(await refusal(post('ana.diaz', 'clave'))).toEqual(own);
    expect(await refusal(call('PUT', '/ana.diaz', { version: 1, nombre: 'Ana', secciones: ['gestion'] }))).toEqual(own);
    expect((await call('PUT', '/ana.diaz', { version: 1, nombre: 'Ana', secciones: ['administracion'] })).status).toBe(200);
    // Each disables the other at the same moment: one of them is an administrator no more when the turn is theirs.
    const [first, second] = [call('POST', '/berta/inhabilitacion', { version: 1 }), post('ana.diaz', 'inhabilitacion', 'berta')];
    const statuses = [(await first).status, (await second).status];
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(
      await database.query('select 1 from usuarios where inhabilitado_en is null and secciones ? $1', ['administracion']),
    ).toHaveLength(1);
  });

  it.each([
    ['GET', ''],
    ['GET', '/luis'],
    ['POST', '/eva'],
    ['PUT', '/luis'],
    ['POST', '/luis/inhabilitacion'],
    ['POST', '/luis/habilitacion'],
    ['POST', '/luis/clave'],
  ])('are nobody else’s affair: %s %s', async (method, at) => {
    const body = method === 'GET' ? undefined : {};
    expect((await call(method, at, body, 'luis')).status).toBe(403);
    expect((await client.call(`${path}${at}`, { method })).status).toBe(401);
    expect(await database.query('select 1 from usuarios where version > 1 or inhabilitado_en is not null')).toEqual([]);
  });

  it.each(['nadie', '%00', 'Luis', 'a%2Fb'])('are told where there is none: %s', async (login) => {
    expect(await refusal(call('GET', `/${login}`))).toEqual([404, 'usuario_no_existe']);
    expect(await refusal(call('POST', `/${login}/clave`, { version: 1 }))).toEqual([404, 'usuario_no_existe']);
  });

  it('are in the record of security: who, what, whom', async () => {
    const [last] = await database.query('select coalesce(max(id), 0) as id from registro_de_seguridad');
    await call('POST', '/eva', { nombre: 'Eva', secciones: ['gestion'] });
    await call('PUT', '/luis', { version: 1, nombre: 'Luis', secciones: ['gestion'] });
    await call('POST', '/luis/inhabilitacion', { version: 2 });
    await call('POST', '/luis/habilitacion', { version: 3 });
    await call('POST', '/luis/clave', { version: 4 });
    const text = 'select que, quien, llamada, objeto from registro_de_seguridad where id > $1 order by id';
    const entry = (llamada: string, objeto: string) => ({ que: 'cambio', quien: 'ana.diaz', llamada, objeto });
    const route = `/${path}/:usuario`;
    expect(await database.query(text, [last?.['id']])).toEqual([
      entry(`POST ${route}`, 'eva'),
      entry(`PUT ${route}`, 'luis'),
      entry(`POST ${route}/inhabilitacion`, 'luis'),
      entry(`POST ${route}/habilitacion`, 'luis'),
      entry(`POST ${route}/clave`, 'luis'),
    ]);
  });
});
