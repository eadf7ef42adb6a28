import * as v from 'valibot';

import { etapaTodaySchema } from '#domain/answers/todayAnswers.ts';
import { etapasSchema } from '#domain/answers/allocationAnswers.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import { startTestApi, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

const totalSchema = v.object({ total: v.number() });

describeOnBoth('a stage today', ({ seeded }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  afterAll(() => api.close());

  const readEtapas = async () =>
    v.parse(etapasSchema, (await api.call('gestion/asignacion', { login: 'coordinador' })).body).elementos;
  const readToday = async (etapa: string) =>
    v.parse(etapaTodaySchema, (await api.call(`gestion/asignacion/${etapa}/hoy`, { login: 'coordinador' })).body);
  const inboxTotal = async (asked: Record<string, string>) => {
    const query = new URLSearchParams(asked).toString();
    return v.parse(totalSchema, (await api.call(`tramitacion/solicitudes?${query}`, { login: 'funcionario' })).body).total;
  };

  it('has as many of each as the inbox that is asked for the same (F65)', async () => {
    const { radicado } = await api.file();
    await api.call(`tramitacion/solicitudes/${radicado}/toma`, { login: 'revisora', body: { version: 1 } });
    const { radicado: sentBack } = await api.file();
    await api.call(`tramitacion/solicitudes/${sentBack}/toma`, { login: 'revisora', body: { version: 1 } });
    await api.call(`tramitacion/solicitudes/${sentBack}/movimientos`, {
      login: 'revisora',
      body: { version: 2, a: 'por_subsanar', motivo: 'Falta', antesDe: '2025-10-20' },
    });
    api.clock.now = Date.parse('2025-10-20T12:00:00Z');
    let counted = 0;
    for (const { codigo, sinDecidir } of await readEtapas()) {
      const today = await readToday(codigo);
      const expectTotal = async (total: number, asked: Record<string, string>) => {
        expect({ asked, total: await inboxTotal({ etapa: codigo, ...asked }) }).toEqual({ asked, total });
        counted += 1;
      };
      await expectTotal(today.solicitudes, {});
      await expectTotal(sinDecidir, { estado: 'sin_decidir' });
      for (const { estado, solicitudes } of today.porEstado) await expectTotal(solicitudes, { estado });
      for (const { dia, radicadas, sinDecidir: open } of today.porDia.slice(0, 3)) {
        await expectTotal(radicadas, { dia });
        await expectTotal(open, { dia, estado: 'sin_decidir' });
      }
      for (const { login, porHacer, porSubsanar } of today.porPersona) {
        const asignacion = login === null ? 'libres' : `de:${login}`;
        await expectTotal(porHacer, { asignacion, estado: 'por_hacer' });
        await expectTotal(porSubsanar, { asignacion, estado: 'por_subsanar' });
      }
      for (const { estado, vencidas, hoy, semana } of today.plazos) {
        await expectTotal(vencidas, { estado, plazo: 'vencida' });
        await expectTotal(hoy, { estado, plazo: 'hoy' });
        await expectTotal(semana, { estado, plazo: 'semana' });
      }
      expect(today.porPersona.reduce((sum, { porHacer, porSubsanar }) => sum + porHacer + porSubsanar, 0)).toBe(sinDecidir);
      expect(today.porDia.reduce((sum, { radicadas }) => sum + radicadas, 0)).toBe(today.solicitudes);
      expect(today.ocupados).toBeLessThanOrEqual(today.cupos);
    }
    expect(counted).toBeGreaterThan(20);
  });

  it('names who has them', async () => {
    const everyone = (await Promise.all((await readEtapas()).map(({ codigo }) => readToday(codigo)))).flatMap(
      ({ porPersona }) => porPersona,
    );
    const { nombre } = everyone.find(({ login }) => login === 'revisora') ?? {};
    expect(nombre).toMatch(/^\p{Lu}/u);
  });

  it('is none of a stage that there is not, which has nothing in the inbox either', async () => {
    expect((await api.call('gestion/asignacion/otra/hoy', { login: 'coordinador' })).status).toBe(404);
    expect(await inboxTotal({ etapa: 'otra' })).toBe(0);
  });

  it('is not for who processes alone', async () => {
    expect((await api.call('gestion/asignacion/general/hoy', { login: 'funcionario' })).status).toBe(403);
  });
});
