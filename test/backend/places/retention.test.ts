import * as v from 'valibot';

import type { Retention, Retentions } from '#domain/contractTypes.ts';
import { eraseConfirmed } from '#backend/places/retention/eraseData.ts';
import { type ApiAnswer, type FiledSolicitud, startTestApi, type TestApi } from '#test/support/testApi.ts';
import { createTestFiles } from '#test/support/testFiles.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(300_000);

// What the answers are held to by the contract's check.
const listing = v.custom<Retentions>(() => true);
const PATH = 'gestion/conservacion';
const refused = (codigo: string, status = 409) => ({ status, body: { codigo } });

describeOnBoth('what is personal, once its years are over', ({ seeded }) => {
  let api: TestApi;
  let filed: FiledSolicitud;
  let support: string;
  const files = createTestFiles();
  const call = (path: string, login = 'coordinador', body?: unknown): Promise<ApiAnswer> =>
    api.call(path, { login, ...(body !== undefined && { body }) });
  const read = async (login?: string): Promise<Retention> => {
    const [first] = v.parse(listing, (await call(PATH, login)).body).elementos;
    if (!first) throw new Error('None is archived');
    return first;
  };
  const ask = (login?: string) => call(`${PATH}/2026/borrado`, login, {});
  const decide = (borrado: number, confirma: boolean, login = 'secretaria') =>
    call(`${PATH}/2026/borrado/decision`, login, { borrado, confirma });
  const count = async (sql: string): Promise<number> =>
    Number((await api.database.query(`select count(*) as n from ${sql}`))[0]?.['n']);
  const erase = (limits: { size?: number; pieces?: number }) =>
    eraseConfirmed(api.database, files, new Date(api.clock.now), limits);
  const lookUp = (identificacion: unknown) => api.call('consulta', { body: identificacion });
  const setEstado = async (estado: string): Promise<ApiAnswer> => {
    const { body } = await call('gestion/convocatorias');
    const [one] = v.parse(v.looseObject({ elementos: v.array(v.looseObject({ version: v.number() })) }), body).elementos;
    return api.call('gestion/convocatorias/2026/estado', {
      login: 'coordinador',
      method: 'PUT',
      body: { estado, version: one?.version },
    });
  };

  beforeAll(async () => {
    api = await startTestApi(await seeded(), { files });
    support = await api.upload();
    filed = await api.file({
      acudiente: { nombres: 'Zoraidaxyz', correo: 'zoraidaxyz@example.com' },
      condiciones: [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [support] }],
    });
    // What was there before is in the log.
    const contacto = { telefono: '3009998877', correo: 'otra@example.com' };
    const body = { identificacion: filed.identificacion, version: 1, contacto };
    expect((await api.call('consulta/contacto', { body })).status).toBe(200);
  });
  afterAll(async () => {
    await api.close();
    files.close();
  });

  it('stays as long as its convocatoria is not archived, and then as long as that says', async () => {
    expect((await call(PATH)).body).toEqual({ elementos: [] });
    expect((await api.call(PATH)).status).toBe(401);
    expect((await call(PATH, 'revisora')).status).toBe(403);
    expect(await ask()).toMatchObject(refused('sin_convocatoria', 404));
    await api.database.query(
      `update solicitudes set estado = case when oferta_asignada is null then 'retirada' else 'matriculada' end
       where estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada')`,
    );
    await api.database.query('update corridas set publicada_en = now() where publicada_en is null');
    api.clock.now = Date.parse('2026-03-01T12:00:00Z');
    expect((await setEstado('archivada')).status).toBe(200);
    expect(await read()).toMatchObject({
      anio: 2026,
      anios: 5,
      hasta: '2031-03-01T12:00:00.000Z',
      cumplido: false,
      datos: null,
      borrado: null,
      acciones: [],
    });
    expect(await ask()).toMatchObject(refused('paso_no_permitido'));
    expect((await lookUp(filed.identificacion)).status).toBe(200);
  });

  it('is erased when one person asks and another one confirms', async () => {
    api.clock.now = Date.parse('2031-03-02T12:00:00Z');
    const due = await read();
    expect(due).toMatchObject({ cumplido: true, acciones: ['pedir'] });
    expect(due.datos).toEqual({
      solicitudes: await count('solicitudes'),
      archivos: await count('archivos where solicitud is not null'),
      cartas: await count('avisos'),
      matriculados: await count('matriculados where anio = 2026'),
    });
    expect((await ask()).status).toBe(200);
    // The answer was lost.
    expect((await ask()).status).toBe(200);
    expect(await ask('secretaria')).toMatchObject(refused('paso_no_permitido'));
    expect(await setEstado('publicada')).toMatchObject(refused('movimiento_no_permitido'));
    expect((await read()).acciones).toEqual([]);
    const asked = await read('secretaria');
    expect(asked).toMatchObject({ borrado: { pedido: { quien: 'coordinador' }, decidido: null }, acciones: ['decidir'] });
    const first = asked.borrado?.id ?? 0;
    expect(await decide(first, true, 'coordinador')).toMatchObject(refused('misma_persona'));
    expect((await decide(first, false)).status).toBe(200);
    expect((await decide(first, false)).status).toBe(200);
    expect(await decide(first, true)).toMatchObject(refused('version_vieja'));
    expect(await read()).toMatchObject({ borrado: null, acciones: ['pedir'] });

    await ask();
    const second = (await read('secretaria')).borrado?.id ?? 0;
    expect(second).not.toBe(first);
    expect(await decide(first, true)).toMatchObject(refused('version_vieja'));
    const both = await Promise.all([decide(second, true), decide(second, true)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toMatchObject({
      borrado: { decidido: { quien: 'secretaria' }, hechas: 0, terminadoEn: null },
      acciones: [],
    });
    expect(await ask()).toMatchObject(refused('paso_no_permitido'));
    expect(await setEstado('publicada')).toMatchObject(refused('movimiento_no_permitido'));
  });

  const LOG = 'select id, solicitud, en, quien, papel, que, de, a from bitacora order by id';
  const RESULTS = `select (select jsonb_agg(to_jsonb(c) order by c.numero) from corridas c) as runs,
    (select jsonb_agg(to_jsonb(r) order by r.solicitud, r.etapa, r.oferta) from resultados r) as results`;

  it('goes piece by piece, on from where it was interrupted; figures, results and who moved what stay', async () => {
    const names = await api.database.query(
      `select nombre, documento, datos->'acudiente'->>'documento' as acudiente, correo from solicitudes where correo is not null`,
    );
    const [log, results] = [await api.database.query(LOG), await api.database.query(RESULTS)];
    const all = await count('solicitudes');

    expect(await files.read(support)).toBeTruthy();
    await erase({ size: 3, pieces: 2 });
    expect(await count('solicitudes where borrada_en is not null')).toBe(6);
    expect((await read()).borrado).toMatchObject({ hechas: 6, terminadoEn: null });
    await Promise.all([erase({ pieces: 1 }), erase({ pieces: 1 })]);
    await erase({ size: 1000 });
    expect(await count('solicitudes where borrada_en is not null')).toBe(all);
    expect((await read()).borrado).toMatchObject({ hechas: all, terminadoEn: '2031-03-02T12:00:00.000Z' });
    expect((await read()).datos?.solicitudes).toBe(all);

    await expect(files.read(support)).rejects.toThrow('ENOENT');
    expect(await api.database.query(LOG)).toEqual(log);
    expect(await api.database.query(RESULTS)).toEqual(results);
    for (const table of ['avisos', 'solicitud_busqueda', 'matriculados', 'archivos where solicitud is not null']) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
    const tables = await api.database.query(
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'usuarios'`,
    );
    const kept: string[] = [];
    for (const { name } of tables) {
      const [row] = await api.database.query(`select coalesce(string_agg(t::text, ' '), '') as text from "${String(name)}" t`);
      kept.push(String(row?.['text']));
    }
    const text = kept.join(' ');
    const left = names.flatMap((person) => Object.values(person).map(String)).filter((value) => text.includes(value));
    expect([...new Set(left)]).toEqual([]);
    expect(text).not.toMatch(/zoraidaxyz/i);
  });

  it('leaves a radicado that its family finds as little as any other, and that staff are told of', async () => {
    const unknown = await lookUp({ ...filed.identificacion, radicado: filed.radicado.replace(/\d{4}$/, '0000') });
    expect(unknown.status).toBe(404);
    expect((await lookUp(filed.identificacion)).body).toEqual(unknown.body);
    const told = await call(`tramitacion/solicitudes/${filed.radicado}`, 'revisora');
    expect(told).toMatchObject(refused('datos_eliminados', 410));
    expect(told.body['detail']).toMatch(/eliminados el 2 de marzo de 2031 por Jorge Barrios y Marta Ospina/);
    const log = await call(`tramitacion/solicitudes/${filed.radicado}/bitacora?lecturas=no`, 'revisora');
    expect(log.body['elementos']).toMatchObject([{ que: 'contacto', cambios: [] }, { a: 'radicada' }]);
    expect((await call(`tramitacion/solicitudes?texto=${filed.radicado}`, 'revisora')).body).toMatchObject({
      elementos: [{ radicado: filed.radicado, estudiante: 'Datos personales eliminados' }],
    });
    expect((await call('tramitacion/solicitudes?estado=matriculada', 'revisora')).status).toBe(200);
    expect((await call('tramitacion/llamadas', 'revisora')).body).toMatchObject({ total: 0 });
    const run = 'gestion/asignacion/prioritaria';
    const [{ sede } = {}] = await api.database.query(
      `select o.sede from solicitudes s join ofertas o on o.id = s.oferta_asignada where s.anio = 2026 limit 1`,
    );
    for (const page of [
      `${run}/resultados?`,
      `${run}/hoy?`,
      `${run}/rasgos?`,
      `${run}/exportacion?formato=matricula&`,
      `${run}/exportacion?formato=resultados&`,
      'gestion/sedes?',
      `gestion/sedes/${String(sede)}/lista?`,
      'gestion/convocatorias?',
    ]) {
      expect([page, (await call(`${page}anio=2026`)).status]).toEqual([page, 200]);
    }
  });

  it('opens the log for nothing else', async () => {
    for (const statement of [
      `update bitacora set motivo = 'Otro'`,
      `update bitacora set motivo = null, detalle = null, quien = 'otra'`,
      'delete from bitacora',
      'update borrados set confirmado = false, cifras = null',
      `update borrados set decidido_por = 'otra'`,
      'delete from borrados',
    ]) {
      await expect(api.database.query(statement)).rejects.toThrow('solo crece');
    }
    const later = await startTestApi(await seeded());
    await expect(later.database.query('update bitacora set motivo = null, detalle = null')).rejects.toThrow('solo crece');
    await later.close();
  });
});
