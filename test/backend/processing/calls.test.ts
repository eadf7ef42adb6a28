import * as v from 'valibot';

import { readRows } from '#backend/db/database.ts';
import { createKeptLog } from '#test/support/quietLog.ts';
import { sendDue } from '#test/support/sendDue.ts';
import { startTestApi, type ApiAnswer, type FiledSolicitud, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

const DAY = 24 * 60 * 60 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.database.query("update solicitudes set correo = 'x@example.com' where correo is null");
  await api.database.query('update solicitudes set carta_fallida = false');
});
afterAll(() => api.close());

const read = (path: string, login = 'revisora'): Promise<ApiAnswer> => api.call(`tramitacion/${path}`, { login });
const listed = async (query = ''): Promise<unknown> => (await read(`llamadas${query}`)).body['elementos'];
const call = (
  { radicado }: FiledSolicitud,
  resultado: string,
  { version = 1, intentos = 0, login = 'revisora' } = {},
): Promise<ApiAnswer> =>
  api.call(`tramitacion/solicitudes/${radicado}/llamadas`, {
    login,
    body: { version, intentos, resultado, nota: 'Habló con la tía' },
  });

/** Filed by a family without an e-mail, and come to a state since. */
async function without(estado: string, days: number | null = null): Promise<FiledSolicitud> {
  const one = await api.file({ acudiente: { correo: null } });
  await come(one, estado, days);
  return one;
}
const come = (one: FiledSolicitud, estado: string, days: number | null = null): Promise<unknown> =>
  api.database.query('update solicitudes set estado = $2, plazo = $3, oferta_asignada = $4 where radicado = $1', [
    one.radicado,
    estado,
    days === null ? null : new Date(api.clock.now + days * DAY).toISOString(),
    estado === 'asignada' ? one.datos.opciones[0] : null,
  ]);

it('are those of who left no e-mail and has something to hear, the nearest deadline first', async () => {
  const [later, sooner, waiting, nothing] = [
    await without('asignada', 4),
    await without('por_subsanar', 2),
    await without('en_lista_de_espera'),
    await without('radicada'),
  ];
  expect(await listed()).toMatchObject([
    { radicado: sooner.radicado, estado: 'por_subsanar', porque: 'sin_correo', telefono: '3001112233', oferta: null },
    { radicado: later.radicado, estado: 'asignada', oferta: { id: later.datos.opciones[0] }, intentos: 0, ultimo: null },
    { radicado: waiting.radicado, antesDe: null },
  ]);
  expect(await listed('?estado=asignada')).toMatchObject([{ radicado: later.radicado }]);
  expect(JSON.stringify(await listed())).not.toContain(nothing.radicado);
});

it('are logged, and done once: who did not answer stays, who was told goes', async () => {
  const one = await without('asignada', 4);
  expect((await call(one, 'no_contesta')).body).toEqual({ radicado: one.radicado, resultado: 'no_contesta' });
  expect(await listed()).toMatchObject([{ radicado: one.radicado, intentos: 1, ultimo: { quien: 'revisora' } }]);
  expect((await call(one, 'hecha', { intentos: 1 })).status).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await read(`solicitudes/${one.radicado}/bitacora?lecturas=no`)).body).toMatchObject({
    elementos: [
      { que: 'llamada', quien: 'revisora', motivo: 'Habló con la tía' },
      { que: 'llamada_sin_respuesta' },
      { que: 'movimiento' },
    ],
  });
  const { body } = await api.call('consulta', { body: one.identificacion });
  expect(body['historia']).toMatchObject([{}, { que: 'llamada_sin_respuesta', motivo: null }, { que: 'llamada', motivo: null }]);
  const ended = await call(one, 'hecha', { intentos: 2 });
  expect(ended).toMatchObject({
    status: 409,
    body: { codigo: 'llamada_registrada', detail: 'A esta familia ya no hay que llamarla' },
  });
});

it('of two clerks who mark the same one at once takes one', async () => {
  const one = await without('asignada', 4);
  const answers = await Promise.all([call(one, 'hecha'), call(one, 'no_contesta', { login: 'funcionario' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await call(one, 'hecha', { version: 9 })).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
});

it('tell the second clerk who called and what they noted, and the same clerk whose answer was lost that it is done (F155)', async () => {
  const one = await without('asignada', 4);
  const answered = { radicado: one.radicado, resultado: 'no_contesta' };
  for (const _ of [1, 2]) expect(await call(one, 'no_contesta')).toMatchObject({ status: 200, body: answered });
  expect(await listed()).toMatchObject([{ intentos: 1, ultimo: { quien: 'revisora', nota: 'Habló con la tía' } }]);
  const second = await call(one, 'no_contesta', { login: 'funcionario' });
  expect(second).toMatchObject({ status: 409, body: { codigo: 'llamada_registrada' } });
  expect(second.body['detail']).toMatch(/ ya registró que esta familia no contestó\. Anotó: «Habló con la tía»$/);
  await call(one, 'hecha', { intentos: 1 });
  expect((await call(one, 'no_contesta', { intentos: 1, login: 'funcionario' })).body['detail']).toMatch(
    / ya registró que llamó a esta familia\. Anotó: «Habló con la tía»$/,
  );
});

it('are made again for what is new, and not once there is an address', async () => {
  const one = await without('por_subsanar', 2);
  await call(one, 'hecha');
  expect(await listed()).toEqual([]);
  await come(one, 'asignada', 4);
  expect(await listed()).toMatchObject([{ radicado: one.radicado, intentos: 0, ultimo: null }]);
  await api.database.query("update solicitudes set correo = 'ahora@example.com' where radicado = $1", [one.radicado]);
  expect(await listed()).toEqual([]);
});

it('are those whose letter about it failed for good, until they have another address', async () => {
  const one = await api.file();
  await api.database.query('delete from avisos');
  await come(one, 'asignada', 4);
  const [row] = await readRows(api.database, v.object({ id: v.number() }), 'select id from solicitudes where radicado = $1', [
    one.radicado,
  ]);
  const moment = new Date(api.clock.now).toISOString();
  await api.database.query(
    `insert into avisos (clave, solicitud, tipo, para, datos, creado_en, proximo_intento)
     values ('prueba', $1, 'asignada', 'luz@example.com', $2, $3, $3)`,
    [row?.id, { radicado: one.radicado, plazo: null }, moment],
  );
  expect(await listed()).toEqual([]);
  await sendDue({
    database: api.database,
    transport: {
      send: () =>
        Promise.reject(Object.assign(new Error('550 no'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })),
      close: () => undefined,
    },
    now: () => api.clock.now,
    log: createKeptLog(),
    timeZone: 'America/Bogota',
  });
  expect(await listed()).toMatchObject([{ radicado: one.radicado, porque: 'carta_fallida' }]);
  await api.call('consulta/contacto', {
    body: { identificacion: one.identificacion, version: 1, contacto: { telefono: null, correo: 'otra@example.com' } },
  });
  expect(await listed()).toEqual([]);
});

it('are who processes’', async () => {
  const one = await without('asignada', 4);
  expect((await api.call('tramitacion/llamadas')).status).toBe(401);
  for (const login of ['coordinador', 'secretaria', 'sinmenu']) {
    expect((await read('llamadas', login)).status).toBe(403);
    expect((await call(one, 'hecha', { login })).status).toBe(403);
  }
  expect((await call({ ...one, radicado: '2026-0000000-0' }, 'hecha')).status).toBe(404);
});
