import { createUserManagement, type UserManagement } from '#backend/users/manageUsers.ts';
import { createStoredUsers } from '#backend/users/storedUsers.ts';
import { type BackendClient, startBackend } from '#test/support/backendClient.ts';
import { setOwnPassword } from '#test/support/ownPassword.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import type { Database } from '#backend/db/database.ts';

const start = Date.UTC(2026, 0, 15, 12);
const minutes = 60_000;
const cost = 4;
const password = 'lluvia sobre tejados';
const [oldKey, newKey] = ['v'.repeat(32), 'n'.repeat(32)];

describeOnBoth('sessions of three instances on one database', ({ seeded }) => {
  let now = start;
  let database: Database;
  let users: UserManagement;
  let instances: readonly BackendClient[];

  const startOne = (signingKeys: readonly [string, ...string[]]): Promise<BackendClient> =>
    startBackend({ database, users: createStoredUsers(database, { cost }), now: () => now, signingKeys });

  beforeAll(async () => {
    database = await seeded();
    users = createUserManagement({ database, now: () => new Date(now), cost });
    // As while a key is changed, one instance after the other.
    instances = await Promise.all([startOne([oldKey]), startOne([oldKey, newKey]), startOne([oldKey, newKey])]);
    await users.add({ usuario: 'ana.diaz', nombre: 'Ana Díaz', secciones: ['tramitacion', 'gestion'] });
    await setOwnPassword(database, 'ana.diaz', password, cost);
  });
  beforeEach(() => (now = start));
  afterEach(() => users.enable('ana.diaz'));
  afterAll(async () => {
    for (const instance of instances) await instance.close();
    await database.close();
  });

  const one = (): BackendClient => instances[0] ?? fail();
  const fail = (): never => {
    throw new Error('No instance');
  };
  const signIn = async (instance = one()): Promise<string> => (await instance.signIn('ana.diaz', password)).token ?? fail();
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const statuses = (token: string, all = instances): Promise<readonly number[]> =>
    Promise.all(all.map(async (each) => (await each.call('api/educacion/resumen', { headers: bearer(token) })).status));
  const signOut = async (token: string, instance = one()): Promise<Response> =>
    instance.post('api/token/cerrar', {}, bearer(token));

  it('are good at each, wherever they were begun', async () => {
    expect(await statuses(await signIn(instances[1]))).toEqual([200, 200, 200]);
  });

  it('end everywhere at once when the person signs out, and that one alone', async () => {
    const [token, another] = [await signIn(), await signIn()];
    const answer = await signOut(token, instances[2]);
    expect([answer.status, await answer.json()]).toEqual([200, { cerrada: true }]);
    expect(await statuses(token)).toEqual([401, 401, 401]);
    expect(await statuses(another)).toEqual([200, 200, 200]);
    const again = await signOut(token);
    expect([again.status, again.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
  });

  it('are not ended without a token, nor by one that is none', async () => {
    expect((await one().post('api/token/cerrar', {})).status).toBe(401);
    expect((await signOut('x.y.z')).status).toBe(401);
  });

  it('end everywhere when the person is disabled, and stay ended when enabled again', async () => {
    const token = await signIn();
    await users.disable('ana.diaz');
    expect(await statuses(token)).toEqual([401, 401, 401]);
    expect((await one().post('api/token/generar', { login: 'ana.diaz', password })).status).toBe(401);
    await users.enable('ana.diaz');
    expect(await statuses(token)).toEqual([401, 401, 401]);
    expect(await statuses(await signIn())).toEqual([200, 200, 200]);
  });

  it('end everywhere when the person is given another password', async () => {
    const token = await signIn();
    await users.givePassword('ana.diaz');
    expect(await statuses(token)).toEqual([401, 401, 401]);
    expect((await one().post('api/token/generar', { login: 'ana.diaz', password })).status).toBe(401);
    await setOwnPassword(database, 'ana.diaz', password, cost);
  });

  it('end when nobody uses them for half an hour, which any instance’s use puts off', async () => {
    const token = await signIn();
    for (const instance of instances) {
      now += 29 * minutes;
      expect(await statuses(token, [instance])).toEqual([200]);
    }
    now += 30 * minutes;
    expect(await statuses(token)).toEqual([401, 401, 401]);
  });

  it('end after a working day, however much they are used, and are then taken out', async () => {
    const token = await signIn();
    for (let turn = 0; turn < 19; turn += 1) {
      now += 25 * minutes;
      expect(await statuses(token, [one()])).toEqual([200]);
    }
    now = start + 8 * 60 * minutes;
    expect(await statuses(token)).toEqual([401, 401, 401]);
    await signIn();
    expect(await database.query('select 1 from sesiones where vence_en <= $1', [new Date(now).toISOString()])).toEqual([]);
  });

  it('outlive a change of the key, as long as the old one verifies', async () => {
    const changed = await startOne([newKey, oldKey]);
    const withoutOld = await startOne([newKey]);
    try {
      const old = await signIn();
      const fresh = await signIn(changed);
      expect(await statuses(old, [changed, withoutOld])).toEqual([200, 401]);
      expect(await statuses(fresh, [...instances, changed, withoutOld])).toEqual([401, 200, 200, 200, 200]);
    } finally {
      await changed.close();
      await withoutOld.close();
    }
  });

  it('do not begin where the person is disabled while the password is compared', async () => {
    const stored = createStoredUsers(database, { cost });
    const slow = await startBackend({
      database,
      now: () => now,
      users: {
        ...stored,
        findByLogin: async (login) => {
          const found = await stored.findByLogin(login);
          await users.disable(login);
          await users.enable(login);
          await setOwnPassword(database, login, password, cost);
          return found;
        },
      },
    });
    try {
      expect((await slow.post('api/token/generar', { login: 'ana.diaz', password })).status).toBe(401);
    } finally {
      await slow.close();
    }
  });
});
