import { createRefusals } from '#backend/record/refusals.ts';
import { startBackend } from '#test/support/backendClient.ts';
import { startTestApi, type TestApi } from '#test/support/testApi.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

const columns = 'que, quien, direccion, llamada, objeto, estado, veces';
const base = '/api/educacion';

describeOnBoth('the record of security', ({ seeded }) => {
  let api: TestApi;
  let last: number;

  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  beforeEach(async () => {
    const [row] = await api.database.query('select coalesce(max(id), 0) as id from registro_de_seguridad');
    last = Number(row?.['id']);
  });
  afterAll(() => api.close());

  const entries = (): Promise<unknown> =>
    api.database.query(`select ${columns} from registro_de_seguridad where id > $1 order by id`, [last]);
  const entry = (given: object) => ({ direccion: '127.0.0.1', objeto: null, estado: null, veces: 1, ...given });

  it('has who signs in, and who is refused, without what was typed in vain', async () => {
    const llamada = 'POST /api/token/generar';
    expect((await api.client.signIn('admin', 'admin2026')).token).toBeDefined();
    const path = 'api/token/generar';
    expect((await api.client.post(path, { login: 'admin', password: 'clave-equivocada' })).status).toBe(401);
    expect((await api.client.post(path, { login: 'mi-clave-secreta', password: 'admin' })).status).toBe(401);
    expect(await entries()).toEqual([
      entry({ que: 'ingreso', quien: 'admin', llamada }),
      entry({ que: 'rechazo', quien: 'admin', llamada, estado: 401 }),
      entry({ que: 'rechazo', quien: null, llamada, estado: 401 }),
    ]);
    expect(JSON.stringify(await api.database.query('select * from registro_de_seguridad'))).not.toContain('secreta');
  });

  it('has who signs out', async () => {
    const { token } = await api.client.signIn('admin', 'admin2026');
    await api.client.post('api/token/cerrar', {}, { Authorization: `Bearer ${token}` });
    expect(await entries()).toEqual([
      entry({ que: 'ingreso', quien: 'admin', llamada: 'POST /api/token/generar' }),
      entry({ que: 'salida', quien: 'admin', llamada: 'POST /api/token/cerrar' }),
    ]);
  });

  it('has what staff read: lists, files, logs, exports, without what they looked for', async () => {
    const { radicado } = await api.file();
    const login = 'revisora';
    const route = `GET ${base}/tramitacion/solicitudes`;
    expect((await api.call('tramitacion/solicitudes?texto=inaki', { login })).status).toBe(200);
    await api.call(`tramitacion/solicitudes/${radicado}`, { login });
    await api.call(`tramitacion/solicitudes/${radicado}/bitacora`, { login });
    await api.call('gestion/ofertas/exportacion', { login: 'coordinador' });
    await api.call('gestion/asignacion/prioritaria/exportacion?formato=resultados', { login: 'coordinador' });
    const read = (quien: string, llamada: string, objeto: string | null) => entry({ que: 'lectura', quien, llamada, objeto });
    expect(((await entries()) as { que: string }[]).filter(({ que }) => que !== 'ingreso')).toEqual([
      read(login, route, null),
      read(login, `${route}/:radicado`, radicado),
      read(login, `${route}/:radicado/bitacora`, radicado),
      read('coordinador', `GET ${base}/gestion/ofertas/exportacion`, null),
      read('coordinador', `GET ${base}/gestion/asignacion/:etapa/exportacion`, 'prioritaria'),
    ]);
  });

  it('has what staff change, and what they may not', async () => {
    await api.call('gestion/convocatoria', { login: 'coordinador', method: 'PUT', body: {} });
    await api.call('gestion/convocatoria', { login: 'revisora', method: 'PUT', body: {} });
    await api.call('gestion/convocatoria');
    expect(((await entries()) as { que: string }[]).filter(({ que }) => que !== 'ingreso')).toEqual([
      entry({ que: 'cambio', quien: 'coordinador', llamada: `PUT ${base}/gestion/convocatoria` }),
      entry({ que: 'rechazo', quien: 'revisora', llamada: `PUT ${base}/gestion/convocatoria`, estado: 403 }),
      entry({ que: 'rechazo', quien: null, llamada: `GET ${base}/gestion/convocatoria`, estado: 401 }),
    ]);
  });

  it('has a limit that was reached, however often, in one entry a minute', async () => {
    const body = { tipoDocumento: 'TI', documento: '1234567', fechaNacimiento: '2015-05-20' };
    for (let i = 0; i < 7; i += 1) await api.call('consulta/radicado', { body });
    const llamada = `POST ${base}/consulta/radicado`;
    expect(await entries()).toEqual([entry({ que: 'rechazo', quien: null, llamada, estado: 429 })]);
    api.clock.now += 60_000;
    await api.call('consulta/radicado', { body });
    expect(await entries()).toEqual([
      entry({ que: 'rechazo', quien: null, llamada, estado: 429 }),
      entry({ que: 'rechazo', quien: null, llamada, estado: 429, veces: 3 }),
      entry({ que: 'rechazo', quien: null, llamada, estado: 429 }),
    ]);
  });

  it('has who is refused by network, and who comes in by the address itself', async () => {
    const client = await startBackend({ database: api.database, trustedProxies: 1, now: () => api.clock.now });
    const signIn = (from: string, password: string): Promise<Response> =>
      client.post('api/token/generar', { login: 'admin', password }, { 'X-Forwarded-For': from });
    for (const from of ['2001:db8:0:7::1', '2001:db8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:8::1']) {
      expect((await signIn(from, 'no')).status).toBe(401);
    }
    expect((await signIn('2001:db8:0:7::1', 'admin2026')).status).toBe(200);
    const llamada = 'POST /api/token/generar';
    const refused = { que: 'rechazo', quien: 'admin', llamada, estado: 401 };
    expect(await entries()).toEqual([
      entry({ ...refused, direccion: '2001:db8:0:7::/64' }),
      entry({ ...refused, direccion: '2001:db8:0:8::/64' }),
      entry({ que: 'ingreso', quien: 'admin', direccion: '2001:db8:0:7::1', llamada }),
    ]);
    await client.close();
  });

  it('tells a person alone of their sign-ins, and whether each came from where they are', async () => {
    const client = await startBackend({ database: api.database, trustedProxies: 1, now: () => api.clock.now });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const signIn = async (login: string, address: string): Promise<string> => {
      api.clock.now += 1000;
      const answer = await client.post('api/token/generar', { login, password: `${login}2026` }, from(address));
      return ((await answer.json()) as { token: string }).token;
    };
    const first = await signIn('secretaria', '2001:db8:0:7::1');
    await signIn('admin', '2001:db8:0:7::1');
    await signIn('secretaria', '203.0.113.9');
    const ask = (token: string) => ({ headers: { ...from('2001:db8:0:7::2'), Authorization: `Bearer ${token}` } });
    const told = await client.call('api/token/ingresos', ask(first));
    const moment = (ago: number): string => new Date(api.clock.now - ago).toISOString();
    expect(await told.json()).toEqual({
      ingresos: [
        { en: moment(0), red: 'otra' },
        { en: moment(2000), red: 'esta' },
      ],
    });
    for (let turn = 0; turn < 5; turn += 1) await signIn('secretaria', '203.0.113.9');
    const later = (await (await client.call('api/token/ingresos', ask(first))).json()) as { ingresos: unknown[] };
    expect(later.ingresos).toHaveLength(5);
    expect((await client.call('api/token/ingresos')).status).toBe(401);
    await client.close();
  });

  it('keeps nothing of families who are answered', async () => {
    const { identificacion } = await api.file();
    await api.call('consulta', { body: identificacion });
    await api.call('ofertas');
    expect(await entries()).toEqual([]);
  });

  it.each([
    "update registro_de_seguridad set quien = 'x'",
    'delete from registro_de_seguridad',
    'truncate registro_de_seguridad',
  ])('only grows: %s', async (statement) => {
    await expect(api.database.query(statement)).rejects.toThrow('solo crece');
  });
});

