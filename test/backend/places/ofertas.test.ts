import * as v from 'valibot';

import type { ImportRow, ImportReport, ManagedOferta } from '#domain/contractTypes.ts';
import { readCsv } from '#test/support/csv.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import { startTestApi, type ApiAnswer, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(240_000);

const ofertaSchema = v.custom<ManagedOferta>((value) => v.is(v.looseObject({ id: v.string(), version: v.number() }), value));
const pageSchema = v.object({ elementos: v.array(ofertaSchema), pagina: v.number(), total: v.number() });

describeOnBoth('the places that staff manage', (databases) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(await databases.seeded());
  });
  afterAll(() => api.close());

  const call = (path: string, body?: unknown, method: 'POST' | 'PUT' = 'POST', login = 'coordinador'): Promise<ApiAnswer> =>
    api.call(`gestion/ofertas${path}`, { login, ...(body !== undefined && { body, method }) });
  const read = async (lookUp = '') => v.parse(pageSchema, (await call(lookUp)).body);
  const one = async (lookUp = '?grado=5'): Promise<ManagedOferta> => {
    const [oferta] = (await read(lookUp)).elementos;
    if (!oferta) throw new Error(`No place is found by ${lookUp}`);
    return oferta;
  };
  const change = (oferta: ManagedOferta, changed: object = {}) => {
    const { id, version, capacidad, continuan, repiten } = oferta;
    return call(`/${id}`, { version, capacidad, continuan, repiten, reservas: [], ...changed }, 'PUT');
  };
  const rowOf = (oferta: ManagedOferta, changed: Partial<ImportRow> = {}): ImportRow => ({
    fila: 2,
    dane: oferta.institucion.dane,
    sede: oferta.sede,
    jornada: oferta.jornada,
    grado: String(oferta.grado),
    capacidad: String(oferta.capacidad),
    continuan: String(oferta.continuan),
    repiten: String(oferta.repiten),
    reservas: [],
    ...changed,
  });
  const send = async (lines: readonly ImportRow[], hash: string | null): Promise<ImportReport> => {
    const { status, body } = await call('/importacion', { huella: hash, filas: lines });
    expect(status).toBe(200);
    return v.parse(
      v.custom<ImportReport>((value) => v.is(v.looseObject({ guardada: v.boolean() }), value)),
      body,
    );
  };
  const check = (lines: readonly ImportRow[]) => send(lines, null);
  /** What the review found is saved. */
  const importRows = async (lines: readonly ImportRow[]) => send(lines, (await check(lines)).huella);
  const changes = async (id: string) =>
    api.database.query('select quien, origen, antes, despues from cambios_de_oferta where oferta = $1 order by id', [id]);

  describe('permission follows the menu', () => {
    it.each([
      ['GET', '', undefined],
      ['GET', '/exportacion', undefined],
      ['POST', '/importacion', {}],
      ['GET', '/importaciones/ultima', undefined],
      ['POST', '/importaciones/1/reversion', {}],
      ['PUT', '/00000000-0000-4000-8000-000000000000', {}],
    ] as const)('%s %s', async (method, path, body) => {
      const asked = body === undefined ? {} : { body, method: method === 'PUT' ? ('PUT' as const) : ('POST' as const) };
      expect((await api.call(`gestion/ofertas${path}`, asked)).status).toBe(401);
      expect((await api.call(`gestion/ofertas${path}`, { ...asked, login: 'revisora' })).status).toBe(403);
    });
  });

  describe('the list', () => {
    it('has the places of the public search, in its order, with what their vacancies come from', async () => {
      const { elementos, total } = await read('?grado=5&pagina=2');
      const publicOne = (await api.call('ofertas?grado=5&pagina=2')).body;
      expect(publicOne).toMatchObject({ total, elementos: elementos.map(({ id, vacantes }) => ({ id, vacantes })) });
      for (const { capacidad, continuan, repiten, vacantes } of elementos) expect(vacantes).toBe(capacidad - continuan - repiten);
    });

    it('finds nothing for a search of signs only', async () => {
      for (const text of ['%', '…', '🙂'])
        expect(await read(`?texto=${encodeURIComponent(text)}`)).toMatchObject({ elementos: [], total: 0 });
    });

    it('is filtered by jornada and by words of institution, sede and neighbourhood', async () => {
      const { elementos } = await read('?jornada=manana&texto=arbol%20vida');
      expect(elementos.length).toBeGreaterThan(0);
      for (const { jornada, institucion } of elementos) {
        expect(jornada).toBe('manana');
        expect(institucion.nombre).toContain('Árbol de la Vida');
      }
    });

    it('refuses a filter that the contract does not know', async () => {
      expect(await call('?grado=uno')).toMatchObject({ status: 400, body: { codigo: 'consulta_no_valida' } });
    });
  });

  describe('a change', () => {
    it('is shown to families, and stays in a log that only grows', async () => {
      const before = await one();
      const after = { capacidad: before.capacidad + 7, continuan: before.continuan, repiten: before.repiten };
      const { status, body } = await change(before, after);
      expect({ status, body }).toEqual({
        status: 200,
        body: { ...before, ...after, version: before.version + 1, vacantes: before.vacantes + 7 },
      });
      const publicOne = v.parse(
        v.looseObject({ elementos: v.array(v.looseObject({ id: v.string() })) }),
        (await api.call('ofertas?grado=5')).body,
      );
      expect(publicOne.elementos.find(({ id }) => id === before.id)).toMatchObject({ vacantes: before.vacantes + 7 });
      expect(await changes(before.id)).toEqual([
        {
          quien: 'coordinador',
          origen: 'edicion',
          antes: { capacidad: before.capacidad, continuan: before.continuan, repiten: before.repiten },
          despues: after,
        },
      ]);
      await expect(api.database.query('delete from cambios_de_oferta')).rejects.toThrow('solo crece');
    });

    it('to what it is already leaves version and log alone', async () => {
      const before = await one('?grado=4');
      expect(await change(before)).toMatchObject({ status: 200, body: { ...before } });
      expect(await changes(before.id)).toEqual([]);
    });

    it('of an old version is refused', async () => {
      const before = await one('?grado=3');
      await change(before, { capacidad: before.capacidad + 1 });
      expect(await change(before, { capacidad: before.capacidad + 2 })).toMatchObject({
        status: 409,
        body: { codigo: 'version_vieja' },
      });
      expect((await one('?grado=3')).capacidad).toBe(before.capacidad + 1);
    });

    it('to fewer seats than the pupils who stay is told at the capacity', async () => {
      const before = await one('?grado=2');
      expect(await change(before, { capacidad: 1, continuan: 2, repiten: 0 })).toMatchObject({
        status: 422,
        body: { errores: [{ campo: 'capacidad', mensaje: expect.stringContaining('Falta 1 cupo') as unknown }] },
      });
    });

    it.each([{ capacidad: -1 }, { capacidad: 1.5 }, { capacidad: null }, { repiten: 100_001 }])(
      'to %j is no change of the contract',
      async (changed) => {
        expect(await change(await one('?grado=2'), changed)).toMatchObject({ status: 400, body: { codigo: 'cuerpo_no_valido' } });
      },
    );

    it('of a place that is not there, or of another year, is a 404', async () => {
      const oferta = await one('?grado=2');
      const [stale] = await api.database.query(
        `insert into ofertas (id, sede, jornada, grado, anio, capacidad, continuan, repiten)
         select gen_random_uuid(), sede, jornada, grado, 2019, 1, 0, 0 from ofertas where id = $1 returning id`,
        [oferta.id],
      );
      for (const id of [String(stale?.['id']), '00000000-0000-4000-8000-000000000000', 'otra']) {
        expect(await change({ ...oferta, id })).toMatchObject({ status: 404, body: { codigo: 'no_encontrada' } });
      }
    });

    it('takes away no seat that a family was given', async () => {
      const [given] = await api.database.query(
        `select oferta_asignada as id, count(*) as cuantas from solicitudes
         where oferta_asignada is not null and oferta_asignada is distinct from cupo_actual group by 1 order by 2 desc, 1 limit 1`,
      );
      const [ofertaText] = await api.database.query('select * from ofertas where id = $1', [given?.['id']]);
      const oferta = { id: String(given?.['id']), version: 1 } as ManagedOferta;
      const repiten = Number(ofertaText?.['capacidad']) - Number(ofertaText?.['continuan']);
      const sent = { capacidad: ofertaText?.['capacidad'], continuan: ofertaText?.['continuan'], repiten };
      expect(await change(oferta, sent)).toMatchObject({
        status: 422,
        body: { errores: [{ campo: 'capacidad', mensaje: expect.stringMatching(/^Ya hay \d+ cupos? asignados?/) as unknown }] },
      });
    });
  });

  describe('an import', () => {
    it('that is only reviewed says what it would change, and changes nothing', async () => {
      const equal = await one('?grado=7');
      const other = await one('?grado=8');
      const free = { jornada: 'fin_de_semana', grado: '99', capacidad: '20', continuan: '0', repiten: '0' };
      const lines = [
        rowOf(equal, { fila: 2 }),
        rowOf(other, { fila: 3, capacidad: String(other.capacidad + 1), jornada: other.jornada.toUpperCase(), grado: 'octavo' }),
        rowOf(other, { fila: 4, ...free }),
      ];
      const { institucion, sede, jornada, continuan, repiten } = other;
      const facts = [
        {
          ...{ fila: 3, institucion, sede, jornada, grado: 8 },
          antes: { capacidad: other.capacidad, continuan, repiten },
          despues: { capacidad: other.capacidad + 1, continuan, repiten },
          reservas: [],
        },
        {
          ...{ fila: 4, institucion, sede, jornada: 'fin_de_semana', grado: 99 },
          antes: null,
          despues: { capacidad: 20, continuan: 0, repiten: 0 },
          reservas: [],
        },
      ];
      const report = { revisadas: 3, nuevas: 1, cambiadas: 1, iguales: 1, errores: [] };
      const review = await check(lines);
      const [stay, capacidad] = [
        { continuan: equal.continuan + other.continuan, repiten: equal.repiten + other.repiten },
        equal.capacidad + other.capacidad,
      ];
      const totales = { antes: { ...stay, capacidad }, despues: { ...stay, capacidad: capacidad + 21 } };
      expect(review).toEqual({ ...report, totales, cambios: facts, huella: review.huella, guardada: false });
      expect(await one('?grado=8')).toEqual(other);
      expect(await send(lines, review.huella)).toEqual({ ...review, guardada: true });
      expect(await one('?grado=8')).toMatchObject({ capacidad: other.capacidad + 1, version: other.version + 1 });
      expect(await one('?grado=7')).toEqual(equal);
      expect(await changes(other.id)).toMatchObject([{ origen: 'importacion', quien: 'coordinador' }]);
      // Sent again, since its answer was lost: it is saved already.
      expect(await send(lines, review.huella)).toMatchObject({
        nuevas: 0,
        cambiadas: 0,
        iguales: 3,
        cambios: [],
        guardada: true,
      });
    });

    it('undoes nothing that a colleague saved after the review', async () => {
      const checked = await one('?grado=6');
      const lines = [rowOf(checked, { repiten: String(checked.repiten + 1), capacidad: String(checked.capacidad + 2) })];
      const { huella: hash } = await check(lines);
      await change(checked, { capacidad: checked.capacidad + 9 });
      const saved = await one('?grado=6');
      expect(await call('/importacion', { huella: hash, filas: lines })).toMatchObject({
        status: 409,
        body: { codigo: 'version_vieja' },
      });
      expect(await one('?grado=6')).toEqual(saved);
      expect(await importRows(lines)).toMatchObject({ cambiadas: 1, guardada: true });
    });

    it('undoes nothing either where the row was the same at the review', async () => {
      const checked = await one('?grado=0');
      const lines = [rowOf(checked), rowOf(await one('?grado=1'), { fila: 3 })];
      const { huella: hash, cambios: facts } = await check(lines);
      expect(facts).toEqual([]);
      await change(checked, { capacidad: checked.capacidad + 9 });
      expect(await call('/importacion', { huella: hash, filas: lines })).toMatchObject({
        status: 409,
        body: { codigo: 'version_vieja' },
      });
    });

    it('lists all places that change', async () => {
      const { elementos } = await read('?grado=10');
      const others = (await read('?grado=11')).elementos;
      const all = [...elementos, ...others, ...(await read('?grado=9')).elementos];
      const lines = all.map((oferta, at) => rowOf(oferta, { fila: at + 2, capacidad: String(oferta.capacidad + 1) }));
      const { cambiadas, cambios: facts } = await check(lines);
      expect([cambiadas, facts.length]).toEqual([30, 30]);
    });

    it('with one bad row tells it by line and column, and saves none', async () => {
      const good = await one('?grado=9');
      const lines = [
        rowOf(good, { fila: 2, capacidad: String(good.capacidad + 5) }),
        rowOf(good, { fila: 3, dane: '999999999999' }),
        rowOf(good, { fila: 4, sede: 'Sede que no hay', jornada: 'lunar', grado: '14' }),
        rowOf(good, { fila: 5, capacidad: '-3', continuan: '', repiten: 'dos' }),
        rowOf(good, { fila: 6, grado: 'noveno' }),
        rowOf(good, { fila: 7 }),
      ];
      const report = await send(lines, 'f'.repeat(64));
      expect(report).toMatchObject({ revisadas: 6, cambiadas: 1, guardada: false });
      expect(report.errores.map(({ fila: row, columna }) => `${row} ${columna}`)).toEqual([
        '3 dane',
        '4 sede',
        '4 jornada',
        '4 grado',
        '5 capacidad',
        '5 continuan',
        '5 repiten',
        '6 sede',
        '7 sede',
      ]);
      expect(report.errores.find(({ fila: row }) => row === 4)?.mensaje).toContain(`«${good.sede}»`);
      expect(await one('?grado=9')).toEqual(good);
    });

    it('takes away no seat that a family was given', async () => {
      const [given] = await api.database.query(
        `select i.dane, s.nombre as sede, o.jornada, o.grado from solicitudes q
           join ofertas o on o.id = q.oferta_asignada join sedes s on s.id = o.sede join instituciones i on i.dane = s.institucion
         where q.oferta_asignada is distinct from q.cupo_actual and o.vacantes > 0 limit 1`,
      );
      const row: ImportRow = {
        fila: 2,
        dane: String(given?.['dane']),
        sede: String(given?.['sede']),
        jornada: String(given?.['jornada']),
        grado: String(given?.['grado']),
        capacidad: '0',
        continuan: '0',
        repiten: '0',
        reservas: [],
      };
      expect(await importRows([row])).toMatchObject({ guardada: false, errores: [{ fila: 2, columna: 'capacidad' }] });
    });

    it('is refused as a whole when it is none, or has too many rows', async () => {
      const row = rowOf(await one());
      for (const body of [
        { huella: null, filas: [] },
        { huella: null, filas: [{ ...row, otra: '' }] },
        { huella: 'otra', filas: [row] },
        { filas: [row] },
        {},
      ]) {
        expect(await call('/importacion', body)).toMatchObject({ status: 400, body: { codigo: 'cuerpo_no_valido' } });
      }
      const many = Array.from({ length: 20_001 }, (_, at) => ({ ...row, fila: at + 2 }));
      expect(await call('/importacion', { huella: null, filas: many })).toMatchObject({ status: 400 });
      const [first, ...others] = many;
      const report = await check([first ?? row, ...others.slice(0, 19_999)]);
      expect(report.errores).toHaveLength(19_999);
      expect((await call('/importacion', { huella: null, filas: [], relleno: 'x'.repeat(17_000_000) })).status).toBe(413);
    });
  });

  it('what is exported can be imported again, and changes nothing', async () => {
    const { status, body } = await call('/exportacion');
    expect(status).toBe(200);
    const { nombre, contenido } = v.parse(v.object({ nombre: v.string(), contenido: v.string() }), body);
    expect(nombre).toMatch(/^oferta-\d{4}\.csv$/);
    expect(contenido.startsWith('\ufeffDANE;Institución;Sede;Jornada;Grado;Capacidad;Continúan;Repiten;Vacantes\r\n')).toBe(true);
    const [, ...rows] = readCsv(contenido.slice(1));
    const lines = rows.map(({ line, cells }) => {
      const [dane = '', , sede = '', jornada = '', grado = '', capacidad = '', continuan = '', repiten = ''] = cells;
      return { fila: line, dane, sede, jornada, grado, capacidad, continuan, repiten, reservas: [] };
    });
    const { total } = await read();
    expect(await importRows(lines)).toMatchObject({
      revisadas: total,
      nuevas: 0,
      cambiadas: 0,
      iguales: total,
      cambios: [],
      guardada: true,
      errores: [],
    });
  });

  it('nothing is changed while a list is frozen and not yet published', async () => {
    const oferta = await one();
    await api.database.query(
      `insert into corridas (convocatoria, numero, replica, huella_lista, solicitudes, congelada_en, congelada_por)
       select convocatoria, numero, '', '', 0, now(), 'coordinador' from etapas where codigo = 'general'`,
    );
    const negative = { status: 409, body: { codigo: 'lista_congelada' } };
    expect(await change(oferta)).toMatchObject(negative);
    expect(await call('/importacion', { huella: null, filas: [rowOf(oferta)] })).toMatchObject(negative);
    expect((await read()).total).toBeGreaterThan(0);
  });

  it('places of another year are not listed', async () => {
    await api.database.query('update ofertas set anio = anio + 100');
    expect(await read()).toMatchObject({ elementos: [], total: 0 });
  });
});
