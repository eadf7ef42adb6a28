import type { MotivosFrecuentes } from '#domain/contractTypes.ts';
import { NO_MOTIVOS } from '#domain/motivosFrecuentes.ts';
import { startTestApi, type ApiAnswer, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const path = 'gestion/convocatoria/motivos';
const read = (): Promise<ApiAnswer> => api.call(path, { login: 'coordinador' });
const change = (version: unknown, motivos: unknown): Promise<ApiAnswer> =>
  api.call(path, { login: 'coordinador', method: 'PUT', body: { version, motivos } });
const versionNow = async (): Promise<unknown> => (await read()).body['version'];
const offered = async (): Promise<unknown> => (await api.call('tramitacion/motivos', { login: 'funcionario' })).body;

it('has some from the start in the demonstration, for each reason that is written', async () => {
  expect(Object.values((await read()).body['motivos'] as MotivosFrecuentes).map((texts) => texts.length > 0)).not.toContain(
    false,
  );
});

it('is written by who manages the call, trimmed, and offered to who processes; what was before is kept', async () => {
  const version = await versionNow();
  const before = (await read()).body['motivos'];
  const { status, body } = await change(version, { ...NO_MOTIVOS, retirada: [' Se va a \u200botra ciudad. ', 'Otro'] });
  const stored = { ...NO_MOTIVOS, retirada: ['Se va a otra ciudad.', 'Otro'] };
  expect([status, body['motivos']]).toEqual([200, stored]);
  expect(body['cambios']).toMatchObject([{ version, quien: 'coordinador', antes: before }]);
  expect(await offered()).toEqual(stored);
  await expect(api.database.query('delete from cambios_de_motivos')).rejects.toThrow('solo crece');
});

it('is refused over others that somebody saved meanwhile, with nothing noted', async () => {
  const version = await versionNow();
  expect((await change(version, { ...NO_MOTIVOS, asignada: ['Uno'] })).status).toBe(200);
  const noted = (await read()).body['cambios'];
  expect(await change(version, NO_MOTIVOS)).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
  expect((await read()).body).toMatchObject({ motivos: { asignada: ['Uno'] }, cambios: noted });
});

it.each<[string, unknown, string, string]>([
  ['an empty one', ['\u200b '], 'no_admitida.0', 'Escriba el motivo, o quítelo.'],
  ['none', [null], 'no_admitida.0', 'Escriba el motivo.'],
  ['the same twice', ['No respondió.', ' no  RESPONDIÓ. '], 'no_admitida.1', 'Este motivo ya está: cámbielo o quítelo.'],
  ['a long one', ['x'.repeat(501)], 'no_admitida.0', 'Escriba 500 caracteres como máximo.'],
  ['many', Array.from({ length: 13 }, (_, at) => `Motivo ${at}`), 'no_admitida', 'Deje 12 motivos como máximo.'],
  ['no list', undefined, 'no_admitida', 'Falta este dato.'],
])('is told what is wrong: %s', async (_, texts, field, message) => {
  const { status, body } = await change(await versionNow(), { ...NO_MOTIVOS, no_admitida: texts });
  expect([status, body['errores']]).toEqual([422, [{ campo: `motivos.${field}`, mensaje: message }]]);
});

it('takes as many characters as the contract, counted as people do', async () => {
  expect((await change(await versionNow(), { ...NO_MOTIVOS, reabrir: ['😀'.repeat(500)] })).status).toBe(200);
});

it.each<['PUT' | undefined, string | undefined, number]>([
  [undefined, undefined, 401],
  ['PUT', undefined, 401],
  [undefined, 'revisora', 403],
  ['PUT', 'revisora', 403],
])('is not for who does not manage: %s %s', async (method, login, status) => {
  const asked = { ...(login !== undefined && { login }), ...(method && { method, body: { version: 1, motivos: NO_MOTIVOS } }) };
  expect((await api.call(path, asked)).status).toBe(status);
});

it('is offered to nobody who does not process', async () => {
  expect((await api.call('tramitacion/motivos')).status).toBe(401);
});
