import * as v from 'valibot';

import { startTestApi, type ApiAnswer, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = (query: string, login = 'admin'): Promise<ApiAnswer> => api.call(`tramitacion/bitacora${query}`, { login });
const pageSchema = v.object({
  elementos: v.array(
    v.object({ radicado: v.string(), registro: v.looseObject({ en: v.string(), quien: v.string(), que: v.string() }) }),
  ),
  siguiente: v.nullable(v.number()),
});
type Page = v.InferOutput<typeof pageSchema>;
const page = async (query: string): Promise<Page> => v.parse(pageSchema, (await read(query)).body);

it('is for who both processes and manages', async () => {
  expect((await api.call('tramitacion/bitacora')).status).toBe(401);
  for (const login of ['revisora', 'funcionario', 'coordinador', 'secretaria', 'sinmenu']) {
    expect((await read('', login)).status).toBe(403);
  }
  expect((await read('')).status).toBe(200);
});

it('is told ten a page, the newest first, each once, whatever is written meanwhile', async () => {
  const first = await page('');
  expect(first.elementos).toHaveLength(10);
  await api.file();
  const second = await page(`?despuesDe=${first.siguiente ?? ''}`);
  const moments = [...first.elementos, ...second.elementos].map(({ registro }) => Date.parse(registro.en));
  expect(moments).toEqual([...moments].sort((a, b) => b - a));
  const keys = [...first.elementos, ...second.elementos].map((entry) => JSON.stringify(entry));
  expect(new Set(keys).size).toBe(20);
});

it('is asked for a person, a day and a kind', async () => {
  const one = await api.file();
  await api.call(`tramitacion/solicitudes/${one.radicado}/toma`, { login: 'funcionario', body: { version: 1 } });
  await api.call(`tramitacion/solicitudes/${one.radicado}`, { login: 'funcionario' });
  const today = new Date(api.clock.now - 5 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const [seen, taken] = (await page(`?quien=funcionario&dia=${today}`)).elementos;
  expect([seen?.registro.que, taken?.registro.que]).toEqual(['lectura', 'toma']);
  expect((await page('?quien=funcionario&lecturas=no')).elementos[0]).toMatchObject({
    radicado: one.radicado,
    registro: { que: 'toma' },
  });
  expect((await page('?quien=funcionario&que=lectura&lecturas=no')).elementos[0]?.registro.que).toBe('lectura');
  // Who it was is known by name.
  const [person] = v
    .parse(
      v.array(v.looseObject({ nombre: v.string() })),
      (await api.call('tramitacion/personas', { login: 'admin' })).body['personas'],
    )
    .filter((one) => one['login'] === 'funcionario');
  for (const name of [person?.nombre.toUpperCase() ?? '', 'FUNCIONARIO']) {
    const asked = `?quien=${encodeURIComponent(name)}&dia=${today}`;
    expect((await page(asked)).elementos[1]).toMatchObject({
      radicado: one.radicado,
      registro: { que: 'toma', quien: 'funcionario' },
    });
  }
  expect((await page('?quien=nadie%20que%20sea')).elementos).toEqual([]);
  expect(await page('?dia=2019-01-01')).toEqual({ elementos: [], siguiente: null });
  for (const query of ['?que=otra', '?dia=ayer', '?despuesDe=0']) expect((await read(query)).status).toBe(400);
});
