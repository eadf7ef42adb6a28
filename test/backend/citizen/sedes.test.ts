import * as v from 'valibot';

import { sedesPageSchema } from '#domain/answers/sedeAnswers.ts';
import type { SedesPage } from '#domain/contractTypes.ts';
import { migrate, readMigrations } from '#backend/db/migrate.ts';
import { sedeWords } from '#backend/solicitud/sedeSearch.ts';
import { startBackend } from '#test/support/backendClient.ts';
import { startTestApi, type TestApi } from '#test/support/testApi.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(120_000);

describeOnBoth('the search by sede', ({ seeded, empty }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  afterAll(() => api.close());

  async function sedes(asked: Record<string, string> = {}): Promise<SedesPage> {
    const { status, body } = await api.call(`sedes?${new URLSearchParams(asked)}`);
    expect(status).toBe(200);
    return v.parse(sedesPageSchema, body);
  }

  async function first(asked: Record<string, string> = {}): Promise<SedesPage['elementos'][number]> {
    const [one] = (await sedes(asked)).elementos;
    if (!one) throw new Error(`There is no sede for ${JSON.stringify(asked)}`);
    return one;
  }

  describe('a search by sede', () => {
    it('has each sede once, with those of its places that are asked for', async () => {
      const ofertas = v.object({ elementos: v.array(v.looseObject({ id: v.string() })), total: v.number() });
      const { total, elementos } = await sedes({ grado: '9' });
      const pages = [elementos];
      for (let page = 2; pages.length * 10 < total; page += 1) {
        pages.push((await sedes({ grado: '9', pagina: String(page) })).elementos);
      }
      const all = pages.flat();
      expect(all).toHaveLength(total);
      expect(new Set(all.map(({ id }) => id)).size).toBe(total);
      const places = all.flatMap((sede) => sede.ofertas);
      expect(new Set(places.map(({ grado }) => grado))).toEqual(new Set([9]));
      const { body } = await api.call('ofertas?grado=9');
      const listed = v.parse(ofertas, body);
      expect(places).toHaveLength(listed.total);
      expect(places.slice(0, 10).map(({ id }) => id)).toEqual(listed.elementos.map(({ id }) => id));
      expect(await sedes({ grado: '9', pagina: '9999' })).toMatchObject({ elementos: [], total });
    });

    it('without a grado has all of its places, without figures', async () => {
      const { ofertas } = await first();
      expect(ofertas.length).toBeGreaterThan(1);
      expect(ofertas.map(({ cifras }) => cifras)).toEqual(ofertas.map(() => null));
    });

    it('is filtered by comuna, by places that have vacancies, and to the sedes that are named', async () => {
      const { elementos } = await sedes({ comuna: 'comuna_3' });
      expect(new Set(elementos.map(({ comuna }) => comuna))).toEqual(new Set(['comuna_3']));

      const free = (await sedes({ comuna: 'comuna_3', vacantes: 'si' })).elementos.flatMap(({ ofertas }) => ofertas);
      expect(free.length).toBeGreaterThan(0);
      expect(free.filter(({ vacantes }) => vacantes === 0)).toEqual([]);

      const ids = elementos.slice(0, 2).map(({ id }) => id);
      const named = await sedes({ sedes: ids.join(',') });
      expect(named.elementos.map(({ id }) => id)).toEqual(ids);
    });

    it.each([{ sedes: 'no' }, { sedes: Array.from({ length: 11 }, () => crypto.randomUUID()).join(',') }, { vacantes: 'no' }])(
      'refuses %j',
      async (asked) => {
        expect(await api.call(`sedes?${new URLSearchParams(asked)}`)).toMatchObject({ status: 400 });
      },
    );

    it('without a call finds nothing', async () => {
      const database = await empty();
      await migrate(database);
      const client = await startBackend({ database });
      const answer = await client.call('api/educacion/sedes?grado=3');
      expect(await answer.json()).toEqual({
        elementos: [],
        pagina: 1,
        total: 0,
        parecidos: false,
        hayMapa: false,
        prioridadesAnteriores: null,
      });
      await client.close();
      await database.close();
    });
  });

  describe('a text', () => {
    it('finds a comuna by its number, and no other', async () => {
      const { total, elementos } = await sedes({ texto: 'COMUNA 1' });
      expect(new Set(elementos.map(({ comuna }) => comuna))).toEqual(new Set(['comuna_1']));
      expect(total).toBe((await sedes({ comuna: 'comuna_1' })).total);
    });

    it('finds an address, as it is written or in part', async () => {
      const one = await first();
      for (const texto of [one.direccion, one.direccion.replace(/ #.*/, '')]) {
        const pages = await sedes({ texto, comuna: one.comuna });
        expect(pages.elementos.map(({ id }) => id)).toContain(one.id);
      }
      expect((await sedes({ texto: 'calle 993' })).total).toBe(0);
    });

    it.each([
      ['a letter that is missing', 'mirdor'],
      ['a letter too many', 'mirrador'],
      ['another letter', 'mirabor'],
      ['another first letter', 'nirador'],
      ['two letters changed about', 'mriador'],
    ])('finds what it means with %s', async (_case, texto) => {
      const { elementos, total, parecidos } = await sedes({ texto: `colegio ${texto}` });
      expect(total).toBeGreaterThan(0);
      expect(parecidos).toBe(true);
      for (const { institucion, sede, barrio } of elementos) expect(`${institucion.nombre} ${sede} ${barrio}`).toMatch(/Mirador/);
      const { body } = await api.call(`ofertas?texto=${texto}`);
      expect(body).toMatchObject({ total: expect.any(Number) as unknown });
      expect(body).not.toMatchObject({ total: 0 });
    });

    it('is taken as it is where something has it, and where it has no letter to spare', async () => {
      const { parecidos, total } = await sedes({ texto: 'mirador' });
      expect([parecidos, total > 0]).toEqual([false, true]);
      // As the field is called: what is looked for is the barrio's own name.
      expect(await sedes({ texto: 'barrio mirador' })).toMatchObject({ total, parecidos: false });
      expect(await sedes({ texto: 'xyz' })).toMatchObject({ total: 0, parecidos: false });
      expect(await sedes({ texto: 'mirad0r' })).toMatchObject({ total: 0, parecidos: false });
      expect(await sedes({ texto: '---' })).toMatchObject({ total: 0 });
      expect(await sedes({ texto: '𝒂𝒃𝒄𝒅𝒆' })).toMatchObject({ total: 0 });
    });

    it('finds a sede of before by its address too', async () => {
      const database = await empty();
      const name = '023_lugares.sql';
      await migrate(
        database,
        readMigrations().filter((migration) => migration.name < name),
      );
      const sede = { nombre: 'Sede Ñandú', barrio: 'Belén', direccion: "Avenida D'Élite N.º 3-45" };
      await database.script(`
      insert into comunas (codigo, nombre, orden) values ('uno', 'Comuna Ümbría 1', 1);
      insert into zonas (codigo, nombre, orden) values ('urbana', 'Urbana', 1);
      insert into instituciones values ('190000000001', 'Colegio', 'colegio', 'colegio');
      insert into sedes select gen_random_uuid(), '190000000001', 'Sede Ñandú', 'a', 'Avenida D''Élite N.º 3-45', 'Belén',
        'uno', 'urbana', 'colegio sede nandu belen';
    `);
      await migrate(database);
      expect(await database.query('select busqueda from sedes')).toEqual([
        { busqueda: sedeWords('Colegio', sede, 'Comuna Ümbría 1') },
      ]);
      await database.close();
    });
  });

  describe('the figures of a place', () => {
    const cifrasOf = async ({ id, grado }: { id: string; grado: number }) => {
      const { body } = await api.call(`ofertas?grado=${grado}`);
      expect(body).toBeDefined();
      const { elementos } = await sedes({ grado: String(grado), sedes: await sedeOf(id) });
      return elementos[0]?.ofertas.find((own) => own.id === id)?.cifras;
    };
    const sedeOf = async (oferta: string): Promise<string> => {
      const [row] = await api.database.query('select sede from ofertas where id = $1', [oferta]);
      return v.parse(v.object({ sede: v.string() }), row).sede;
    };

    it('count the requests that name it in whole fives, and none that was withdrawn', async () => {
      const [place = ''] = api.datos().opciones;
      const oferta = { id: place, grado: 5 };
      await api.database.query('delete from solicitud_opciones where oferta = $1', [place]);
      const filed = [];
      for (let count = 0; count < 4; count += 1) filed.push(await api.file());
      expect(await cifrasOf(oferta)).toEqual({ solicitudes: 0, anterior: null });
      const fifth = await api.file();
      expect(await cifrasOf(oferta)).toEqual({ solicitudes: 5, anterior: null });
      const { identificacion } = fifth;
      const { status } = await api.call('consulta/retiro', { body: { identificacion, version: 1, motivo: null } });
      expect(status).toBe(200);
      expect(await cifrasOf(oferta)).toEqual({ solicitudes: 0, anterior: null });
    });

    it('have no requests before the call opens', async () => {
      const { now } = api.clock;
      api.clock.now = now - 31 * 24 * 60 * 60 * 1000;
      const { ofertas } = await first({ grado: '3' });
      api.clock.now = now;
      expect(ofertas[0]?.cifras).toEqual({ solicitudes: null, anterior: null });
    });

    it('have the cut-off of the last stage that was published the year before, of the same sede, jornada and grado', async () => {
      const { ofertas, id } = await first({ grado: '3' });
      const [oferta] = ofertas;
      if (!oferta) throw new Error('A sede without places');
      await api.database.script(`
      insert into convocatorias (id, anio, nombre, abre, cierra, publica, maximo_opciones, aviso, sorteo, regla_semilla,
          dias_para_subsanar, dias_para_responder)
        select gen_random_uuid(), anio - 1, 'Antes', abre - interval '1 year', cierra - interval '1 year', publica,
          maximo_opciones, aviso, sorteo, regla_semilla, dias_para_subsanar, dias_para_responder
        from convocatorias where anio = 2026;
      insert into etapas (convocatoria, numero, codigo, nombre, abre, cierra, publica)
        select c.id, n, 'e' || n, 'Etapa ' || n, e.abre, e.cierra, e.publica from convocatorias c, generate_series(1, 3) n,
          (select * from etapas limit 1) as e
        where c.anio = 2025;
      insert into prioridades (convocatoria, orden, condicion)
        select c.id, 1, 'discapacidad' from convocatorias c where c.anio = 2025;
      insert into ofertas (id, sede, jornada, grado, anio, capacidad, continuan, repiten)
        select gen_random_uuid(), sede, jornada, grado, 2025, 30, 0, 0 from ofertas where id = '${oferta.id}';
      insert into corridas (convocatoria, numero, replica, huella_lista, solicitudes, congelada_en, congelada_por,
          semilla, sorteada_en, sorteada_por, huella_calculada, huella_resultado, corrida_en, corrida_por, publicada_en, publicada_por)
        select c.id, n, '', '', 0, now(), 'a', 's', now(), 'a', 'h', 'h', now(), 'a',
          case when n < 3 then now() end, case when n < 3 then 'b' end
        from convocatorias c, generate_series(1, 3) n where c.anio = 2025;
      insert into cortes (convocatoria, numero, oferta, cupos, ocupados, corte)
        select c.id, n, o.id, 30, 30, 'Corte ' || n from convocatorias c, ofertas o, generate_series(1, 3) n
        where c.anio = 2025 and o.anio = 2025;
    `);
      const page = await sedes({ grado: '3', sedes: id });
      expect(page.prioridadesAnteriores).toEqual(['Discapacidad']);
      const own = page.elementos.flatMap((sede) => sede.ofertas).find((each) => each.id === oferta.id);
      expect(own?.cifras?.anterior).toEqual({ corte: 'Corte 2' });
      const others = (await sedes({ grado: '4' })).elementos.flatMap((sede) => sede.ofertas);
      expect(others.map(({ cifras }) => cifras?.anterior)).toEqual(others.map(() => null));
    });
  });
});
