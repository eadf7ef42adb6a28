import * as v from 'valibot';

import { createAllocations, type Allocations } from '#test/support/allocations.ts';
import { describeOnBoth, pgliteDatabases } from '#test/support/testDatabase.ts';
import { type ApiAnswer, type FiledSolicitud, startTestApi, type TestApi } from '#test/support/testApi.ts';
import { readFree } from '#backend/places/allocation/freeCupos.ts';
import { readPlacesFor } from '#backend/solicitud/freeSeats.ts';
import { findSolicitudRow } from '#backend/solicitud/solicitudRow.ts';

jest.setTimeout(300_000);

const MOTIVO = 'Trajo el certificado que faltaba';
const victima = { codigo: 'victima', institucion: null, autorizada: true, archivos: [] };
const seatSchema = v.object({ oferta_asignada: v.nullable(v.string()), reserva_asignada: v.nullable(v.string()) });

/** What each of some calls at once was answered: its problem's code, or its status. */
const codesOf = (answers: readonly ApiAnswer[]) =>
  answers.map(({ status, body }) => (status < 400 ? String(status) : (body.codigo ?? ''))).sort();

describeOnBoth('second chances', (databases) => {
  let api: TestApi;
  let allocations: Allocations;
  beforeEach(async () => {
    api = await startTestApi(await databases.seeded());
    allocations = createAllocations(api);
  });
  afterEach(() => api.close());

  const read = async ({ radicado }: FiledSolicitud, login = 'revisora') =>
    (await api.call(`tramitacion/solicitudes/${radicado}`, { login })).body;
  const versionOf = async (one: FiledSolicitud) => Number((await read(one))['version']);
  const ask = async (one: FiledSolicitud, login: string, path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    api.call(`tramitacion/solicitudes/${one.radicado}/${path}`, {
      login,
      method,
      body: { version: await versionOf(one), ...body },
    });
  const move = (one: FiledSolicitud, a: string, rest: object = {}, login = 'revisora') =>
    ask(one, login, 'movimientos', { a, motivo: MOTIVO, antesDe: null, ...rest });
  const propose = (one: FiledSolicitud, login = 'revisora') => ask(one, login, 'reapertura', { motivo: MOTIVO });
  const decide = (one: FiledSolicitud, reabre: boolean, login = 'funcionario') =>
    ask(one, login, 'reapertura', { reabre }, 'PUT');
  const take = (one: FiledSolicitud, login = 'revisora') => ask(one, login, 'toma', {});
  const lettersOf = async ({ radicado }: FiledSolicitud) =>
    (
      await api.database.query(
        'select tipo from avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1 order by a.id',
        [radicado],
      )
    ).map(({ tipo }) => tipo);
  const put = async ({ radicado }: FiledSolicitud, change: string, ...values: readonly unknown[]) => {
    await api.database.query(`update solicitudes set ${change} where radicado = $1`, [radicado, ...values]);
  };
  const seatOf = async ({ radicado }: FiledSolicitud) =>
    v.parse(
      v.tuple([seatSchema]),
      await api.database.query('select oferta_asignada, reserva_asignada from solicitudes where radicado = $1', [radicado]),
    )[0];
  /** Makes an oferta have one free seat. */
  const leaveOneFree = (oferta: string) =>
    api.database.query(
      `update ofertas o set repiten = 0, capacidad = continuan + 1
         + (select count(*) from solicitudes s where s.oferta_asignada = o.id and s.oferta_asignada is distinct from s.cupo_actual)
       where id = $1`,
      [oferta],
    );
  /** Was offered the seat of its first option, of this kind, and declined it. */
  async function declined(reserva: string | null = null): Promise<{ one: FiledSolicitud; oferta: string }> {
    const one = await api.file();
    const [oferta = ''] = one.datos.opciones;
    await put(
      one,
      "estado = 'asignada', plazo = $2, oferta_asignada = $3, reserva_asignada = $4",
      new Date(api.clock.now + 1e8).toISOString(),
      oferta,
      reserva,
    );
    const { body } = await api.call('consulta/respuesta', {
      body: { identificacion: one.identificacion, version: await versionOf(one), respuesta: 'declinar' },
    });
    expect(body['estado']).toBe('declinada');
    return { one, oferta };
  }

  async function refused(change: Parameters<TestApi['file']>[0] = {}): Promise<FiledSolicitud> {
    const one = await api.file(change);
    await take(one);
    expect((await move(one, 'no_admitida')).status).toBe(200);
    return one;
  }

  it('a correction gets another day, also an earlier one, or is taken back: the family is told', async () => {
    const one = await api.file();
    await take(one);
    await move(one, 'por_subsanar', { antesDe: '2025-11-13' });
    expect(await read(one)).toMatchObject({ correccion: { dias: 5, publica: '2025-11-15T05:00:00.000Z' } });
    expect((await move(one, 'por_subsanar', { antesDe: '2025-11-15' })).body).toMatchObject({
      errores: [{ mensaje: expect.stringContaining('no puede pasar del 14 de noviembre') as unknown }],
    });
    expect((await move(one, 'por_subsanar', { antesDe: '2025-10-20' })).body).toMatchObject({
      estado: 'por_subsanar',
      subsanacion: { antesDe: '2025-10-21T05:00:00.000Z' },
    });
    expect((await move(one, 'en_revision')).body).toMatchObject({
      estado: 'en_revision',
      asignadaA: 'revisora',
      subsanacion: null,
    });
    expect(await lettersOf(one)).toEqual(['radicada', 'por_subsanar', 'plazo_cambiado', 'otra_vez_en_revision']);
    const { body } = await api.call('consulta', { body: one.identificacion });
    expect(body['historia']).toMatchObject([
      {},
      {},
      {},
      { de: 'por_subsanar', a: 'por_subsanar', motivo: MOTIVO },
      { a: 'en_revision' },
    ]);
  });

  it('what was approved by a slip is decided anew, by whoever takes it back, until its list is frozen', async () => {
    const one = await api.file({ condiciones: [victima] });
    await allocations.validate(one.radicado, ['victima']);
    expect((await move(one, 'en_revision', {}, 'funcionario')).body).toMatchObject({ asignadaA: 'funcionario' });
    const denial = { decision: 'negada', motivo: 'No es de esta persona' };
    expect((await ask(one, 'funcionario', 'condiciones/victima', denial, 'PUT')).body).toMatchObject({
      condiciones: [{ decision: 'negada' }],
    });
    expect((await move(one, 'validada', { motivo: null }, 'funcionario')).status).toBe(200);
    await api.database.query(
      "update solicitudes set estado = 'no_admitida' where estado in ('radicada', 'en_revision', 'por_subsanar')",
    );
    allocations.goToDay('2025-11-01');
    expect((await allocations.takeStep('congelacion')).status).toBe(200);
    expect((await move(one, 'en_revision')).body).toMatchObject({
      codigo: 'movimiento_no_permitido',
      detail: 'Hay una asignación en curso: espere a que se publique su resultado.',
    });
  });

  it('one proposes, another decides; both see it, and so does the log', async () => {
    const one = await refused();
    expect((await propose(one)).body).toMatchObject({
      estado: 'no_admitida',
      propuesta: { por: 'revisora', en: new Date(api.clock.now).toISOString(), motivo: MOTIVO },
      acciones: [],
    });
    expect((await decide(one, true, 'revisora')).body).toMatchObject({ codigo: 'movimiento_no_permitido' });
    expect((await propose(one, 'funcionario')).body).toMatchObject({ codigo: 'movimiento_no_permitido' });
    expect((await decide(one, false)).body).toMatchObject({ estado: 'no_admitida', propuesta: null, acciones: ['reabrir'] });
    expect((await decide(one, true)).status).toBe(409);
    await propose(one, 'funcionario');
    expect((await decide(one, true, 'revisora')).body).toMatchObject({ estado: 'en_revision', propuesta: null });
    const { body } = await api.call(`tramitacion/solicitudes/${one.radicado}/bitacora`, { login: 'revisora' });
    expect(body['elementos']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ que: 'propuesta', quien: 'revisora', a: null, motivo: MOTIVO }),
        expect.objectContaining({ que: 'propuesta_rechazada', quien: 'funcionario' }),
        expect.objectContaining({ que: 'movimiento', quien: 'revisora', de: 'no_admitida', a: 'en_revision', motivo: MOTIVO }),
      ]),
    );
    expect(await lettersOf(one)).toEqual(['radicada', 'no_admitida', 'otra_vez_en_revision']);
  });

  it.each([null, '  '])('a proposal has a reason: %j is none', async (motivo) => {
    const one = await refused();
    expect((await ask(one, 'revisora', 'reapertura', { motivo })).body).toMatchObject({ errores: [{ campo: 'motivo' }] });
    expect((await move(one, 'retirada', { motivo })).status).toBe(409);
  });

  it('is not for a pupil who has asked again, nor once no stage would take it', async () => {
    const one = await refused();
    await propose(one);
    const other = await api.file({ estudiante: one.datos.estudiante });
    expect((await decide(one, true)).body).toMatchObject({
      detail: expect.stringContaining('otra solicitud en trámite') as unknown,
    });
    expect(await read(one, 'funcionario')).toMatchObject({
      impedimento: expect.stringContaining('otra solicitud en trámite') as unknown,
      acciones: ['rechazar_reapertura'],
    });
    await put(other, "estado = 'retirada'");
    await api.database.query('update solicitudes set creada_en = $2 where radicado = $1', [one.radicado, '2025-11-20T00:00:00Z']);
    // Late by now, so that the waiting list would take it (F137).
    expect(await read(one, 'funcionario')).toMatchObject({ impedimento: null });
    await api.database.query('delete from fechas_de_lista');
    expect(await read(one, 'funcionario')).toMatchObject({ impedimento: expect.stringContaining('Ya se congeló') as unknown });
  });

  it('a seat that was given back is offered again, of its kind, with new days, while it is free', async () => {
    const { one, oferta } = await declined('victima');
    await api.database.query(
      "insert into reservas (convocatoria, condicion, orden, puestos) select convocatoria, 'victima', 90, 50 from solicitudes where radicado = $1 on conflict do nothing",
      [one.radicado],
    );
    await api.database.query('update reservas set puestos = 50 where condicion = $1', ['victima']);
    await leaveOneFree(oferta);
    await propose(one);
    expect((await decide(one, true)).body).toMatchObject({ estado: 'asignada', acciones: ['retirada'] });
    expect(await seatOf(one)).toEqual({ oferta_asignada: oferta, reserva_asignada: 'victima' });
    const { body } = await api.call('consulta', { body: one.identificacion });
    expect(body['acciones']).toEqual(['aceptar', 'declinar', 'retirar']);
    expect(await lettersOf(one)).toEqual(['radicada', 'declinada', 'asignada']);
    const [row] = await api.database.query('select plazo from solicitudes where radicado = $1', [one.radicado]);
    expect(row?.['plazo']).toEqual(new Date('2025-10-20T05:00:00Z'));
  });

  it('a kind whose reserve is full by now is open', async () => {
    const { one, oferta } = await declined('victima');
    await api.database.query('update reservas set puestos = 0 where condicion = $1', ['victima']);
    await api.database.query('delete from reservas_de_oferta');
    await leaveOneFree(oferta);
    await propose(one);
    await decide(one, true);
    expect(await seatOf(one)).toEqual({ oferta_asignada: oferta, reserva_asignada: null });
  });

  it('nor while others wait for it', async () => {
    const { one, oferta } = await declined();
    await leaveOneFree(oferta);
    await propose(one);
    const waiting = await api.file();
    await put(waiting, "estado = 'en_lista_de_espera', etapa = 1, etapa_del_resultado = 1");
    await api.database.query(
      `insert into resultados (solicitud, etapa, oferta, resultado, orden, clase) select id, 1, $2, 'no_alcanzo', 1, 1 from solicitudes where radicado = $1`,
      [waiting.radicado, oferta],
    );
    expect((await decide(one, true)).body).toMatchObject({
      detail: expect.stringContaining('Otras familias esperan') as unknown,
    });
    await put(waiting, "estado = 'retirada'");
    expect((await decide(one, true)).status).toBe(200);
  });

  it('of a seat that is left over, the places of the grado are offered, as a run would count them, and given with days to answer', async () => {
    const one = await api.file();
    await put(one, "estado = 'sin_cupo'");
    const row = await findSolicitudRow(api.database, one.radicado);
    if (!row) throw new Error('It was filed');
    const free = (await readFree(api.database, row.anio)).filter(({ libres }) => libres > 0).map(({ oferta }) => oferta);
    const places = (await readPlacesFor(api.database, row)).map(({ id }) => id);
    expect(free).toEqual(expect.arrayContaining(places));
    const [, oferta = ''] = one.datos.opciones;
    await leaveOneFree(oferta);
    expect(await read(one)).toMatchObject({
      lugares: expect.arrayContaining([expect.objectContaining({ id: oferta })]) as unknown,
    });
    expect((await move(one, 'asignada')).body).toMatchObject({ errores: [{ campo: 'oferta' }] });
    const [elsewhere] = await api.database.query('select id from ofertas where grado <> 5 limit 1');
    expect((await move(one, 'asignada', { oferta: elsewhere?.['id'] })).body).toMatchObject({ codigo: 'cupo_no_libre' });
    expect((await move(one, 'asignada', { oferta })).body).toMatchObject({ estado: 'asignada', lugares: [] });
    expect(await seatOf(one)).toEqual({ oferta_asignada: oferta, reserva_asignada: null });
    expect((await readFree(api.database, row.anio)).find((each) => each.oferta === oferta)?.libres).toBe(0);
  });

  // PGlite has one connection, which takes one after the other.
  const atOnce = databases === pgliteDatabases ? it.skip : it;

  atOnce('two who confirm at once: one does', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await refused();
      await propose(one);
      const version = await versionOf(one);
      const confirm = (login: string) =>
        api.call(`tramitacion/solicitudes/${one.radicado}/reapertura`, { login, method: 'PUT', body: { version, reabre: true } });
      expect(codesOf(await Promise.all([confirm('funcionario'), confirm('admin')]))).toEqual(['200', 'version_vieja']);
    }
  });

  atOnce('one is reopened while its family asks again: the pupil has one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await refused();
      await propose(one);
      const answers = await Promise.all([
        decide(one, true),
        api.call('solicitudes', { body: api.newSolicitud(api.datos({ estudiante: one.datos.estudiante })) }),
      ]);
      expect(answers.filter(({ status }) => status < 400)).toHaveLength(1);
    }
  });

  atOnce('the last free seat is given once, however many are reopened', async () => {
    const first = await declined();
    const others = [await declined(), await declined()];
    await leaveOneFree(first.oferta);
    const all = [first, ...others].map(({ one }) => one);
    for (const one of all) await propose(one);
    const answers = await Promise.all(all.map((one) => decide(one, true)));
    expect(codesOf(answers).filter((code) => code === '200')).toHaveLength(1);
    expect(
      await Promise.all(all.map(async (one) => (await seatOf(one)).oferta_asignada)).then((seats) => seats.filter(Boolean)),
    ).toEqual([first.oferta]);
  });
});
