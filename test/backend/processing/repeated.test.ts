import { startTestApi, type ApiAnswer, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const doStep = (path: string, body: object, login = 'revisora', method?: 'PUT'): Promise<ApiAnswer> =>
  api.call(`tramitacion/solicitudes/${path}`, { login, body, ...(method && { method }) });
const STALE = { status: 409, body: { codigo: 'version_vieja' } };
const MOVE = { motivo: null, antesDe: null };
const victima = { codigo: 'victima', institucion: null, autorizada: true, archivos: [] };

/** Asked twice, as after an answer that was lost. */
async function twice(...asked: Parameters<typeof doStep>) {
  const [first, again] = [await doStep(...asked), await doStep(...asked)];
  expect(again).toMatchObject({ status: 200, body: { version: first.body['version'], estado: first.body['estado'] } });
}

describe('a step whose answer was lost (F92)', () => {
  it('is answered as the first time, from taking to deciding, and written once', async () => {
    const { radicado } = await api.file({ condiciones: [victima] });
    await twice(`${radicado}/toma`, { version: 1 });
    await twice(`${radicado}/condiciones/victima`, { version: 2, decision: 'aprobada', motivo: null }, 'revisora', 'PUT');
    const correction = { ...MOVE, a: 'por_subsanar', motivo: 'Falta una firma', antesDe: '2025-10-20' };
    await twice(`${radicado}/movimientos`, { ...correction, version: 3 });
    // Another last day is another step.
    expect(await doStep(`${radicado}/movimientos`, { ...correction, version: 3, antesDe: '2025-10-21' })).toMatchObject(STALE);
    await twice(`${radicado}/movimientos`, { ...MOVE, version: 4, a: 'en_revision', motivo: 'Ya la trajo' });
    await twice(`${radicado}/movimientos`, { ...MOVE, version: 5, a: 'no_admitida', motivo: 'No reside aquí' });
    await twice(`${radicado}/reapertura`, { version: 6, motivo: 'Sí reside aquí' });
    await twice(`${radicado}/reapertura`, { version: 7, reabre: true }, 'funcionario', 'PUT');
    const log = await api.call(`tramitacion/solicitudes/${radicado}/bitacora`, { login: 'revisora' });
    expect(log.body['total']).toBe(8);
  });

  it('is still somebody else’s change where it is', async () => {
    const { radicado } = await api.file();
    await doStep(`${radicado}/toma`, { version: 1 });
    expect(await doStep(`${radicado}/toma`, { version: 1 }, 'funcionario')).toMatchObject(STALE);
    expect(await doStep(`${radicado}/movimientos`, { ...MOVE, version: 1, a: 'validada' })).toMatchObject(STALE);
  });
});
