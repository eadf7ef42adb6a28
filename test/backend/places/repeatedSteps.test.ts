import { expireDeadlines } from '#backend/solicitud/deadlines.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import type { ApiAnswer } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

const STALE = { status: 409, body: { codigo: 'version_vieja' } };

describeOnBoth('a step whose answer was lost', ({ seeded }) => {
  let everything: PreparedAllocations;
  beforeAll(async () => {
    everything = await startAllocations(await seeded());
  });
  afterAll(() => everything.close());

  it('is answered again as it was done, to who did it and for the same input only', async () => {
    const { takeStep, api } = everything;
    const howMany = async (table: string): Promise<number> => (await api.database.query(`select 1 from ${table}`)).length;
    /** Sends it, and the same once more. */
    const twice = async (which: string, body: object = {}, login = 'coordinador', code = 'general'): Promise<ApiAnswer> => {
      const { version } = await everything.etapa(code);
      const first = await takeStep(which, { version, ...body }, login, code);
      expect(first.status).toBe(200);
      const letters = await howMany('avisos');
      const tandas = await howMany('tandas');
      expect(await takeStep(which, { version, ...body }, login, code)).toMatchObject({ status: 200, body: first.body });
      expect([await howMany('avisos'), await howMany('tandas')]).toEqual([letters, tandas]);
      return first;
    };
    /** What was sent from the version before, by another person or with another input. */
    const late = async (which: string, body: object = {}, login = 'coordinador'): Promise<ApiAnswer> =>
      takeStep(which, { version: (await everything.etapa()).version - 1, ...body }, login);

    const one = await everything.fileValidated({ opciones: [...everything.ofertas] });
    everything.goToDay('2025-11-01');
    await twice('congelacion');
    expect(await late('congelacion', {}, 'secretaria')).toMatchObject(STALE);
    const semilla = 'balota 7';
    await twice('semilla', { semilla });
    expect(await late('semilla', { semilla: 'balota 8' })).toMatchObject(STALE);
    expect(await late('semilla', { semilla }, 'secretaria')).toMatchObject(STALE);
    const run = await everything.run(semilla);
    await twice('resultado', run);
    expect(await late('resultado', { ...run, huella: '0'.repeat(64) })).toMatchObject(STALE);
    expect(await late('resultado', run, 'secretaria')).toMatchObject(STALE);

    // Two weeks before the announced day: nobody loses a day to answer.
    const published = await twice('publicacion', run, 'secretaria');
    expect(published.body).toMatchObject({ situacion: 'publicada', publica: '2025-11-15T05:00:00.000Z' });
    expect(await everything.estado(one)).toMatchObject({
      body: {
        estado: 'asignada',
        resultado: { publicadoEn: '2025-11-01T17:00:00.000Z', respondaAntesDe: '2025-11-20T05:00:00.000Z' },
      },
    });
    expect(await late('publicacion', run, 'coordinador')).toMatchObject(STALE);

    everything.goToDay('2025-11-22');
    await twice('lista', { cierra: false });
    expect(await late('lista', { cierra: false }, 'secretaria')).toMatchObject(STALE);
    everything.goToDay('2025-11-29');
    await twice('lista', { cierra: false });
    await expireDeadlines(api.database, new Date(api.clock.now));
    await twice('lista', { cierra: true });
    // Asked for on the stage as it is now, it is another step.
    expect(await takeStep('lista', { cierra: true })).toMatchObject({ status: 409, body: { codigo: 'paso_no_permitido' } });
  });
});
