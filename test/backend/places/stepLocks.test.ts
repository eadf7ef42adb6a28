import { lockEtapa } from '#backend/places/allocation/etapaRows.ts';
import { pidOf, untilItBlocks } from '#test/support/blocked.ts';
import { startTestApi, type TestApi } from '#test/support/testApi.ts';
import { describeOnPostgres } from '#test/support/testDatabase.ts';

describeOnPostgres('while a step of the official run is taken', ({ seeded }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  afterAll(() => api.close());

  it('families file, also when its waiting list is about to be moved', async () => {
    await api.database.transaction(async (tx) => {
      await lockEtapa(tx, 'general', { now: () => api.clock.now });
      const pid = await pidOf(tx);
      const filing = api.call('solicitudes', { body: api.newSolicitud() });
      // Where it waits for the step, and the step then waits for it, the server ends one of them.
      await Promise.race([filing, untilItBlocks(api.database, pid)]);
      await tx.query('lock table solicitudes in exclusive mode');
      expect((await filing).status).toBe(201);
    });
  });

  it('a family looks its solicitud up, whoever holds it and for whatever', async () => {
    const { radicado, identificacion } = await api.file();
    await api.database.transaction(async (tx) => {
      await tx.query('select 1 from solicitudes where radicado = $1 for update', [radicado]);
      expect((await api.call('consulta', { body: identificacion })).status).toBe(200);
    });
  });

  it('who changes a solicitud that is written with its whole stage is not kept waiting', async () => {
    const { radicado, identificacion } = await api.file();
    await api.database.query(
      `insert into trabajos (convocatoria, numero, paso, version, entrada, quien, pedido_en)
       select id, 2, 'publicar', 1, '{}', 'secretaria', now() from convocatorias`,
    );
    const withdrawal = { identificacion, version: 1, motivo: null };
    await api.database.transaction(async (tx) => {
      await tx.query('select 1 from solicitudes where radicado = $1 for no key update', [radicado]);
      const answer = await api.call('consulta/retiro', { body: withdrawal });
      expect(answer).toMatchObject({ status: 503, body: { codigo: 'servicio_ocupado', segundos: 60 } });
      expect(answer.headers.get('Retry-After')).toBe('60');
    });
    expect((await api.call('consulta/retiro', { body: withdrawal })).status).toBe(200);
  });
});
