import * as v from 'valibot';

import { startBackend } from '#test/support/backendClient.ts';
import { startTestApi, type TestApi } from '#test/support/testApi.ts';
import { migrate } from '#backend/db/migrate.ts';
import { openPglite } from '#backend/db/pglite.ts';

jest.setTimeout(120_000);

const DAY = 24 * 60 * 60 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ofertaSchema = v.looseObject({
  id: v.string(),
  institucion: v.object({ dane: v.string(), nombre: v.string() }),
  sede: v.string(),
  barrio: v.string(),
  grado: v.number(),
  jornada: v.string(),
  zona: v.string(),
  comuna: v.string(),
});
const pageSchema = v.object({ elementos: v.array(ofertaSchema), pagina: v.number(), total: v.number() });
type OfertasPage = v.InferOutput<typeof pageSchema>;

async function ofertas(query: string): Promise<OfertasPage> {
  const { status, body } = await api.call(`ofertas?${query}`);
  expect(status).toBe(200);
  return v.parse(pageSchema, body);
}

describe('the call', () => {
  const read = async (shift: number): Promise<unknown> => {
    const { now } = api.clock;
    api.clock.now = now + shift;
    const { body } = await api.call('convocatoria');
    api.clock.now = now;
    return body;
  };

  it('is given with its dates, the server’s clock, the notice and every catalogue', async () => {
    expect(await read(0)).toMatchObject({
      anio: 2026,
      situacion: 'abierta',
      ahora: new Date(api.clock.now).toISOString(),
      abre: '2025-09-15T05:00:00.000Z',
      cierra: '2025-10-31T05:00:00.000Z',
      maximoOpciones: 3,
      catalogos: { grados: expect.arrayContaining([expect.objectContaining({ grado: -2, nombre: 'Prejardín' })]) as unknown },
    });
  });

  it('gives how it goes on, and the same as a calendar that can be followed', async () => {
    const calls = {
      calendario: v.looseObject({ etapas: v.array(v.looseObject({ codigo: v.string() })), prioridades: v.array(v.string()) }),
    };
    const { calendario } = v.parse(v.object(calls), await read(0));
    expect(calendario).toMatchObject({ matricula: { desde: '2025-11-20', hasta: '2025-12-04' }, reservas: [] });
    expect(calendario).toMatchObject({ diasParaSubsanar: 5, diasParaResponder: 4, fechasDeLista: expect.any(Array) as unknown });
    expect(calendario.etapas.map(({ codigo }) => codigo)).toEqual(['prioritaria', 'general']);
    expect(calendario.prioridades[0]).toBe('discapacidad');

    const response = await api.client.call('api/educacion/calendario.ics');
    expect(response.headers.get('content-type')).toMatch(/^text\/calendar/);
    // Folded lines made whole again (RFC 5545, 3.1).
    const lines = (await response.text()).replaceAll('\r\n ', '').split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(11);
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:2026-general-cierra@cupo-escolar',
        'DTSTART;VALUE=DATE:20251030',
        'UID:2026-matricula-abre@cupo-escolar',
        'DTSTART;VALUE=DATE:20251120',
        expect.stringMatching(/^SUMMARY:.*Último día para pedir cupo\\, hasta las 11:59/),
      ]),
    );
  });

  it.each([
    [-31 * DAY, 'por_abrir'],
    [15 * DAY, 'abierta'],
    [16 * DAY, 'cerrada'],
    [400 * DAY, 'cerrada'],
  ])('after %d ms is %s', async (shift, situation) => {
    expect(await read(shift)).toMatchObject({ situacion: situation });
  });
});

describe('the calls of several years', () => {
  let others: TestApi;
  beforeAll(async () => {
    others = await startTestApi();
    await others.database.query(
      `insert into convocatorias (id, anio, nombre, abre, cierra, publica, maximo_opciones, aviso, sorteo, regla_semilla,
         dias_para_subsanar, dias_para_responder)
       select gen_random_uuid(), anio + n, 'Cupos ' || anio + n, abre + n * interval '365 days', cierra + n * interval '365 days',
         publica, maximo_opciones, aviso, sorteo, regla_semilla, dias_para_subsanar, dias_para_responder
       from convocatorias, (values (-1), (1), (2)) as otros (n)`,
    );
  });
  afterAll(() => others.close());

  it.each([
    ['the open one', 0, 2026],
    ['else the next one', 30 * DAY, 2027],
    ['else the last one', 1000 * DAY, 2028],
  ])('%s is given', async (_case, shift, anio) => {
    const { now } = others.clock;
    others.clock.now = now + shift;
    expect((await others.call('convocatoria')).body).toMatchObject({ anio });
    others.clock.now = now;
  });
});

