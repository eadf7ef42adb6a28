import * as v from 'valibot';

import { startBackend } from '#test/support/backendClient.ts';
import { startTestApi, type ApiAnswer, type TestApi } from '#test/support/testApi.ts';
import { describeOnPostgres } from '#test/support/testDatabase.ts';
import { expireDeadlines } from '#backend/solicitud/deadlines.ts';

const rounds = 10;

/** What each of some calls at once was answered: its problem's code, or its status. */
function fines(answers: readonly ApiAnswer[]): readonly string[] {
  return answers.map(({ status, body }) => (status < 400 ? String(status) : String(body['codigo']))).sort();
}

const timesSchema = v.tuple([v.object({ veces: v.number() })]);

describeOnPostgres('at once, each on a connection of its own', ({ seeded }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  afterAll(() => api.close());

  const count = async (where: string, ...params: readonly unknown[]): Promise<number> =>
    v.parse(timesSchema, await api.database.query(`select count(*) as veces from ${where}`, params))[0].veces;
  const take = (radicado: string, login: string, version: number) =>
    api.call(`tramitacion/solicitudes/${radicado}/toma`, { body: { version }, login });
  /** Every change is one of the log, whoever came first. */
  const expectVersionOfLog = async (radicado: string): Promise<void> => {
    const { body } = await api.call(`tramitacion/solicitudes/${radicado}`, { login: 'revisora' });
    const changes = await count(
      "bitacora b join solicitudes s on s.id = b.solicitud where s.radicado = $1 and que not like 'lectura%'",
      radicado,
    );
    expect(body['version']).toBe(changes);
  };

  it('one of two takes a request', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { radicado } = await api.file();
      const answers = await Promise.all([take(radicado, 'revisora', 1), take(radicado, 'funcionario', 1)]);
      expect(fines(answers)).toEqual(['200', 'version_vieja']);
      await expectVersionOfLog(radicado);
    }
  });

  it('a family edits, or a reviewer takes: never both of one version', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { radicado, identificacion, datos: data } = await api.file();
      const answers = await Promise.all([
        api.call('consulta/edicion', { body: { identificacion, version: 1, datos: data } }),
        take(radicado, 'revisora', 1),
      ]);
      expect(fines(answers)).toEqual(['200', 'version_vieja']);
      await expectVersionOfLog(radicado);
    }
  });

  it('a deadline passes, or the family withdraws: one end, told once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { radicado, identificacion } = await api.file();
      await api.database.query("update solicitudes set estado = 'por_subsanar', plazo = $2 where radicado = $1", [
        radicado,
        new Date(api.clock.now - 1).toISOString(),
      ]);
      const [{ status }] = await Promise.all([
        api.call('consulta/retiro', { body: { identificacion, version: 1, motivo: null } }),
        expireDeadlines(api.database, new Date(api.clock.now)),
      ]);
      const { body } = await api.call(`tramitacion/solicitudes/${radicado}`, { login: 'revisora' });
      expect([status, body['estado']]).toEqual(status === 200 ? [200, 'retirada'] : [409, 'no_admitida']);
      await expectVersionOfLog(radicado);
    }
  });

  it('one key, sent many times, is one request', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const newSolicitud = api.newSolicitud();
      const answers = await Promise.all(Array.from({ length: 6 }, () => api.call('solicitudes', { body: newSolicitud })));
      expect(fines(answers)).toEqual(['200', '200', '200', '200', '200', '201']);
      expect(new Set(answers.map(({ body }) => body['radicado'])).size).toBe(1);
      expect(await count('solicitudes where clave_idempotencia = $1', newSolicitud.claveIdempotencia)).toBe(1);
    }
  });

  it('one key, sent to two processes with a support, is one request', async () => {
    const other = await startBackend({ database: api.database, now: () => api.clock.now });
    for (let round = 0; round < rounds; round += 1) {
      const condiciones = [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [await api.upload()] }];
      for (const newSolicitud of [api.newSolicitud(), api.newSolicitud(api.datos({ condiciones }))]) {
        const answers = await Promise.all(
          [api.client, other].map((backend) => backend.post('api/educacion/solicitudes', newSolicitud)),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
        const [one, second] = await Promise.all(answers.map((answer) => answer.text()));
        expect(second).toBe(one);
      }
    }
    await other.close();
  });

  it('one pupil has one live request', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const data = api.datos();
      const added = Array.from({ length: 4 }, () => api.newSolicitud(data));
      const answers = await Promise.all(added.map((body) => api.call('solicitudes', { body })));
      expect(fines(answers)).toEqual(['201', 'solicitud_viva', 'solicitud_viva', 'solicitud_viva']);
      expect(await count('solicitudes where documento = $1', data.estudiante.documento)).toBe(1);
    }
  });

  it('one support goes to one request', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const files = [await api.upload()];
      const condiciones = [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: files }];
      const added = [1, 2].map(() => api.newSolicitud(api.datos({ condiciones })));
      const answers = await Promise.all(added.map((body) => api.call('solicitudes', { body })));
      expect(fines(answers)).toEqual(['201', 'datos_no_validos']);
    }
  });

  it('two siblings who name each other while both edit share one ticket', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [one, other] = [await api.file(), await api.file()];
      const name = (own: typeof one, sister: typeof one) =>
        api.call('consulta/edicion', {
          body: {
            identificacion: own.identificacion,
            version: 1,
            datos: { ...own.datos, hermanos: [{ radicado: sister.radicado }] },
          },
        });
      expect(fines(await Promise.all([name(one, other), name(other, one)]))).toEqual(['200', '200']);
      const tickets = '(select distinct tiquete_familia from solicitudes where radicado = any($1::text[])) t';
      expect(await count(tickets, [one.radicado, other.radicado])).toBe(1);
    }
  });
});
