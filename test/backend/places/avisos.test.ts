import { startTestApi, type ApiAnswer, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const path = 'gestion/convocatoria/aviso';
const read = (): Promise<ApiAnswer> => api.call(path, { login: 'coordinador' });
const change = (version: unknown, aviso: unknown): Promise<ApiAnswer> =>
  api.call(path, { login: 'coordinador', method: 'PUT', body: { version, aviso } });
const TEXT = { titulo: 'Aviso', parrafos: ['Uno.', 'Dos.'], responsable: 'La Secretaría', contacto: 'datos@example.gov.co' };
const shown = async (): Promise<unknown> => (await api.call('convocatoria')).body['aviso'];

it('is a new version for each text, and the ones before stay, with who wrote them', async () => {
  const first = (await read()).body['actual'];
  expect([first, (await read()).body['anteriores']]).toMatchObject([{ version: '2026-1', quien: null }, []]);
  const saved = await change('2026-1', { ...TEXT, parrafos: [' Uno.\u200b ', 'Dos.'] });
  expect(saved).toMatchObject({
    status: 200,
    body: { actual: { ...TEXT, version: '2026-2', quien: 'coordinador' }, anteriores: [first] },
  });
  expect(await shown()).toEqual({ ...TEXT, version: '2026-2' });
  await expect(api.database.query("delete from avisos_de_privacidad where version = '2026-1'")).rejects.toThrow('solo crece');
});

it('is no version more where nothing is another, and is refused over one that somebody saved meanwhile', async () => {
  expect((await change('2026-2', TEXT)).body).toMatchObject({ actual: { version: '2026-2' } });
  expect(await change('2026-1', { ...TEXT, titulo: 'Otro' })).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
  expect((await change('2026-2', { ...TEXT, titulo: 'Otro' })).body).toMatchObject({
    actual: { version: '2026-3', titulo: 'Otro' },
    anteriores: [{ version: '2026-2' }, { version: '2026-1' }],
  });
});

it.each<[string, object, string, string]>([
  ['no title', { titulo: ' \u200b' }, 'titulo', 'Escriba el título.'],
  ['no text', { parrafos: [] }, 'parrafos', 'Escriba el texto del aviso.'],
  ['an empty paragraph', { parrafos: ['Uno.', ' '] }, 'parrafos.1', 'Escriba el párrafo, o quítelo.'],
  ['a long one', { parrafos: ['x'.repeat(5001)] }, 'parrafos.0', 'Escriba 5000 caracteres como máximo.'],
  ['nobody to ask', { contacto: '' }, 'contacto', 'Escriba dónde se pregunta por los datos.'],
])('is told what is wrong: %s', async (_, part, field, mensaje) => {
  const { status, body } = await change('2026-3', { ...TEXT, ...part });
  expect([status, body['errores']]).toEqual([422, [{ campo: `aviso.${field}`, mensaje }]]);
});

it.each<['PUT' | undefined, string | undefined, number]>([
  [undefined, undefined, 401],
  ['PUT', undefined, 401],
  [undefined, 'revisora', 403],
  ['PUT', 'revisora', 403],
])('is not for who does not manage: %s %s', async (method, login, status) => {
  const asked = { ...(login !== undefined && { login }), ...(method && { method, body: { version: '2026-3', aviso: TEXT } }) };
  expect((await api.call(path, asked)).status).toBe(status);
});
