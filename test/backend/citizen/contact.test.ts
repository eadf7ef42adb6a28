import * as v from 'valibot';

import { readRows } from '#backend/db/database.ts';
import type { GuardianContact } from '#domain/contractTypes.ts';
import { startTestApi, type ApiAnswer, type FiledSolicitud, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.database.query('delete from avisos'));
afterAll(() => api.close());

const change = (
  { identificacion }: Pick<FiledSolicitud, 'identificacion'>,
  contacto: GuardianContact,
  version = 1,
): Promise<ApiAnswer> => api.call('consulta/contacto', { body: { identificacion, version, contacto } });

const letterSchema = v.object({ tipo: v.string(), para: v.string() });
const letters = (): Promise<readonly v.InferOutput<typeof letterSchema>[]> =>
  readRows(api.database, letterSchema, 'select tipo, para from avisos order by id');

/** Files, and forgets its receipt. */
async function file(contacto: Partial<GuardianContact> = {}): Promise<FiledSolicitud> {
  const filed = await api.file({ acudiente: contacto });
  await api.database.query('delete from avisos');
  return filed;
}

const BEFORE = { telefono: '3001112233', correo: 'luz@example.com' };
const AFTER = { telefono: '3104445566', correo: 'luz.nueva@example.com' };

it('gives the solicitud with it, which is otherwise as it was, and is kept in the log', async () => {
  const filed = await file();
  const { status, body } = await change(filed, { telefono: '310 444 5566', correo: ' luz.nueva@example.com ' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    estado: 'radicada',
    version: 2,
    datos: { ...filed.datos, acudiente: { ...filed.datos.acudiente, ...AFTER } },
  });
  // By the telephone of now staff find it.
  const { body: found } = await api.call(`tramitacion/solicitudes?texto=${AFTER.telefono}`, { login: 'revisora' });
  expect(found).toMatchObject({ elementos: [{ radicado: filed.radicado }] });
  const [entry] = await api.database.query(
    `select quien, que, de, a, b.detalle from bitacora b join solicitudes s on s.id = b.solicitud
     where s.radicado = $1 order by b.id desc limit 1`,
    [filed.radicado],
  );
  const cambios = [
    { campo: 'acudiente.telefono', antes: BEFORE.telefono, despues: AFTER.telefono },
    { campo: 'acudiente.correo', antes: BEFORE.correo, despues: AFTER.correo },
  ];
  expect(entry).toEqual({ quien: 'familia', que: 'contacto', de: null, a: null, detalle: { cambios } });
  const { body: bitacora } = await api.call(`tramitacion/solicitudes/${filed.radicado}/bitacora`, { login: 'revisora' });
  expect(bitacora).toMatchObject({ elementos: [{ quien: 'familia', que: 'contacto', cambios }, {}] });
  expect(body['historia']).toMatchObject([{ que: 'movimiento' }, { que: 'contacto', de: null, a: null, oficina: false }]);
});

it('writes to the address of before and to that of now', async () => {
  await change(await file(), AFTER);
  expect(await letters()).toEqual([
    { tipo: 'correo_anterior', para: BEFORE.correo },
    { tipo: 'correo_nuevo', para: AFTER.correo },
  ]);
});

it.each([
  ['a telephone', BEFORE, { ...BEFORE, telefono: null }, [{ tipo: 'telefono_cambiado', para: BEFORE.correo }]],
  ['an address taken away', BEFORE, { ...BEFORE, correo: null }, [{ tipo: 'correo_anterior', para: BEFORE.correo }]],
  ['a first address', { ...BEFORE, correo: null }, BEFORE, [{ tipo: 'correo_nuevo', para: BEFORE.correo }]],
  ['a telephone of who has no address', { ...BEFORE, correo: null }, { ...AFTER, correo: null }, []],
])('of %s: writes where there is an address', async (_what, from, to, expected) => {
  expect((await change(await file(from), to)).status).toBe(200);
  expect(await letters()).toEqual(expected);
});

it.each([
  ['matriculada', null],
  ['retirada', null],
  ['asignada', '2026-12-01T05:00:00Z'],
])('is taken of one that is %s, after the call and its results too', async (estado, plazo) => {
  const filed = await file();
  await api.database.query('update solicitudes set estado = $2, plazo = $3 where radicado = $1', [filed.radicado, estado, plazo]);
  expect((await change(filed, AFTER)).body).toMatchObject({ estado, version: 2, datos: { acudiente: AFTER } });
  expect((await letters()).map(({ tipo }) => tipo)).toEqual(['correo_anterior', 'correo_nuevo']);
});

it('is done once, whatever version who asks again has seen', async () => {
  const filed = await file();
  await change(filed, AFTER);
  expect(await change(filed, AFTER)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await letters()).toHaveLength(2);
});

it('is refused over a version that is not the last, or without any way to reach the family', async () => {
  const filed = await file();
  await change(filed, AFTER);
  expect(await change(filed, BEFORE)).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
  expect(await change(filed, { telefono: '', correo: '' }, 2)).toMatchObject({
    status: 422,
    body: { errores: [{ campo: 'contacto.telefono', mensaje: 'Escriba un teléfono o un correo, para avisarle.' }] },
  });
  expect(await change(filed, { telefono: '12', correo: 'ana' }, 2)).toMatchObject({
    status: 422,
    body: { errores: [{ campo: 'contacto.telefono' }, { campo: 'contacto.correo' }] },
  });
});

it('is for who knows the three facts alone', async () => {
  const { identificacion } = await file();
  const wrong = { identificacion: { ...identificacion, fechaNacimiento: '2015-05-21' } };
  expect(await change(wrong, AFTER)).toMatchObject({ status: 404, body: { codigo: 'no_encontrada' } });
  expect(await letters()).toEqual([]);
});

it('takes along the letters that wait, and an edit that changes the address does so too', async () => {
  const filed = await api.file();
  await change(filed, AFTER);
  const third = { ...filed.datos, acudiente: { ...filed.datos.acudiente, telefono: AFTER.telefono, correo: 'otra@example.com' } };
  const { identificacion } = filed;
  const edit = await api.call('consulta/edicion', { body: { identificacion, version: 2, datos: third } });
  expect(edit.status).toBe(200);
  expect(await letters()).toEqual([
    { tipo: 'radicada', para: 'otra@example.com' },
    { tipo: 'correo_anterior', para: BEFORE.correo },
    { tipo: 'correo_nuevo', para: AFTER.correo },
    { tipo: 'correo_anterior', para: AFTER.correo },
    { tipo: 'correo_nuevo', para: 'otra@example.com' },
  ]);
});
