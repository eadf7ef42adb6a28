import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import type { ApiAnswer } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

const REASON = 'La semilla se escribió con un número cambiado.';
const refused = (code: string, status = 409) => ({ status, body: { codigo: code } });

describeOnBoth('an annulment before the publication', ({ seeded }) => {
  let everything: PreparedAllocations;
  let asking: (que: string, login?: string, motivo?: unknown) => Promise<ApiAnswer>;
  let deciding: (confirma: boolean, login?: string) => Promise<ApiAnswer>;
  const draw = async (semilla: string) => everything.takeStep('semilla', { semilla });
  /** What anyone sees of the stage. */
  const proof = async () => {
    const { body } = await everything.api.call('resultados');
    return (body['elementos'] as { codigo: string }[]).find(({ codigo }) => codigo === 'general');
  };

  beforeAll(async () => {
    everything = await startAllocations(await seeded());
    asking = (que, login = 'coordinador', motivo = REASON) => everything.takeStep('anulacion', { que, motivo }, login);
    deciding = (confirma, login = 'secretaria') => everything.takeStep('anulacion/decision', { confirma }, login);
    await everything.fileValidated({ opciones: [...everything.ofertas] });
    everything.goToDay('2025-11-01');
  });
  afterAll(() => everything.close());

  it('is of what is there, for a reason', async () => {
    expect(await asking('lista')).toMatchObject(refused('paso_no_permitido'));
    expect((await everything.takeStep('congelacion')).status).toBe(200);
    expect(await asking('semilla')).toMatchObject(refused('paso_no_permitido'));
    for (const motivo of ['', 'corto', 7, 'x'.repeat(1001)]) {
      expect(await asking('lista', 'coordinador', motivo)).toMatchObject({
        status: 422,
        body: { errores: [{ campo: 'motivo' }] },
      });
    }
    expect(await deciding(true)).toMatchObject(refused('paso_no_permitido'));
    expect((await everything.api.call('gestion/asignacion/general/anulacion', { body: {}, login: 'revisora' })).status).toBe(403);
    expect(
      (await everything.api.call('gestion/asignacion/general/anulacion/decision', { body: {}, login: 'revisora' })).status,
    ).toBe(403);
  });

  it('of a seed is decided by another person, and its record stays shown', async () => {
    expect((await draw('balota 48217')).status).toBe(200);
    const { version } = await everything.etapa();
    expect(await asking('semilla')).toMatchObject({
      status: 200,
      body: { anulacion: { que: 'semilla', motivo: REASON, pedida: { quien: 'coordinador' } }, acciones: [] },
    });
    // The answer was lost.
    expect(await everything.takeStep('anulacion', { version, que: 'semilla', motivo: REASON })).toMatchObject({ status: 200 });
    expect(await everything.etapa('general', 'secretaria')).toMatchObject({ acciones: ['decidir_anulacion'] });
    expect(await asking('semilla', 'secretaria')).toMatchObject(refused('anulacion_pendiente'));
    expect(await everything.takeStep('resultado', await everything.run('balota 48217'))).toMatchObject(
      refused('anulacion_pendiente'),
    );
    expect(await deciding(true, 'coordinador')).toMatchObject(refused('misma_persona'));
    expect(await deciding(false, 'coordinador')).toMatchObject(refused('misma_persona'));

    expect(await deciding(false)).toMatchObject({ status: 200, body: { situacion: 'sorteada', anulacion: null } });
    expect(await proof()).toMatchObject({ semilla: { semilla: 'balota 48217' }, anuladas: [] });
    expect((await asking('semilla')).status).toBe(200);
    const seen = await everything.etapa();
    expect(await deciding(true)).toMatchObject({
      status: 200,
      body: {
        situacion: 'congelada',
        semilla: null,
        acta: null,
        anuladas: [
          { que: 'semilla', confirmada: true, semilla: 'balota 48217', acta: { testigos: ['Ana María Ruiz', 'José Peña'] } },
          { que: 'semilla', confirmada: false, decidida: { quien: 'secretaria' } },
        ],
      },
    });
    // Twice: the answer was lost, or a second click.
    expect(
      (await everything.takeStep('anulacion/decision', { version: seen.version, confirma: true }, 'secretaria')).status,
    ).toBe(200);
    expect(await deciding(true)).toMatchObject(refused('paso_no_permitido'));
    expect(await proof()).toMatchObject({
      lista: { huella: seen.huellaLista },
      semilla: null,
      anuladas: [{ motivo: REASON, lista: null, semilla: { semilla: 'balota 48217' } }],
    });
    await expect(everything.api.database.query('delete from anulaciones')).rejects.toThrow('solo crece');
    await expect(everything.api.database.query("update anulaciones set motivo = 'otro'")).rejects.toThrow('solo crece');
  });

  it('of a result leaves list and seed as they are, and the same result comes again', async () => {
    // The one that the draw gave, written rightly.
    expect((await draw('balota 48271')).status).toBe(200);
    const run = await everything.run('balota 48271');
    expect((await everything.takeStep('resultado', run)).status).toBe(200);
    expect((await asking('resultado')).status).toBe(200);
    expect(await everything.takeStep('publicacion', run, 'secretaria')).toMatchObject(refused('anulacion_pendiente'));
    expect(await deciding(true)).toMatchObject({
      status: 200,
      body: { situacion: 'sorteada', semilla: 'balota 48271', corrida: null, huellaResultado: null },
    });
    expect((await everything.read('/general/resultados')).status).toBe(404);
    for (const table of ['corrida_solicitudes', 'cortes']) {
      expect(await everything.api.database.query(`select 1 from ${table} where numero = 2`)).toEqual([]);
    }
    expect(await proof()).toMatchObject({ anuladas: [{ lista: null }] });
    expect(await everything.takeStep('resultado', run)).toMatchObject({ status: 200, body: { huellaResultado: run.huella } });
  });

  it('of a list takes all that stands on it along; capacities change then, and its seeds are used up', async () => {
    const { huellaLista } = await everything.etapa();
    const [oferta] = everything.ofertas;
    const changeOferta = async (): Promise<ApiAnswer> => {
      const [row] = await everything.api.database.query('select version from ofertas where id = $1', [oferta]);
      const capacity = { version: row?.['version'], capacidad: 2, continuan: 0, repiten: 0, reservas: [] };
      return everything.api.call(`gestion/ofertas/${oferta}`, { method: 'PUT', body: capacity, login: 'coordinador' });
    };
    expect(await changeOferta()).toMatchObject(refused('lista_congelada'));
    expect((await asking('lista', 'secretaria', 'La capacidad de una sede estaba mal.')).status).toBe(200);
    expect(await deciding(true, 'coordinador')).toMatchObject({
      status: 200,
      body: { situacion: 'cerrada', congelada: null, huellaLista: null, anuladas: [{ que: 'lista', huellaLista }, {}, {}, {}] },
    });
    expect((await changeOferta()).status).toBe(200);
    expect(await proof()).toMatchObject({
      lista: null,
      anuladas: [{ lista: { huella: huellaLista }, semilla: { semilla: 'balota 48271' } }, {}],
    });
    const [kept] = await everything.api.database.query("select length(replica) > 0 as kept from anulaciones where que = 'lista'");
    expect(kept).toEqual({ kept: true });
    everything.goToDay('2025-11-02');
    expect(await everything.takeStep('congelacion')).toMatchObject({ status: 200, body: { situacion: 'congelada' } });
    for (const known of ['balota 48217', 'balota 48271']) {
      expect(await draw(known)).toMatchObject({ status: 422, body: { errores: [{ campo: 'semilla' }] } });
    }
    expect((await draw('balota 50001')).status).toBe(200);
  });

  it('and a publication at once: one of them is done, and what comes of it holds', async () => {
    const run = await everything.run('balota 50001');
    expect((await everything.takeStep('resultado', run)).status).toBe(200);
    const { version } = await everything.etapa();
    const [asked, published] = await Promise.all([
      everything.takeStep('anulacion', { version, que: 'resultado', motivo: REASON }),
      everything.takeStep('publicacion', { version, ...run }, 'secretaria'),
    ]);
    expect([asked.status, published.status].sort()).toEqual([200, 409]);
    expect(await everything.etapa()).toMatchObject(
      published.status === 200 ? { situacion: 'publicada', anulacion: null } : { situacion: 'corrida', publicada: null },
    );
    if (published.status === 200) return;
    // Two who decide at once: the first one's holds, and the second is told.
    const seen = await everything.etapa();
    const both = await Promise.all([
      everything.takeStep('anulacion/decision', { version: seen.version, confirma: true }, 'secretaria'),
      everything.takeStep('anulacion/decision', { version: seen.version, confirma: false }, 'admin'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject(refused('version_vieja'));
  });
});