describeOnBoth('where the record cannot be written', ({ seeded }) => {
  it('nothing is read by staff and nobody comes in, and who is refused is told so all the same', async () => {
    const database = await seeded();
    const faults: unknown[] = [];
    const client = await startBackend({ database, report: (error) => faults.push(error) });
    const { token } = await client.signIn('revisora', 'revisora2026');
    await database.script('alter table registro_de_seguridad rename to registro_ido');
    const headers = { Authorization: `Bearer ${token ?? ''}` };
    expect((await client.call('api/educacion/tramitacion/solicitudes', { headers })).status).toBe(500);
    expect((await client.post('api/token/generar', { login: 'admin', password: 'admin2026' })).status).toBe(500);
    expect((await client.call('api/educacion/tramitacion/solicitudes')).status).toBe(401);
    expect(faults).toHaveLength(3);
    await client.close().catch(() => undefined);
    await database.close();
  });
});

describe('refusals', () => {
  const refusal = { que: 'rechazo', quien: null, direccion: '10.0.0.1', llamada: null, estado: 401 } as const;

  it('from very many addresses at once are kept together', () => {
    let now = 0;
    const refusals = createRefusals(() => now);
    const written = Array.from({ length: 10_005 }, (_, i) => refusals.add({ ...refusal, direccion: `10.${i}` })).flat();
    expect(written).toHaveLength(10_001);
    expect(written.at(-1)).toEqual({ ...refusal, direccion: '*', veces: 1 });
    now = 60_000;
    expect(refusals.add(refusal)).toEqual([
      { ...refusal, direccion: '*', veces: 4 },
      { ...refusal, direccion: '*', veces: 1 },
    ]);
  });
});