it('without any call there is a 404, and there are no places', async () => {
  const database = await openPglite();
  await migrate(database);
  const client = await startBackend({ database });
  const call = await client.call('api/educacion/convocatoria');
  expect([call.status, await call.json()]).toEqual([404, expect.objectContaining({ codigo: 'sin_convocatoria' })]);
  expect(await (await client.call('api/educacion/ofertas')).json()).toEqual({ elementos: [], pagina: 1, total: 0 });
  await client.close();
  await database.close();
});

describe('the places', () => {
  it('come ten a page, each once, in the order of institution and sede', async () => {
    const { total } = await ofertas('');
    expect(total).toBeGreaterThan(1000);
    const { total: ofGrado } = await ofertas('grado=9');
    const pages: OfertasPage[] = [];
    for (let page = 1; pages.length * 10 < ofGrado; page += 1) pages.push(await ofertas(`grado=9&pagina=${page}`));
    const elements = pages.flatMap((page) => page.elementos);
    expect(new Set(elements.map(({ id }) => id)).size).toBe(ofGrado);
    // As Spanish orders names: the demonstration's have accents and ñ.
    const names = elements.map(({ institucion }) => institucion.nombre);
    expect(names).toEqual([...names].sort(new Intl.Collator('es', { sensitivity: 'base', ignorePunctuation: true }).compare));
    expect(await ofertas('grado=9&pagina=9999')).toEqual({ elementos: [], pagina: 9999, total: ofGrado });
  });

  it.each([
    ['grado', -1],
    ['jornada', 'manana'],
    ['zona', 'rural'],
    ['comuna', 'comuna_3'],
  ])('are filtered by %s', async (name, value) => {
    const { elementos: elements, total } = await ofertas(`${name}=${value}`);
    expect(total).toBeGreaterThan(0);
    expect(new Set(elements.map((oferta) => oferta[name]))).toEqual(new Set([value]));
  });

  it('are filtered by everything at once', async () => {
    const [one] = (await ofertas('grado=3')).elementos;
    if (!one) throw new Error('No place of grado 3');
    const { jornada, zona, comuna, institucion, barrio } = one;
    const text = encodeURIComponent(`${barrio.toUpperCase()} ${institucion.nombre.split(' ').at(-1)}`);
    const { elementos: elements } = await ofertas(`grado=3&jornada=${jornada}&zona=${zona}&comuna=${comuna}&texto=${text}`);
    expect(elements).toContainEqual(one);
  });

  it.each([
    ['words in any order, without accents or capitals', 'MONTANA colegio', /Montaña/],
    ['a part of a word', 'onta', /onta/],
    ['words with what nobody sees among them', '\u200emon\u00adtaña\ufe0f', /Montaña/],
  ])('are found by %s', async (_case, text, expected) => {
    const { elementos: elements, total } = await ofertas(`texto=${encodeURIComponent(text)}`);
    expect(total).toBeGreaterThan(0);
    for (const { institucion, sede, barrio } of elements) expect(`${institucion.nombre} ${sede} ${barrio}`).toMatch(expected);
  });

  it.each(['%25', '_', "'--", '%00', 'x%27%20or%20%271%27%3D%271'])('are safe from the text %s', async (text) => {
    expect((await api.call(`ofertas?texto=${text}`)).status).toBe(200);
  });

  it.each([
    'grado=a',
    'grado=1e1',
    'grado=100',
    'jornada=Ma%C3%B1ana',
    'pagina=0',
    'pagina=-1',
    `texto=${'x'.repeat(201)}`,
    'grado=1&grado=2',
  ])('refuse the query %s', async (query) => {
    expect(await api.call(`ofertas?${query}`)).toMatchObject({ status: 400, body: { codigo: 'consulta_no_valida' } });
  });
});

describe('the institutions', () => {
  const schema = v.object({ elementos: v.array(v.object({ dane: v.string(), nombre: v.string() })) });
  const find = async (text: string) =>
    v.parse(schema, (await api.call(`instituciones?texto=${encodeURIComponent(text)}`)).body).elementos;

  it('are at most ten', async () => {
    expect(await find('a')).toHaveLength(10);
  });

  it('are found by each word of their name, and by how their DANE code begins', async () => {
    const [one] = await find('montana colegio');
    expect(one?.nombre).toMatch(/Colegio.*Montaña/);
    const dane = one?.dane ?? '';
    expect(await find(dane)).toEqual([one]);
    expect(await find(`${dane.slice(0, 3)} ${dane.slice(3)}`)).toEqual([one]);
    expect(await find(dane.slice(0, 8))).toHaveLength(10);
    // The code holds it, but does not begin with it.
    expect(await find(dane.slice(9))).not.toContainEqual(one);
  });

  it.each(['%', '---', 'no hay ninguna así'])('are none for %j', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it.each(['', 'texto=', `texto=${'x'.repeat(201)}`])('refuse the query %j', async (query) => {
    expect((await api.call(`instituciones?${query}`)).status).toBe(400);
  });
});
