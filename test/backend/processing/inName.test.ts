import * as v from 'valibot';

import { readRows } from '#backend/db/database.ts';
import { startTestApi, type ApiAnswer, type FiledSolicitud, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

const DAY = 24 * 60 * 60 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const peticion = { canal: 'telefonica', nota: 'Llamó la mamá; dio su cédula' };
const inName = ({ radicado }: FiledSolicitud, what: string, body: object, login = 'revisora'): Promise<ApiAnswer> =>
  api.call(`tramitacion/solicitudes/${radicado}/familia${what}`, { login, body: { peticion, ...body } });
const read = (path: string, login = 'revisora'): Promise<ApiAnswer> => api.call(`tramitacion/${path}`, { login });
const log = ({ radicado }: FiledSolicitud): Promise<ApiAnswer> => read(`solicitudes/${radicado}/bitacora?lecturas=no`);
const lookUp = ({ identificacion }: FiledSolicitud): Promise<ApiAnswer> => api.call('consulta', { body: identificacion });

async function offered(): Promise<FiledSolicitud> {
  const one = await api.file();
  await api.database.query(
    `update solicitudes set estado = 'asignada', etapa = 2, etapa_del_resultado = 2, oferta_asignada = $2, plazo = $3,
       resultado_en = $4 where radicado = $1`,
    [one.radicado, one.datos.opciones[1], new Date(api.clock.now + 4 * DAY).toISOString(), new Date(api.clock.now).toISOString()],
  );
  await api.database.query(
    `insert into resultados (solicitud, etapa, oferta, resultado, orden)
     select s.id, 2, r.oferta, r.resultado, 1
     from solicitudes s, (values ($2::uuid, 'no_alcanzo'), ($3::uuid, 'asignada')) as r (oferta, resultado)
     where s.radicado = $1`,
    [one.radicado, ...one.datos.opciones],
  );
  return one;
}

const letterSchema = v.object({ tipo: v.string() });
const letters = async ({ radicado }: FiledSolicitud): Promise<string[]> =>
  (
    await readRows(
      api.database,
      letterSchema,
      'select tipo from avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1 order by a.id',
      [radicado],
    )
  ).map(({ tipo }) => tipo);

it('shows what the family could do, and logs who read it', async () => {
  const one = await offered();
  const { status, body } = await read(`solicitudes/${one.radicado}/familia`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ estado: 'asignada', acciones: ['aceptar', 'aceptar_y_seguir', 'declinar', 'retirar'] });
  const { body: bitacora } = await read(`solicitudes/${one.radicado}/bitacora`);
  expect(bitacora).toMatchObject({ elementos: [{ que: 'lectura', quien: 'revisora' }, {}] });
});

it.each([
  ['aceptar', 'aceptada'],
  ['aceptar_y_seguir', 'aceptada_y_en_lista'],
  ['declinar', 'declinada'],
])('answers an offer: %s', async (respuesta, estado) => {
  const one = await offered();
  expect((await inName(one, '/respuesta', { version: 1, respuesta })).body).toMatchObject({ estado, version: 2 });
  expect((await log(one)).body).toMatchObject({
    elementos: [
      { que: 'movimiento', quien: 'revisora', de: 'asignada', a: estado, peticion, oferta: { id: one.datos.opciones[1] } },
      {},
    ],
  });
  const { body } = await lookUp(one);
  expect(body['historia']).toMatchObject([{ oficina: false }, { a: estado, oficina: true }]);
  expect(JSON.stringify(body)).not.toContain('revisora');
  expect(JSON.stringify(body)).not.toContain('cédula');
  expect(await letters(one)).toEqual(['radicada', estado]);
});

it('answers in time only, and the version that was seen', async () => {
  const one = await offered();
  expect(await inName(one, '/respuesta', { version: 7, respuesta: 'aceptar' })).toMatchObject({
    status: 409,
    body: { codigo: 'version_vieja' },
  });
  await api.database.query('update solicitudes set plazo = $2 where radicado = $1', [
    one.radicado,
    new Date(api.clock.now).toISOString(),
  ]);
  expect(await inName(one, '/respuesta', { version: 1, respuesta: 'aceptar' })).toMatchObject({
    status: 409,
    body: { codigo: 'movimiento_no_permitido' },
  });
});

