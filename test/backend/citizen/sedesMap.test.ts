import * as v from 'valibot';

import { barriosSchema, sedesMapSchema, sedesPageSchema } from '#domain/answers/sedeAnswers.ts';
import type { Barrios, SedesMap, SedesPage } from '#domain/contractTypes.ts';
import { startTestApi, type TestApi } from '#test/support/testApi.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(120_000);

describeOnBoth('the map of the sedes, and the barrios', ({ seeded }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  afterAll(() => api.close());

  async function read<T>(schema: v.GenericSchema<unknown, T>, path: string, asked: Record<string, string>): Promise<T> {
    const { status, body } = await api.call(`${path}?${new URLSearchParams(asked)}`);
    expect(status).toBe(200);
    return v.parse(schema, body);
  }
  const map = (asked: Record<string, string> = {}): Promise<SedesMap> => read(sedesMapSchema, 'sedes/mapa', asked);
  const sedes = (asked: Record<string, string> = {}): Promise<SedesPage> => read(sedesPageSchema, 'sedes', asked);
  const barrios = (texto: string): Promise<Barrios> => read(barriosSchema, 'barrios', { texto });

  it('has the sedes of all pages of the list, with whether a place there is free, and the comunas', async () => {
    const asked = { grado: '6', comuna: 'comuna_3' };
    const { lugares, comunas, sinLugar } = await map(asked);
    const ids = lugares.flatMap((lugar) => lugar.sedes);
    expect(ids).toHaveLength((await sedes(asked)).total);
    expect(sinLugar).toBe(0);
    expect(comunas).toHaveLength(12);

    const free = (await map({ ...asked, vacantes: 'si' })).lugares;
    expect(free.map(({ vacantes }) => vacantes)).toEqual(free.map(() => true));
    expect(new Set(free.flatMap((lugar) => lugar.sedes))).toEqual(
      new Set(lugares.filter(({ vacantes }) => vacantes).flatMap((lugar) => lugar.sedes)),
    );

    const [{ sedes: [id = ''] = [] } = {}] = lugares;
    const [{ telefono } = {}] = (await sedes({ sedes: id })).elementos;
    expect(telefono).toMatch(/^608555\d{4}$/);
    // A letter wrong, as in the list.
    const near = (await map({ texto: 'mirdor' })).lugares.flatMap((lugar) => lugar.sedes);
    expect([near.length > 0, near.length]).toEqual([true, (await sedes({ texto: 'mirdor' })).total]);
  });

  it.each([{ vacantes: 'no' }, { grado: 'x' }])('refuses %j', async (asked) => {
    expect(await api.call(`sedes/mapa?${new URLSearchParams(asked)}`)).toMatchObject({ status: 400 });
  });

  it('has sedes of one place together, counts those without, and is nothing where none has one', async () => {
    const { lugares } = await map({ comuna: 'comuna_3' });
    const [first = '', second = '', third = ''] = lugares.flatMap((lugar) => lugar.sedes);
    await api.database.query(
      'update sedes s set latitud = o.latitud, longitud = o.longitud from sedes o where s.id = $1 and o.id = $2',
      [second, first],
    );
    await api.database.query('update sedes set latitud = null, longitud = null where id = $1', [third]);
    const now = await map({ comuna: 'comuna_3' });
    expect(now.lugares.map((lugar) => lugar.sedes)).toContainEqual([first, second].sort());
    expect(now).toMatchObject({ sinLugar: 1 });
    expect((await sedes()).hayMapa).toBe(true);

    await api.database.query('update sedes set latitud = null, longitud = null');
    expect(await map()).toEqual({ comunas: [], lugares: [], sinLugar: 0 });
    expect((await sedes()).hayMapa).toBe(false);
  });

  it('finds a barrio by any of its words, with its comuna', async () => {
    expect(await barrios('PEÑON')).toEqual({ elementos: [{ nombre: 'El Peñón', comuna: 'comuna_6' }] });
    expect((await barrios('jardin')).elementos.map(({ nombre }) => nombre)).toEqual(['Ciudad Jardín', 'El Jardín']);
    expect((await barrios('a')).elementos).toHaveLength(10);
    for (const nothing of ['no hay', '---']) expect(await barrios(nothing)).toEqual({ elementos: [] });
    expect(await api.call('barrios?texto=')).toMatchObject({ status: 400 });
    const { body } = await api.call('convocatoria');
    expect(body).toMatchObject({ catalogos: { hayBarrios: true } });
  });
});
