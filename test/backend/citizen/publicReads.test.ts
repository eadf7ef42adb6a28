import * as v from 'valibot';

import { startBackend } from '#test/support/backendClient.ts';
import { startTramites, type Tramites } from '#test/support/testApi.ts';
import { migrate } from '#backend/db/migrate.ts';
import { openPglite } from '#backend/db/pglite.ts';

jest.setTimeout(120_000);

const DIA = 24 * 60 * 60 * 1000;

let tramites: Tramites;
beforeAll(async () => {
  tramites = await startTramites();
});
afterAll(() => tramites.close());

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
const paginaSchema = v.object({ elementos: v.array(ofertaSchema), pagina: v.number(), total: v.number() });
type Pagina = v.InferOutput<typeof paginaSchema>;

async function ofertas(query: string): Promise<Pagina> {
  const { status, body } = await tramites.llamar(`ofertas?${query}`);
  expect(status).toBe(200);
  return v.parse(paginaSchema, body);
}

describe('the call', () => {
  const leer = async (shift: number): Promise<unknown> => {
    const { now } = tramites.reloj;
    tramites.reloj.now = now + shift;
    const { body } = await tramites.llamar('convocatoria');
    tramites.reloj.now = now;
    return body;
  };

  it('is given with its dates, the server’s clock, the notice and every catalogue', async () => {
    expect(await leer(0)).toMatchObject({
      anio: 2026,
      situacion: 'abierta',
      ahora: new Date(tramites.reloj.now).toISOString(),
      abre: '2025-09-15T05:00:00.000Z',
      cierra: '2025-10-31T05:00:00.000Z',
      maximoOpciones: 3,
      catalogos: { grados: expect.arrayContaining([expect.objectContaining({ grado: -2, nombre: 'Prejardín' })]) as unknown },
    });
  });

  it.each([
    [-31 * DIA, 'por_abrir'],
    [15 * DIA, 'abierta'],
    [16 * DIA, 'cerrada'],
    [400 * DIA, 'cerrada'],
  ])('after %d ms is %s', async (shift, situacion) => {
    expect(await leer(shift)).toMatchObject({ situacion });
  });
});

describe('the calls of several years', () => {
  let otros: Tramites;
  beforeAll(async () => {
    otros = await startTramites();
    await otros.database.query(
      `insert into convocatorias (id, anio, nombre, abre, cierra, publica, maximo_opciones, aviso, sorteo, regla_semilla,
         dias_para_subsanar, dias_para_responder)
       select gen_random_uuid(), anio + n, 'Cupos ' || anio + n, abre + n * interval '365 days', cierra + n * interval '365 days',
         publica, maximo_opciones, aviso, sorteo, regla_semilla, dias_para_subsanar, dias_para_responder
       from convocatorias, (values (-1), (1), (2)) as otros (n)`,
    );
  });
  afterAll(() => otros.close());

  it.each([
    ['the open one', 0, 2026],
    ['else the next one', 30 * DIA, 2027],
    ['else the last one', 1000 * DIA, 2028],
  ])('%s is given', async (_case, shift, anio) => {
    const { now } = otros.reloj;
    otros.reloj.now = now + shift;
    expect((await otros.llamar('convocatoria')).body).toMatchObject({ anio });
    otros.reloj.now = now;
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
    const { total: delGrado } = await ofertas('grado=9');
    const pages: Pagina[] = [];
    for (let pagina = 1; pages.length * 10 < delGrado; pagina += 1) pages.push(await ofertas(`grado=9&pagina=${pagina}`));
    const elementos = pages.flatMap((pagina) => pagina.elementos);
    expect(new Set(elementos.map(({ id }) => id)).size).toBe(delGrado);
    // As Spanish orders names: the demonstration's have accents and ñ.
    const names = elementos.map(({ institucion }) => institucion.nombre);
    expect(names).toEqual([...names].sort(new Intl.Collator('es', { sensitivity: 'base', ignorePunctuation: true }).compare));
    expect(await ofertas('grado=9&pagina=9999')).toEqual({ elementos: [], pagina: 9999, total: delGrado });
  });

  it.each([
    ['grado', -1],
    ['jornada', 'manana'],
    ['zona', 'rural'],
    ['comuna', 'comuna_3'],
  ])('are filtered by %s', async (name, value) => {
    const { elementos, total } = await ofertas(`${name}=${value}`);
    expect(total).toBeGreaterThan(0);
    expect(new Set(elementos.map((oferta) => oferta[name]))).toEqual(new Set([value]));
  });

  it('are filtered by everything at once', async () => {
    const [una] = (await ofertas('grado=3')).elementos;
    if (!una) throw new Error('No place of grado 3');
    const { jornada, zona, comuna, institucion, barrio } = una;
    const texto = encodeURIComponent(`${barrio.toUpperCase()} ${institucion.nombre.split(' ').at(-1)}`);
    const { elementos } = await ofertas(`grado=3&jornada=${jornada}&zona=${zona}&comuna=${comuna}&texto=${texto}`);
    expect(elementos).toContainEqual(una);
  });

  it.each([
    ['words in any order, without accents or capitals', 'MONTANA colegio', /Montaña/],
    ['a part of a word', 'onta', /onta/],
  ])('are found by %s', async (_case, texto, expected) => {
    const { elementos, total } = await ofertas(`texto=${encodeURIComponent(texto)}`);
    expect(total).toBeGreaterThan(0);
    for (const { institucion, sede, barrio } of elementos) expect(`${institucion.nombre} ${sede} ${barrio}`).toMatch(expected);
  });

  it.each(['%25', '_', "'--", '%00', 'x%27%20or%20%271%27%3D%271'])('are safe from the text %s', async (texto) => {
    expect((await tramites.llamar(`ofertas?texto=${texto}`)).status).toBe(200);
  });

  it.each(['grado=a', 'grado=1e1', 'grado=100', 'jornada=Ma%C3%B1ana', 'pagina=0', 'pagina=-1', `texto=${'x'.repeat(201)}`, 'grado=1&grado=2'])(
    'refuse the query %s',
    async (query) => {
      expect(await tramites.llamar(`ofertas?${query}`)).toMatchObject({ status: 400, body: { codigo: 'consulta_no_valida' } });
    },
  );
});

describe('the institutions', () => {
  const schema = v.object({ elementos: v.array(v.object({ dane: v.string(), nombre: v.string() })) });
  const buscar = async (texto: string) =>
    v.parse(schema, (await tramites.llamar(`instituciones?texto=${encodeURIComponent(texto)}`)).body).elementos;

  it('are at most ten', async () => {
    expect(await buscar('a')).toHaveLength(10);
  });

  it('are found by each word of their name, and by how their DANE code begins', async () => {
    const [una] = await buscar('montana colegio');
    expect(una?.nombre).toMatch(/Colegio.*Montaña/);
    const dane = una?.dane ?? '';
    expect(await buscar(dane)).toEqual([una]);
    expect(await buscar(`${dane.slice(0, 3)} ${dane.slice(3)}`)).toEqual([una]);
    expect(await buscar(dane.slice(0, 8))).toHaveLength(10);
    // The code holds it, but does not begin with it.
    expect(await buscar(dane.slice(9))).not.toContainEqual(una);
  });

  it.each(['%', '---', 'no hay ninguna así'])('are none for %j', async (texto) => {
    expect(await buscar(texto)).toEqual([]);
  });

  it.each(['', 'texto=', `texto=${'x'.repeat(201)}`])('refuse the query %j', async (query) => {
    expect((await tramites.llamar(`instituciones?${query}`)).status).toBe(400);
  });
});
