import * as v from 'valibot';

import type { ConvocatoriaRules, LastExtension, ManagedConvocatoria } from '#domain/contractTypes.ts';
import { type ApiAnswer, startTestApi, type TestApi } from '#test/support/testApi.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(300_000);

// What the answers are held to by the contract's check.
const management = v.custom<ManagedConvocatoria>(() => true);
const extension = v.custom<LastExtension>(() => true);

const CALL = 'gestion/convocatoria';
const REASON = 'Se escribió un año por otro.';
const refused = (codigo: string, status = 409) => ({ status, body: { codigo } });

describeOnBoth('an extension of dates that is taken back', ({ seeded }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi(await seeded());
  });
  afterEach(() => api.close());

  const read = async () => v.parse(management, (await api.call(CALL, { login: 'coordinador' })).body);
  const last = async (login = 'coordinador') =>
    v.parse(extension, (await api.call(`${CALL}/ampliacion`, { login })).body).ampliacion;
  const post = (path: string, body: unknown, login: string): Promise<ApiAnswer> =>
    api.call(`${CALL}/ampliacion/${path}`, { body, login });
  const ask = (version: number, motivo: unknown = REASON, login = 'coordinador') => post('reversion', { version, motivo }, login);
  const decide = (version: number, confirma: boolean, login = 'secretaria') =>
    post('reversion/decision', { version, confirma }, login);
  /** Everything that can be extended. */
  async function extend(): Promise<ConvocatoriaRules> {
    const { version, reglas } = await read();
    const later = {
      ...reglas,
      etapas: reglas.etapas.map((etapa) =>
        etapa.codigo === 'general'
          ? { ...etapa, cierra: '2025-11-18T05:00:00.000Z', publica: '2025-11-21T05:00:00.000Z' }
          : etapa,
      ),
      diasParaResponder: 6,
      fechasDeLista: [...reglas.fechasDeLista, '2025-12-06'],
    };
    const sent = { version, reglas: later, motivo: 'Por el paro de noviembre.' };
    expect(await api.call(CALL, { method: 'PUT', body: sent, login: 'coordinador' })).toMatchObject({ status: 200 });
    return reglas;
  }

  it('is asked for with a reason, and decided by another person; families read it (F125)', async () => {
    expect(await last()).toBeNull();
    const before = await extend();
    const made = await last();
    expect(made).toMatchObject({ version: 1, quien: 'coordinador', impedimento: null, pedida: null, acciones: ['pedir'] });
    expect(made?.cambios.map(({ que }) => que)).toEqual(['cierra', 'publica', 'fecha_de_lista', 'dias_para_responder']);
    expect(await ask(1, 'corto')).toMatchObject({ status: 422, body: { errores: [{ campo: 'motivo' }] } });
    expect(await ask(7)).toMatchObject(refused('version_vieja'));
    expect(await decide(1, true)).toMatchObject(refused('version_vieja'));

    const asked = await ask(1);
    expect(asked).toMatchObject({
      status: 200,
      body: { ampliacion: { pedida: { quien: 'coordinador', motivo: REASON }, acciones: [] } },
    });
    // The answer was lost.
    expect(await ask(1)).toMatchObject({ status: 200, body: asked.body });
    expect(await ask(1, REASON, 'secretaria')).toMatchObject(refused('paso_no_permitido'));
    expect((await last('secretaria'))?.acciones).toEqual(['decidir']);
    expect(await decide(1, true, 'coordinador')).toMatchObject(refused('misma_persona'));

    const decided = await Promise.all([decide(1, true), decide(1, true)]);
    expect(decided).toMatchObject([
      { status: 200, body: { ampliacion: null } },
      { status: 200, body: { ampliacion: null } },
    ]);
    expect(await read()).toMatchObject({ version: 3, reglas: before });
    expect(await decide(1, true)).toMatchObject({ status: 200 });
    expect(await decide(1, false)).toMatchObject(refused('version_vieja'));
    expect((await api.call('convocatoria')).body).toMatchObject({
      cierra: before.etapas.at(-1)?.cierra,
      calendario: {
        ampliaciones: [
          {
            motivo: REASON,
            cambios: [
              { que: 'cierra', antes: '2025-11-18T05:00:00.000Z', ahora: before.etapas.at(-1)?.cierra },
              { que: 'publica' },
              { que: 'fecha_de_lista', antes: '2025-12-06', ahora: '' },
              { que: 'dias_para_responder', antes: '6', ahora: '4' },
            ],
          },
          { motivo: 'Por el paro de noviembre.' },
        ],
      },
    });
    expect((await api.call(`${CALL}/cambios`, { login: 'coordinador' })).body).toMatchObject({
      elementos: [{ version: 2, quien: 'secretaria', motivo: REASON }, { version: 1 }],
    });
  });

  it('stays where another person rejects it, and can be asked for again', async () => {
    await extend();
    await ask(1);
    expect(await decide(1, false)).toMatchObject({ status: 200, body: { ampliacion: { pedida: null, acciones: ['pedir'] } } });
    expect(await read()).toMatchObject({ version: 2, reglas: { diasParaResponder: 6 } });
    expect(await ask(1)).toMatchObject({ status: 200 });
    await expect(api.database.query('delete from ampliaciones_por_deshacer')).rejects.toThrow('solo crece');
  });

  it('is none any more once a date of before is past', async () => {
    const before = await extend();
    await ask(1);
    api.clock.now = Date.parse(before.etapas.at(-1)?.cierra ?? '');
    expect(await decide(1, true)).toMatchObject(refused('paso_no_permitido'));
    expect((await last('secretaria'))?.impedimento).toMatch(/ya pasó/);
    expect(await decide(1, false)).toMatchObject({ status: 200, body: { ampliacion: { acciones: [] } } });
    expect(await ask(1)).toMatchObject(refused('paso_no_permitido'));
  });

  it('is not what was done before other changes of the rules', async () => {
    await extend();
    await ask(1);
    const { version, reglas } = await read();
    const sent = { version, reglas: { ...reglas, diasParaResponder: 9 }, motivo: 'Para dar más tiempo.' };
    expect(await api.call(CALL, { method: 'PUT', body: sent, login: 'coordinador' })).toMatchObject({ status: 200 });
    expect(await decide(1, true)).toMatchObject(refused('version_vieja'));
    expect(await last()).toMatchObject({ version: 2, pedida: null, cambios: [{ que: 'dias_para_responder' }] });
  });

  it.each([
    ['ampliacion', undefined],
    ['ampliacion/reversion', { version: 1, motivo: REASON }],
    ['ampliacion/reversion/decision', { version: 1, confirma: true }],
  ])('is not for who processes alone: %s', async (path, body) => {
    expect((await api.call(`${CALL}/${path}`, { login: 'revisora', ...(body && { body }) })).status).toBe(403);
  });
});
