import { startTestApi, type ApiAnswer, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const find = (tipoDocumento: string, documento: string, login: string | null = 'funcionario'): Promise<ApiAnswer> =>
  api.call(`tramitacion/solicitudes-vivas?${new URLSearchParams({ tipoDocumento, documento })}`, login === null ? {} : { login });
const foundBy = async (tipo: string, documento: string): Promise<unknown> => (await find(tipo, documento)).body['elementos'];

it('is the one in process of that document, however it is written, and none once that is dead', async () => {
  const { radicado, datos } = await api.file();
  const { tipoDocumento, documento, nombres, apellidos } = datos.estudiante;
  const live = [{ radicado, estado: 'radicada', estudiante: `${nombres} ${apellidos ?? ''}` }];
  expect(await foundBy(tipoDocumento, documento)).toEqual(live);
  expect(await foundBy(tipoDocumento, `0${documento}`)).toEqual(live);
  expect(await foundBy('RC', ` ${documento.slice(0, 4)}.${documento.slice(4)}`)).toEqual(live);
  expect(await foundBy('PA', documento)).toEqual([]);
  expect(await foundBy('XX', documento)).toEqual([]);
  expect(await foundBy(tipoDocumento, `${documento.slice(0, -1)}\u0000`)).toEqual([]);
  await api.database.query("update solicitudes set estado = 'retirada' where radicado = $1", [radicado]);
  expect(await foundBy(tipoDocumento, documento)).toEqual([]);
});

it('is told to nobody but who processes, and a question without a number is none', async () => {
  expect((await find('TI', '990000001', null)).status).toBe(401);
  expect((await find('TI', '990000001', 'sinmenu')).status).toBe(403);
  expect((await find('TI', '')).status).toBe(400);
});
