import type { Database } from '#backend/db/database.ts';
import { createUserManagement } from '#backend/users/manageUsers.ts';
import { createStoredUsers } from '#backend/users/storedUsers.ts';
import { type BackendClient, startBackend } from '#test/support/backendClient.ts';
import { setOwnPassword } from '#test/support/ownPassword.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

const now = Date.UTC(2026, 0, 15, 12);
const cost = 4;
const password = 'lluvia sobre tejados';
const nueva = 'tres canoas verdes';

describeOnBoth('a person’s own change of password', ({ seeded }) => {
  let database: Database;
  let client: BackendClient;
  let tokens: string[];

  beforeAll(async () => {
    database = await seeded();
    client = await startBackend({ database, users: createStoredUsers(database, { cost }), now: () => now });
  });
  beforeEach(async () => {
    await database.script('truncate usuarios, sesiones, limites');
    const users = createUserManagement({ database, now: () => new Date(now), cost });
    await users.add({ usuario: 'ana.diaz', nombre: 'Ana Díaz', secciones: ['gestion'] });
    await setOwnPassword(database, 'ana.diaz', password, cost);
    tokens = [await signIn(password), await signIn(password)];
  });
  afterAll(async () => {
    await client.close();
    await database.close();
  });

  const signIn = async (typed: string): Promise<string> => (await client.signIn('ana.diaz', typed)).token ?? '';
  const mayEnter = async (typed: string): Promise<boolean> =>
    (await client.post('api/token/generar', { login: 'ana.diaz', password: typed })).status === 200;
  const bearer = (token = '') => ({ Authorization: `Bearer ${token}` });
  const change = (body: unknown, token = tokens[0]): Promise<Response> => client.post('api/token/clave', body, bearer(token));
  const statusOf = async (token?: string): Promise<number> =>
    (await client.call('api/token/ingresos', { headers: bearer(token) })).status;

  it('ends every session but the one that goes on', async () => {
    const response = await change({ actual: password, nueva });
    expect(response.status).toBe(200);
    const { token } = (await response.json()) as { token: string };
    expect([await statusOf(token), await statusOf(tokens[0]), await statusOf(tokens[1])]).toEqual([200, 401, 401]);
    expect([await mayEnter(password), await mayEnter(nueva)]).toEqual([false, true]);
  });

  it.each([
    ['another than that of now', { actual: 'otra lluvia', nueva }, 'actual', /no es su contraseña de ahora/],
    ['a short one', { actual: password, nueva: 'corta' }, 'nueva', /12 caracteres o más/],
    ['one that is guessed first', { actual: password, nueva: 'colombia2026' }, 'nueva', /primeras que se prueban/],
    ['one that was leaked', { actual: password, nueva: 'websolutions' }, 'nueva', /primeras que se prueban/],
    ['the same', { actual: password, nueva: password }, 'nueva', /distinta de la de ahora/],
  ])('is refused with %s, at its field', async (_case, body, campo, mensaje) => {
    const response = await change(body);
    const errores = [{ campo, mensaje: expect.stringMatching(mensaje) as string }];
    expect([response.status, await response.json()]).toMatchObject([422, { errores }]);
    expect([await statusOf(tokens[0]), await statusOf(tokens[1])]).toEqual([200, 200]);
  });

  it('is no way to guess: after ten failures the right one is refused too', async () => {
    for (let time = 0; time < 10; time += 1) expect((await change({ actual: `otra ${time}`, nueva })).status).toBe(422);
    expect((await change({ actual: password, nueva })).status).toBe(429);
    expect(await mayEnter(password)).toBe(true);
  });

  it('is done once where two ask for it at the same time', async () => {
    const both = await Promise.all([
      change({ actual: password, nueva }),
      change({ actual: password, nueva: 'otras canoas azules' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('needs a session and both passwords', async () => {
    expect((await change({ actual: password, nueva }, 'x')).status).toBe(401);
    expect((await change({ actual: password })).status).toBe(400);
    expect((await change({ actual: '', nueva })).status).toBe(400);
  });

  it('is in the record of security without what was typed', async () => {
    await change({ actual: password, nueva });
    const [entry] = await database.query(
      'select que, quien, llamada, objeto from registro_de_seguridad order by id desc limit 1',
    );
    expect(entry).toEqual({ que: 'cambio', quien: 'ana.diaz', llamada: 'POST /api/token/clave', objeto: null });
  });
});
