import { startTestApi, type FiledSolicitud, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const CHILD = { nombres: 'Ana Lucía', apellidos: 'Vélez Ríos', fechaNacimiento: '2020-02-10' };
const likeOf = async ({ radicado }: FiledSolicitud): Promise<unknown> =>
  (await api.call(`tramitacion/solicitudes/${radicado}`, { login: 'revisora' })).body['parecidas'];

it('are the other live ones of a pupil of the same names and day of birth, whatever their documents (F156)', async () => {
  const first = await api.file({ estudiante: CHILD });
  expect(await likeOf(first)).toEqual([]);
  const second = await api.file({
    estudiante: { ...CHILD, nombres: 'ANA  lucia', apellidos: 'Velez Rios' },
    acudiente: { documento: '79111222', nombres: 'Luis', apellidos: 'Vélez' },
  });
  // A twin, and somebody of the same names.
  await api.file({ estudiante: { ...CHILD, nombres: 'Sara' } });
  await api.file({ estudiante: { ...CHILD, fechaNacimiento: '2020-02-11' } });
  expect(await likeOf(first)).toEqual([{ radicado: second.radicado, estado: 'radicada', acudiente: 'Luis Vélez' }]);
  expect(await likeOf(second)).toMatchObject([{ radicado: first.radicado }]);
  await api.database.query("update solicitudes set estado = 'retirada' where radicado = $1", [second.radicado]);
  expect(await likeOf(first)).toEqual([]);
  expect(await likeOf(second)).toEqual([]);
});
