import { startTestApi, type TestApi } from '#test/support/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('gives all that is kept of one solicitud as a text, and is in the log (F146)', async () => {
  const { radicado, identificacion } = await api.file({
    condiciones: [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [await api.upload()] }],
  });
  const contacto = { telefono: '3009998877', correo: 'otra@example.com' };
  await api.call('consulta/contacto', { body: { identificacion, version: 1, contacto } });
  const { status, body } = await api.call(`tramitacion/solicitudes/${radicado}/exportacion`, { login: 'revisora' });
  expect(status).toBe(200);
  expect(body['nombre']).toBe(`expediente-${radicado}.txt`);
  const text = String(body['contenido']);
  for (const line of [
    `Todo lo que se guarda de la solicitud ${radicado}`,
    'Nombres: Iñaki',
    'Apellidos: Ñáñez O’Connor',
    'Fecha nacimiento: 20 de mayo de 2015',
    'Condiciones:',
    'Para: luz@example.com',
    'Para: otra@example.com',
    'Tipo: radicada',
    'Antes: 3001112233',
    'Que: contacto',
    'Exportación: sí',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toMatch(/acciones|\[object/i);
});

it('is for who processes, and of what there is', async () => {
  const { radicado } = await api.file();
  const path = `tramitacion/solicitudes/${radicado}/exportacion`;
  expect((await api.call(path)).status).toBe(401);
  expect((await api.call(path, { login: 'coordinador' })).status).toBe(403);
  expect((await api.call('tramitacion/solicitudes/2026-0000000-0/exportacion', { login: 'revisora' })).status).toBe(404);
});
