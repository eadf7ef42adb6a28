import * as v from 'valibot';

import type { Convocatorias, ListedConvocatoria, ManagedConvocatoria } from '#domain/contractTypes.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import { type ApiAnswer, startTestApi, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

// What the answers are held to by the contract's check.
const listing = v.custom<Convocatorias>(() => true);
const management = v.custom<ManagedConvocatoria>(() => true);
const PATH = 'gestion/convocatorias';

describeOnBoth("the years' calls", ({ seeded }) => {
  let api: TestApi;
  const ask = (path: string, method?: 'POST' | 'PUT' | 'DELETE', body?: unknown, login = 'coordinador'): Promise<ApiAnswer> =>
    api.call(path, { login, ...(method && { method }), ...(body !== undefined && { body }) });
  const list = async (): Promise<readonly ListedConvocatoria[]> => v.parse(listing, (await ask(PATH)).body).elementos;
  const of = async (anio: number): Promise<ListedConvocatoria> => {
    const found = (await list()).find((one) => one.anio === anio);
    if (!found) throw new Error(`There is none of ${anio}`);
    return found;
  };
  const make = (anio: number, desde: number | null, login?: string) => ask(PATH, 'POST', { anio, desde }, login);
  const move = async (anio: number, estado: 'publicada' | 'archivada', version?: number): Promise<ApiAnswer> =>
    ask(`${PATH}/${anio}/estado`, 'PUT', { estado, version: version ?? (await of(anio)).version });
  const rules = async (anio: number): Promise<ManagedConvocatoria> =>
    v.parse(management, (await ask(`gestion/convocatoria?anio=${anio}`)).body);
  const count = async (sql: string): Promise<unknown> => (await api.database.query(sql))[0]?.['n'];

  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  afterAll(() => api.close());

  it('are those that there are, the families’ one among them', async () => {
    expect(await list()).toMatchObject([{ anio: 2026, estado: 'publicada', esLaDeHoy: true, seBorra: false, cambios: [] }]);
    expect((await of(2026)).falta).toContainEqual({ donde: 'reglas', mensaje: 'Todavía no ha cerrado.' });
  });

  it('are for who manages places', async () => {
    expect((await api.call(PATH)).status).toBe(401);
    expect((await make(2027, 2026, 'revisora')).status).toBe(403);
  });

  it('are made from another, with its rules a year later and its places, and wait for nobody', async () => {
    await api.database.query(
      `insert into reservas_de_oferta (oferta, condicion, puestos) select id, 'discapacidad', 1 from ofertas limit 1`,
    );
    const before = await rules(2026);
    expect((await make(2027, 2026)).status).toBe(200);
    const made = await of(2027);
    expect(made).toMatchObject({ estado: 'en_preparacion', version: 1, solicitudes: 0, seBorra: true, esLaDeHoy: false });
    expect(made.cambios).toMatchObject([{ quien: 'coordinador', de: null, a: 'en_preparacion', desde: 2026 }]);
    expect(made.ofertas).toBe((await of(2026)).ofertas);
    const { reglas, editable } = await rules(2027);
    const later = (moment: string) => `${Number(moment.slice(0, 4)) + 1}${moment.slice(4)}`;
    expect(editable).toBe(true);
    expect(reglas).toEqual({
      ...before.reglas,
      nombre: before.reglas.nombre.replaceAll('2026', '2027'),
      reglaDeSemilla: before.reglas.reglaDeSemilla.replaceAll('2026', '2027'),
      etapas: before.reglas.etapas.map((etapa) => ({
        ...etapa,
        nombre: etapa.nombre.replaceAll('2026', '2027'),
        abre: later(etapa.abre),
        cierra: later(etapa.cierra),
        publica: later(etapa.publica),
      })),
      fechasDeLista: before.reglas.fechasDeLista.map(later),
      matricula: before.reglas.matricula && {
        desde: later(before.reglas.matricula.desde),
        hasta: later(before.reglas.matricula.hasta),
      },
    });
    expect(
      await count('select count(*) as n from reservas_de_oferta r join ofertas o on o.id = r.oferta where anio = 2027'),
    ).toBe(1);
    expect((await ask('gestion/convocatoria')).body).toMatchObject({ anio: 2026 });
    expect((await api.call('convocatoria')).body).toMatchObject({ anio: 2026 });
  });

  it('are one a year: asked once more it is the same, another’s is refused, and of two at once one is made', async () => {
    expect((await make(2027, 2026)).status).toBe(200);
    expect(await make(2027, null)).toMatchObject({ status: 409, body: { codigo: 'anio_existente' } });
    expect(await make(2029, 2011)).toMatchObject({ status: 404, body: { codigo: 'sin_convocatoria' } });
    const both = await Promise.all([make(2028, 2026), make(2028, null)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list()).toHaveLength(3);
  });

  it('are prepared on the pages of any other, and no step of a run is taken in one', async () => {
    const { version, reglas } = await rules(2027);
    const body = { version, reglas: { ...reglas, nombre: 'Cupos para 2027' } };
    expect(await ask('gestion/convocatoria?anio=2027', 'PUT', body)).toMatchObject({ status: 200, body: { anio: 2027 } });
    expect((await rules(2026)).reglas.nombre).not.toBe('Cupos para 2027');
    expect((await ask('gestion/ofertas?anio=2027')).body['total']).toBe((await of(2027)).ofertas);
    const freeze = `gestion/asignacion/${reglas.etapas[0]?.codigo}/congelacion?anio=2027`;
    expect(await ask(freeze, 'POST', { version: 1 })).toMatchObject({ status: 409, body: { codigo: 'en_preparacion' } });
    expect((await ask('gestion/convocatoria?anio=2011')).status).toBe(404);
    expect((await ask('gestion/convocatoria?anio=ayer')).status).toBe(400);
  });

  it('say what they lack, and are not published before it is there', async () => {
    await ask(PATH + '/2028', 'DELETE');
    expect((await make(2028, null)).status).toBe(200);
    expect((await of(2028)).falta.map(({ donde }) => donde)).toEqual(['reglas', 'reglas', 'oferta', 'contacto']);
    expect(await of(2028)).toMatchObject({ abre: null, cierra: null, publica: null, ofertas: 0 });
    expect(await move(2028, 'publicada')).toMatchObject({ status: 409, body: { codigo: 'falta_algo' } });
    const { version, reglas } = await rules(2027);
    const [etapa] = reglas.etapas;
    const crossing = reglas.etapas.map((one) => (one === etapa ? { ...one, abre: new Date(api.clock.now).toISOString() } : one));
    await ask('gestion/convocatoria?anio=2027', 'PUT', { version, reglas: { ...reglas, etapas: crossing } });
    expect((await of(2027)).falta.map(({ mensaje }) => mensaje)).toContainEqual(expect.stringContaining('Se cruza con'));
    await ask('gestion/convocatoria?anio=2027', 'PUT', { version: version + 1, reglas });
    expect((await of(2027)).falta).toMatchObject([
      { donde: 'oferta', mensaje: expect.stringContaining('Institución') as unknown },
    ]);
    await api.database.query('update ofertas set capacidad = continuan + repiten where capacidad < continuan + repiten');
    expect((await of(2027)).falta).toEqual([]);
    expect(await move(2027, 'archivada')).toMatchObject({ status: 409, body: { codigo: 'movimiento_no_permitido' } });
    expect(await move(2027, 'publicada', 1)).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
  });

  it('are deleted while they are in preparation, and their year can begin anew', async () => {
    expect((await ask(`${PATH}/2026`, 'DELETE')).body).toMatchObject({ codigo: 'no_se_borra' });
    expect((await ask(`${PATH}/2028`, 'DELETE')).status).toBe(200);
    expect((await ask(`${PATH}/2028`, 'DELETE')).status).toBe(200);
    expect(await list()).toHaveLength(2);
    expect(await count('select count(*) as n from ofertas where anio = 2028')).toBe(0);
    expect(await count(`select count(*) as n from cambios_de_convocatoria where anio = 2028 and a is null`)).toBe(2);
    await expect(api.database.query('delete from cambios_de_convocatoria')).rejects.toThrow();
  });

  it('are the families’ once they are published, and once more changes nothing', async () => {
    const { version } = await of(2027);
    expect((await move(2027, 'publicada', version)).status).toBe(200);
    expect((await move(2027, 'publicada', version)).status).toBe(200);
    expect((await of(2027)).cambios).toHaveLength(2);
    const { abre } = await of(2027);
    api.clock.now = Date.parse(abre ?? '') + 1000;
    expect((await api.call('convocatoria')).body).toMatchObject({ anio: 2027, situacion: 'abierta' });
    expect(await of(2027)).toMatchObject({ esLaDeHoy: true });
    const { elementos } = v.parse(
      v.looseObject({ elementos: v.array(v.looseObject({ id: v.string() })) }),
      (await api.call('ofertas?grado=5')).body,
    );
    await api.file({ opciones: elementos.slice(0, 2).map(({ id }) => id) });
    expect(await of(2027)).toMatchObject({ solicitudes: 1, seBorra: false });
  });

  it('are archived once nothing of them waits, and nothing of an archived one changes until it is opened again', async () => {
    const { falta } = await of(2026);
    expect(falta.map(({ donde }) => donde)).toEqual(expect.arrayContaining(['solicitudes']));
    expect(await move(2026, 'archivada')).toMatchObject({ status: 409, body: { codigo: 'falta_algo' } });
    await api.database.query(`update solicitudes set estado = 'retirada' where anio = 2026 and estado <> 'matriculada'`);
    await api.database.query('update corridas set publicada_en = now() where publicada_en is null');
    expect(await of(2026)).toMatchObject({ falta: [] });
    expect((await move(2026, 'archivada')).status).toBe(200);

    const { version } = await rules(2026);
    const { reglas } = await rules(2026);
    const refused = { status: 409, body: { codigo: 'archivada' } };
    expect(await ask('gestion/convocatoria?anio=2026', 'PUT', { version, reglas })).toMatchObject(refused);
    const { body: contacto } = await ask('gestion/convocatoria/contacto?anio=2026');
    expect(await ask('gestion/convocatoria/contacto?anio=2026', 'PUT', contacto)).toMatchObject(refused);
    const { body: motivos } = await ask('gestion/convocatoria/motivos?anio=2026');
    const reasons = { version: motivos['version'], motivos: motivos['motivos'] };
    expect(await ask('gestion/convocatoria/motivos?anio=2026', 'PUT', reasons)).toMatchObject(refused);
    const { body: page } = await ask('gestion/ofertas?anio=2026');
    const [oferta] = v.parse(v.looseObject({ elementos: v.array(v.looseObject({ id: v.string() })) }), page).elementos;
    const cupos = { version: 1, capacidad: 1, continuan: 0, repiten: 0, reservas: [] };
    expect(await ask(`gestion/ofertas/${oferta?.id}?anio=2026`, 'PUT', cupos)).toMatchObject(refused);
    const [filed] = await api.database.query(
      `update solicitudes set estado = 'radicada', asignada_a = null
       where id = (select min(id) from solicitudes where anio = 2026 and estado = 'retirada') returning radicado, version`,
    );
    const take = { login: 'revisora', body: { version: filed?.['version'] } };
    expect(await api.call(`tramitacion/solicitudes/${String(filed?.['radicado'])}/toma`, take)).toMatchObject(refused);

    expect((await move(2026, 'publicada')).status).toBe(200);
    expect((await ask('gestion/convocatoria/contacto?anio=2026', 'PUT', contacto)).status).toBe(200);
  });

  it('have those continue who were enrolled in the grado below, where that is known', async () => {
    await api.database.query(`update solicitudes set estado = 'retirada' where estado = 'matriculada'`);
    const [place] = await api.database.query(
      `select p.id, p.sede, p.grado, p.jornada, p.continuan + p.repiten as figures from ofertas p
         join ofertas o on o.anio = p.anio and o.sede = p.sede and o.jornada = p.jornada and o.grado = p.grado + 1
       where p.anio = 2026 and p.grado between 1 and 8 and not exists (
         select 1 from ofertas x where x.anio = p.anio and x.sede = p.sede and x.grado = p.grado and x.jornada <> p.jornada)
         and not exists (select 1 from matriculados m where m.sede = p.sede and m.grado = p.grado)
       order by p.id limit 1`,
    );
    await api.database.query(
      `update solicitudes set estado = 'matriculada', oferta_asignada = $1
       where id in (select id from solicitudes where anio = 2026 order by id limit 3)`,
      [place?.['id']],
    );
    const continuing = async (anio: number): Promise<unknown> => {
      expect((await make(anio, 2026)).status).toBe(200);
      const [next] = await api.database.query(
        'select continuan from ofertas where anio = $1 and sede = $2 and jornada = $3 and grado = $4::int + 1',
        [anio, place?.['sede'], place?.['jornada'], place?.['grado']],
      );
      return next?.['continuan'];
    };
    expect(await continuing(2030)).toBe(Number(place?.['figures']) + 3);
    // The list knows who was there: of this jornada alone, so that it counts instead of the figures.
    await api.database.query(
      `insert into matriculados (anio, documento, sede, grado)
       select 2026, 'NUIP 9' || n, $1, $2 from generate_series(1, 7) n`,
      [place?.['sede'], place?.['grado']],
    );
    expect(await continuing(2031)).toBe(10);
  });
});
