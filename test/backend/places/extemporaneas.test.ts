import * as v from 'valibot';

import { runAllocation } from '#allocation/run.ts';
import { readReplicaText } from '#allocation/replica/readReplica.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import type { FiledSolicitud } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

const MOTIVO = 'Llegó a la ciudad después del cierre.';
const receiptSchema = v.looseObject({ radicado: v.string(), extemporanea: v.boolean() });

describe('filed after the close', () => {
  let everything: PreparedAllocations;
  beforeEach(async () => {
    everything = await startAllocations();
  });
  afterEach(() => everything.close());

  const fileLate = async (opciones: readonly string[], codes: readonly string[] = []): Promise<FiledSolicitud> => {
    const { api } = everything;
    const condiciones = codes.map((codigo) => ({ codigo, institucion: null, autorizada: true, archivos: [] }));
    const datos = api.datos({ opciones: [...opciones], condiciones });
    const body = { ...api.newSolicitud(datos), motivoExtemporanea: MOTIVO };
    const answer = await api.call('tramitacion/solicitudes', { login: 'revisora', body });
    expect(answer).toMatchObject({ status: 201, body: { extemporanea: true, registradaPor: 'revisora' } });
    // Sent again it is the same one.
    expect(await api.call('tramitacion/solicitudes', { login: 'revisora', body })).toMatchObject({
      status: 200,
      body: answer.body,
    });
    const { radicado } = v.parse(receiptSchema, answer.body);
    const { documento, fechaNacimiento } = datos.estudiante;
    return { radicado, datos, identificacion: { radicado, documento, fechaNacimiento } };
  };

  async function publish(...inOrder: readonly FiledSolicitud[]): Promise<void> {
    const semilla = await everything.semillaPara(...inOrder);
    expect(await everything.takeStep('congelacion')).toMatchObject({ status: 200 });
    expect(await everything.takeStep('semilla', { semilla })).toMatchObject({ status: 200 });
    const run = await everything.run(semilla);
    expect(await everything.takeStep('resultado', run)).toMatchObject({ status: 200 });
    expect(await everything.takeStep('publicacion', run, 'secretaria')).toMatchObject({ status: 200 });
  }

  const say = async (one: FiledSolicitud, path: 'respuesta' | 'retiro', what: object) => {
    const { body } = await everything.estado(one);
    const sent = { identificacion: one.identificacion, version: body['version'], ...what };
    expect(await everything.api.call(`consulta/${path}`, { body: sent })).toMatchObject({ status: 200 });
  };
  const estadoOf = async (one: FiledSolicitud) => (await everything.estado(one)).body['estado'];
  const move = () => everything.takeStep('lista', { cierra: false });

  it('staff alone file it, with its reason, while the waiting list is to come', async () => {
    const { api } = everything;
    const [a] = everything.ofertas;
    everything.goToDay('2025-11-01');
    const body = api.newSolicitud(api.datos({ opciones: [a] }));
    const byStaff = (sent: object) => api.call('tramitacion/solicitudes', { login: 'revisora', body: sent });
    expect(await api.call('solicitudes', { body: { ...body, motivoExtemporanea: MOTIVO } })).toMatchObject({
      status: 409,
      body: { codigo: 'convocatoria_cerrada' },
    });
    expect(await byStaff(body)).toMatchObject({ status: 422, body: { errores: [{ campo: 'aviso.motivoExtemporanea' }] } });
    const late = await fileLate([a]);
    expect(await everything.estado(late)).toMatchObject({
      body: { estado: 'radicada', extemporanea: true, historia: [{ motivo: MOTIVO }] },
    });
    expect(await api.call(`tramitacion/solicitudes?texto=${late.radicado}`, { login: 'revisora' })).toMatchObject({
      body: { elementos: [{ extemporanea: true, asistida: true }] },
    });
    await api.database.query('delete from fechas_de_lista');
    expect(await byStaff({ ...body, motivoExtemporanea: MOTIVO })).toMatchObject({ status: 409, body: { codigo: 'sin_lista' } });
  });

  it('is in no stage, and waits behind everyone of its class who was in time, in the order of filing', async () => {
    const { api } = everything;
    const [a] = everything.ofertas;
    const first = await everything.fileValidated({ opciones: [a] });
    const inTime = await everything.fileValidated({ opciones: [a] });
    everything.goToDay('2025-11-01');
    const late = await fileLate([a]);
    api.clock.now += 1000;
    const later = await fileLate([a]);
    api.clock.now += 1000;
    const better = await fileLate([a], ['discapacidad']);
    await everything.validate(later.radicado);
    await everything.validate(late.radicado);
    await everything.validate(better.radicado, ['discapacidad']);
    expect(await everything.etapa()).toMatchObject({ sinDecidir: 0 });
    await publish(first, inTime, later, late);
    expect(await estadoOf(late)).toBe('validada');
    await say(first, 'respuesta', { respuesta: 'aceptar' });

    // A batch takes them: nothing is free, so they wait from now on.
    everything.goToDay('2025-11-22');
    expect(await move()).toMatchObject({ status: 200, body: { tandas: [{ ofrecidos: 0 }] } });
    const puestos = async () =>
      Promise.all(
        [better, inTime, late, later].map(async (one) => {
          const { body } = await everything.estado(one);
          return v.parse(
            v.looseObject({ resultado: v.looseObject({ opciones: v.array(v.looseObject({ puesto: v.nullable(v.number()) })) }) }),
            body,
          ).resultado.opciones[0]?.puesto;
        }),
      );
    expect(await estadoOf(late)).toBe('en_lista_de_espera');
    expect(await puestos()).toEqual([1, 2, 3, 4]);
    const rows = await api.database.query('select replica, huella from tandas order by en desc limit 1');
    const { replica, huella } = v.parse(v.object({ replica: v.string(), huella: v.string() }), rows[0]);
    const semilla = /^semilla,(.*)$/m.exec(replica)?.[1] ?? '';
    // Anybody repeats it from its file, as any other.
    expect(runAllocation(readReplicaText(replica), semilla)).toMatchObject({ hash: huella, findings: [] });

    // The seat goes down the list: a better class first, then in time before late, then who was filed before.
    await say(first, 'retiro', { motivo: null });
    for (const [at, next] of [better, inTime, late, later].entries()) {
      const day = new Date(Date.UTC(2025, 11, 1 + at)).toISOString().slice(0, 10);
      await api.database.query(
        `insert into fechas_de_lista (convocatoria, dia) select id, $1 from convocatorias where anio = 2026
        on conflict do nothing`,
        [day],
      );
      everything.goToDay(day);
      expect(await move()).toMatchObject({ status: 200 });
      expect(await estadoOf(next)).toBe('asignada');
      await say(next, 'respuesta', { respuesta: 'declinar' });
    }
  });

  it('is reopened by two while the waiting list is to come, and not without it', async () => {
    const { api } = everything;
    const [a] = everything.ofertas;
    everything.goToDay('2025-11-01');
    const late = await fileLate([a]);
    const path = `tramitacion/solicitudes/${late.radicado}`;
    const ask = async (login: string, step: string, body: object, method: 'POST' | 'PUT' = 'POST') => {
      const { version } = v.parse(v.looseObject({ version: v.number() }), (await api.call(path, { login })).body);
      return api.call(`${path}/${step}`, { login, method, body: { version, ...body } });
    };
    const propose = () => ask('revisora', 'reapertura', { motivo: MOTIVO });
    await ask('revisora', 'toma', {});
    expect(await ask('revisora', 'movimientos', { a: 'no_admitida', motivo: MOTIVO, antesDe: null })).toMatchObject({
      status: 200,
    });
    const days = await api.database.query('select convocatoria, to_char(dia, $1) as dia from fechas_de_lista', ['YYYY-MM-DD']);
    await api.database.query('delete from fechas_de_lista');
    expect(await propose()).toMatchObject({ status: 409 });
    for (const { convocatoria, dia } of days) {
      await api.database.query('insert into fechas_de_lista (convocatoria, dia) values ($1, $2)', [convocatoria, dia]);
    }
    expect(await propose()).toMatchObject({ status: 200 });
    expect(await ask('funcionario', 'reapertura', { reabre: true }, 'PUT')).toMatchObject({ status: 200 });
    expect(await estadoOf(late)).toBe('en_revision');
  });

  it('is decided before the list is closed, and has no seat when that ends without a batch for it', async () => {
    const [a] = everything.ofertas;
    const first = await everything.fileValidated({ opciones: [a] });
    everything.goToDay('2025-11-01');
    await publish(first);
    const days = await everything.api.database.query('select max(to_char(dia, $1)) as dia from fechas_de_lista', ['YYYY-MM-DD']);
    everything.goToDay(String(days[0]?.['dia']));
    expect(await move()).toMatchObject({ status: 200 });
    const late = await fileLate([a]);
    await everything.api.database.query(`update solicitudes set estado = 'declinada' where estado = 'asignada'`);
    const close = () => everything.takeStep('lista', { cierra: true });
    expect(await close()).toMatchObject({ status: 409, body: { codigo: 'sin_decidir' } });
    await everything.validate(late.radicado);
    expect(await close()).toMatchObject({ status: 200 });
    expect(await estadoOf(late)).toBe('sin_cupo');
  });
});
