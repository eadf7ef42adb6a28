import * as v from 'valibot';

import { type BackendClient, startBackend } from '#test/support/backendClient.ts';
import { fullMenu, singleSectionMenu } from '#backend/users/demoMenus.ts';
import { demoUsers } from '#backend/users/demoUsers.ts';
import { menuOf } from '#backend/users/sections.ts';

let client: BackendClient;

beforeAll(async () => {
  client = await startBackend();
});
afterAll(() => client.close());

describe('POST api/token/generar', () => {
  it('answers token, menu and year', async () => {
    const response = await client.post('api/token/generar', { login: 'admin', password: 'admin2026' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { token, ...others } = v.parse(v.looseObject({ token: v.string() }), await response.json());
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(others).toEqual({ AuthorizationItem: fullMenu, anio: 2026 });
  });

  it.each(demoUsers.map((user) => [user.login, user] as const))('knows the user %s', async (login, user) => {
    const answer = await client.signIn(login, user.password);
    expect(answer.AuthorizationItem).toEqual(user.menu ?? menuOf(user.secciones));
    expect('token' in answer).toBe(login !== 'sintoken');
  });

  it('gives a single section and no section', async () => {
    expect(singleSectionMenu).toHaveLength(1);
    expect((await client.signIn('funcionario', 'funcionario2026')).AuthorizationItem).toEqual(singleSectionMenu);
    expect((await client.signIn('sinmenu', 'sinmenu2026')).AuthorizationItem).toEqual([]);
  });

  it.each([
    ['a wrong password', { login: 'admin', password: 'admin2027' }],
    ['a password with a space more', { login: 'admin', password: 'admin2026 ' }],
    ['an unknown login', { login: 'nadie', password: 'admin2026' }],
    ['a name of every object', { login: '__proto__', password: 'admin2026' }],
  ])('refuses %s with the same 401', async (_case, body) => {
    const response = await client.post('api/token/generar', body);
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({
      title: 'No autorizado',
      status: 401,
      detail: 'El usuario o la contraseña no son correctos',
    });
  });

  it.each([
    ['no login', { password: 'x' }],
    ['an empty password', { login: 'admin', password: '' }],
    ['a login that is no text', { login: ['admin'], password: 'admin2026' }],
    ['a list', []],
  ])('refuses %s with 400', async (_case, body) => {
    const response = await client.post('api/token/generar', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 400, detail: 'Se requieren login y password' });
  });
});
