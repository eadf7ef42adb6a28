import * as v from 'valibot';

import { startBackend } from '#test/support/backendClient.ts';
import { startTramites, type Respuesta, type Tramites } from '#test/support/testApi.ts';
import { describeOnPostgres } from '#test/support/testDatabase.ts';
import { vencerPlazos } from '#backend/solicitud/deadlines.ts';

const rondas = 10;

/** What each of some calls at once was answered: its problem's code, or its status. */
function fines(respuestas: readonly Respuesta[]): readonly string[] {
  return respuestas.map(({ status, body }) => (status < 400 ? String(status) : String(body['codigo']))).sort();
}

const vecesSchema = v.tuple([v.object({ veces: v.number() })]);

describeOnPostgres('at once, each on a connection of its own', ({ seeded }) => {
  let tramites: Tramites;
  beforeAll(async () => {
    tramites = await startTramites(await seeded());
  });
  afterAll(() => tramites.close());

  const contar = async (where: string, ...params: readonly unknown[]): Promise<number> =>
    v.parse(vecesSchema, await tramites.database.query(`select count(*) as veces from ${where}`, params))[0].veces;
  const tomar = (radicado: string, como: string, version: number) =>
    tramites.llamar(`tramitacion/solicitudes/${radicado}/toma`, { body: { version }, como });
  /** Every change is one of the log, whoever came first. */
  const expectVersionOfLog = async (radicado: string): Promise<void> => {
    const { body } = await tramites.llamar(`tramitacion/solicitudes/${radicado}`, { como: 'revisora' });
    const cambios = await contar(
      "bitacora b join solicitudes s on s.id = b.solicitud where s.radicado = $1 and que not like 'lectura%'",
      radicado,
    );
    expect(body['version']).toBe(cambios);
  };

  it('one of two takes a request', async () => {
    for (let ronda = 0; ronda < rondas; ronda += 1) {
      const { radicado } = await tramites.radicar();
      const respuestas = await Promise.all([tomar(radicado, 'revisora', 1), tomar(radicado, 'funcionario', 1)]);
      expect(fines(respuestas)).toEqual(['200', 'version_vieja']);
      await expectVersionOfLog(radicado);
    }
  });

  it('a family edits, or a reviewer takes: never both of one version', async () => {
    for (let ronda = 0; ronda < rondas; ronda += 1) {
      const { radicado, identificacion, datos } = await tramites.radicar();
      const respuestas = await Promise.all([
        tramites.llamar('consulta/edicion', { body: { identificacion, version: 1, datos } }),
        tomar(radicado, 'revisora', 1),
      ]);
      expect(fines(respuestas)).toEqual(['200', 'version_vieja']);
      await expectVersionOfLog(radicado);
    }
  });

  it('a deadline passes, or the family withdraws: one end, told once', async () => {
    for (let ronda = 0; ronda < rondas; ronda += 1) {
      const { radicado, identificacion } = await tramites.radicar();
      await tramites.database.query("update solicitudes set estado = 'por_subsanar', plazo = $2 where radicado = $1", [
        radicado,
        new Date(tramites.reloj.now - 1).toISOString(),
      ]);
      const [{ status }] = await Promise.all([
        tramites.llamar('consulta/retiro', { body: { identificacion, version: 1, motivo: null } }),
        vencerPlazos(tramites.database, new Date(tramites.reloj.now)),
      ]);
      const { body } = await tramites.llamar(`tramitacion/solicitudes/${radicado}`, { como: 'revisora' });
      expect([status, body['estado']]).toEqual(status === 200 ? [200, 'retirada'] : [409, 'no_admitida']);
      await expectVersionOfLog(radicado);
    }
  });

  it('one key, sent many times, is one request', async () => {
    for (let ronda = 0; ronda < rondas; ronda += 1) {
      const nueva = tramites.nueva();
      const respuestas = await Promise.all(Array.from({ length: 6 }, () => tramites.llamar('solicitudes', { body: nueva })));
      expect(fines(respuestas)).toEqual(['200', '200', '200', '200', '200', '201']);
      expect(new Set(respuestas.map(({ body }) => body['radicado'])).size).toBe(1);
      expect(await contar('solicitudes where clave_idempotencia = $1', nueva.claveIdempotencia)).toBe(1);
    }
  });

  it('one key, sent to two processes with a support, is one request', async () => {
    const otra = await startBackend({ database: tramites.database, now: () => tramites.reloj.now });
    for (let ronda = 0; ronda < rondas; ronda += 1) {
      const condiciones = [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [await tramites.cargar()] }];
      for (const nueva of [tramites.nueva(), tramites.nueva(tramites.datos({ condiciones }))]) {
        const respuestas = await Promise.all(
          [tramites.client, otra].map((backend) => backend.post('api/educacion/solicitudes', nueva)),
        );
        expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 201]);
        const [una, segunda] = await Promise.all(respuestas.map((respuesta) => respuesta.text()));
        expect(segunda).toBe(una);
      }
    }
    await otra.close();
  });

  it('one pupil has one live request', async () => {
    for (let ronda = 0; ronda < rondas; ronda += 1) {
      const datos = tramites.datos();
      const nuevas = Array.from({ length: 4 }, () => tramites.nueva(datos));
      const respuestas = await Promise.all(nuevas.map((body) => tramites.llamar('solicitudes', { body })));
      expect(fines(respuestas)).toEqual(['201', 'solicitud_viva', 'solicitud_viva', 'solicitud_viva']);
      expect(await contar('solicitudes where documento = $1', datos.estudiante.documento)).toBe(1);
    }
  });

  it('one support goes to one request', async () => {
    for (let ronda = 0; ronda < rondas; ronda += 1) {
      const archivos = [await tramites.cargar()];
      const condiciones = [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos }];
      const nuevas = [1, 2].map(() => tramites.nueva(tramites.datos({ condiciones })));
      const respuestas = await Promise.all(nuevas.map((body) => tramites.llamar('solicitudes', { body })));
      expect(fines(respuestas)).toEqual(['201', 'datos_no_validos']);
    }
  });

  it('two siblings who name each other while both edit share one ticket', async () => {
    for (let ronda = 0; ronda < rondas; ronda += 1) {
      const [una, otra] = [await tramites.radicar(), await tramites.radicar()];
      const nombrar = (propia: typeof una, hermana: typeof una) =>
        tramites.llamar('consulta/edicion', {
          body: {
            identificacion: propia.identificacion,
            version: 1,
            datos: { ...propia.datos, hermanos: [{ radicado: hermana.radicado }] },
          },
        });
      expect(fines(await Promise.all([nombrar(una, otra), nombrar(otra, una)]))).toEqual(['200', '200']);
      const tiquetes = '(select distinct tiquete_familia from solicitudes where radicado = any($1::text[])) t';
      expect(await contar(tiquetes, [una.radicado, otra.radicado])).toBe(1);
    }
  });
});
