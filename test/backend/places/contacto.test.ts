import type { Contacto } from '#domain/contractTypes.ts';
import { startTestApi, type ApiAnswer, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const path = 'gestion/convocatoria/contacto';
const NOBODY: Contacto = { telefono: null, whatsapp: null, correo: null, oficina: null, horario: null };
const read = (): Promise<ApiAnswer> => api.call(path, { login: 'coordinador' });
const change = (version: unknown, contacto: unknown): Promise<ApiAnswer> =>
  api.call(path, { login: 'coordinador', method: 'PUT', body: { version, contacto } });
const versionNow = async (): Promise<unknown> => (await read()).body['version'];

it('is written by who manages the call, and read by everyone', async () => {
  const contacto = {
    telefono: ' (608) 261\u200b 1111  ext. 102',
    whatsapp: '+57 300-123 4567',
    correo: 'cupos@ciudad.gov.co',
    oficina: 'Calle 9 # 2-59',
    horario: null,
  };
  const stored = { ...contacto, telefono: '(608) 261 1111 ext. 102' };
  const { status, body } = await change(await versionNow(), contacto);
  expect([status, body['contacto']]).toEqual([200, stored]);
  expect((await api.call('convocatoria')).body['contacto']).toEqual(stored);
});

it('is nobody where each part is empty', async () => {
  for (const contacto of [NOBODY, { ...NOBODY, oficina: '  ' }]) {
    expect(await change(await versionNow(), contacto)).toMatchObject({ status: 200, body: { contacto: NOBODY } });
    expect((await api.call('convocatoria')).body['contacto']).toBeNull();
  }
});

it('is refused over another that somebody saved meanwhile', async () => {
  const version = await versionNow();
  expect((await change(version, { ...NOBODY, oficina: 'Uno' })).status).toBe(200);
  expect(await change(version, { ...NOBODY, oficina: 'Otro' })).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
  expect((await read()).body).toMatchObject({ contacto: { oficina: 'Uno' } });
});

it.each<[keyof Contacto, string, string]>([
  ['telefono', 'llámenos', 'Escriba el teléfono con números. Por ejemplo: (608) 261 1111 ext. 102'],
  ['telefono', '12', 'Escriba el teléfono con números. Por ejemplo: (608) 261 1111 ext. 102'],
  ['whatsapp', '261 1111', 'Escriba el número de WhatsApp de 10 dígitos, o con + y el indicativo del país.'],
  ['correo', 'cupos@ciudad', 'Escriba un correo completo, como nombre@ejemplo.com.'],
  [
    'horario',
    'lunes a viernes',
    'El horario solo no se muestra a nadie: escriba también un teléfono, un WhatsApp, un correo o una oficina, o bórrelo.',
  ],
  ['oficina', 'x'.repeat(201), 'Escriba 200 caracteres como máximo.'],
])('is told what is wrong in it: %s, %s', async (part, text, message) => {
  const { status, body } = await change(await versionNow(), { ...NOBODY, [part]: text });
  expect([status, body['errores']]).toEqual([422, [{ campo: `contacto.${part}`, mensaje: message }]]);
});

it('can be changed while a list is frozen', async () => {
  await api.database.query(
    `insert into corridas (convocatoria, numero, replica, huella_lista, solicitudes, congelada_en, congelada_por)
     select c.id, 2, '', repeat('0', 64), 0, now(), 'coordinador' from convocatorias c`,
  );
  expect((await change(await versionNow(), { ...NOBODY, oficina: 'Después' })).status).toBe(200);
});

it.each([undefined, 'revisora'])('is not for who does not manage: %s', async (login) => {
  const asked = { ...(login !== undefined && { login }), method: 'PUT' as const, body: { version: 1, contacto: NOBODY } };
  expect((await api.call(path, asked)).status).toBe(login === undefined ? 401 : 403);
});