it('of two clerks who answer at once takes one', async () => {
  const one = await offered();
  const answers = await Promise.all([
    inName(one, '/respuesta', { version: 1, respuesta: 'aceptar' }),
    inName(one, '/respuesta', { version: 1, respuesta: 'declinar' }, 'funcionario'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('answers a correction, with papers', async () => {
  const one = await api.file();
  const step = (path: string, body: object) =>
    api.call(`tramitacion/solicitudes/${one.radicado}/${path}`, { login: 'revisora', body });
  await step('toma', { version: 1 });
  await step('movimientos', { version: 2, a: 'por_subsanar', motivo: 'Falta el registro', antesDe: '2025-10-20' });
  const documentos = [await api.upload()];
  const { body } = await inName(one, '/subsanacion', { version: 3, datos: { ...one.datos, documentos } }, 'funcionario');
  expect(body).toMatchObject({ estado: 'en_revision', documentos: [{ id: documentos[0] }] });
  expect((await log(one)).body).toMatchObject({
    elementos: [{ quien: 'funcionario', a: 'en_revision', peticion, documentos: ['soporte.pdf'] }, {}, {}, {}],
  });
});

it('edits while the call is open, and writes to the family at once', async () => {
  const one = await api.file();
  const acudiente = { ...one.datos.acudiente, nombres: 'Luz Stella' };
  const { body } = await inName(one, '/edicion', { version: 1, datos: { ...one.datos, acudiente } });
  expect(body).toMatchObject({ estado: 'radicada', version: 2 });
  expect((await log(one)).body).toMatchObject({
    elementos: [
      {
        que: 'edicion',
        quien: 'revisora',
        peticion,
        cambios: [{ campo: 'acudiente.nombres', antes: 'Luz Marina', despues: 'Luz Stella' }],
      },
      {},
    ],
  });
  const [letter] = await api.database.query(
    `select origen from avisos a join solicitudes s on s.id = a.solicitud where s.radicado = $1 and tipo = 'cambiada'`,
    [one.radicado],
  );
  // What the office does is not counted among the few letters of who may be a stranger.
  expect(letter).toEqual({ origen: null });
  expect((await inName(one, '/edicion', { version: 2, datos: { ...one.datos, opciones: [] } })).status).toBe(422);
});

it('changes the contact in every state, and withdraws', async () => {
  const one = await offered();
  const contacto = { telefono: '310 444 5566', correo: null };
  expect((await inName(one, '/contacto', { version: 1, contacto })).body).toMatchObject({
    estado: 'asignada',
    version: 2,
    datos: { acudiente: { telefono: '3104445566', correo: null } },
  });
  expect((await inName(one, '/retiro', { version: 2 })).body).toMatchObject({ estado: 'retirada' });
  const { body } = await lookUp(one);
  expect(body['historia']).toMatchObject([
    { que: 'movimiento' },
    { que: 'contacto', de: null, a: null, oficina: true },
    { a: 'retirada', oficina: true },
  ]);
});

it('says how the family asked, and nothing else', async () => {
  const one = await offered();
  const path = `tramitacion/solicitudes/${one.radicado}/familia/respuesta`;
  const body = { version: 1, respuesta: 'aceptar' };
  expect((await api.call(path, { login: 'revisora', body })).status).toBe(400);
  expect((await api.call(path, { login: 'revisora', body: { ...body, peticion: { canal: 'carta', nota: null } } })).status).toBe(
    400,
  );
});

describe('who may act in a family’s name', () => {
  const contacto = { telefono: '3104445566', correo: null };
  const calls = [
    ['/respuesta', { version: 1, respuesta: 'aceptar' }],
    ['/retiro', { version: 1 }],
    ['/contacto', { version: 1, contacto }],
    ['/edicion', { version: 1, datos: {} }],
    ['/subsanacion', { version: 1, datos: {} }],
  ] as const;

  it.each(calls)('is who processes: POST %s', async (path, body) => {
    const one = await offered();
    const where = `tramitacion/solicitudes/${one.radicado}/familia${path}`;
    expect((await api.call(where, { body: { peticion, ...body } })).status).toBe(401);
    for (const login of ['coordinador', 'secretaria', 'sinmenu']) {
      expect((await inName(one, path, body, login)).status).toBe(403);
    }
    expect(
      (
        await api.call(`tramitacion/solicitudes/2026-0000000-0/familia${path}`, {
          login: 'revisora',
          body: { peticion, ...body },
        })
      ).status,
    ).toBe(404);
  });

  it('reads it too', async () => {
    const { radicado } = await api.file();
    expect((await api.call(`tramitacion/solicitudes/${radicado}/familia`)).status).toBe(401);
    expect((await read(`solicitudes/${radicado}/familia`, 'coordinador')).status).toBe(403);
    expect((await read('solicitudes/2026-0000000-0/familia')).status).toBe(404);
  });
});
