import { startTestApi, type ApiAnswer, type FiledSolicitud, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const assign = (a: string | null, solicitudes: readonly object[], login = 'revisora'): Promise<ApiAnswer> =>
  api.call('tramitacion/asignaciones', { login, body: { solicitudes, a } });
const asSeen = ({ radicado }: FiledSolicitud, version = 1) => ({ radicado, version });

async function outcomes(...args: Parameters<typeof assign>): Promise<string[]> {
  const { status, body } = await assign(...args);
  expect(status).toBe(200);
  return (body['resultados'] as { resultado: string }[]).map(({ resultado }) => resultado);
}
const rowOf = async ({ radicado }: FiledSolicitud) =>
  (await api.database.query('select estado, asignada_a, version from solicitudes where radicado = $1', [radicado]))[0];
const logOf = async ({ radicado }: FiledSolicitud) =>
  api.database.query(
    `select quien, que, a, detalle->>'asignadaA' as para from bitacora join solicitudes s on s.id = solicitud
     where radicado = $1 and que <> 'lectura' order by bitacora.id offset 1`,
    [radicado],
  );

it('takes several, each in its own move and told by itself', async () => {
  const [free, taken, changed] = [await api.file(), await api.file(), await api.file()];
  expect(await outcomes('funcionario', [asSeen(taken)], 'funcionario')).toEqual(['hecha']);
  const unknown = { radicado: '2027-0000000-0', version: 1 };
  expect(await outcomes('revisora', [asSeen(free), asSeen(taken), asSeen(changed, 2), unknown])).toEqual([
    'hecha',
    'cambio',
    'cambio',
    'no_encontrada',
  ]);
  expect(await rowOf(free)).toEqual({ estado: 'en_revision', asignada_a: 'revisora', version: 2 });
  expect(await rowOf(taken)).toMatchObject({ asignada_a: 'funcionario' });
  expect(await rowOf(changed)).toMatchObject({ estado: 'radicada', asignada_a: null });
  expect(await logOf(free)).toEqual([{ quien: 'revisora', que: 'toma', a: 'en_revision', para: null }]);
});

it('asked again, as after a lost answer, changes nothing and is done', async () => {
  const one = await api.file();
  expect(await outcomes('revisora', [asSeen(one)])).toEqual(['hecha']);
  expect(await outcomes('revisora', [asSeen(one)])).toEqual(['hecha']);
  expect(await outcomes(null, [asSeen(one, 2)])).toEqual(['hecha']);
  expect(await outcomes(null, [asSeen(one, 2)])).toEqual(['hecha']);
  expect(await logOf(one)).toHaveLength(2);
});

it('hands over what is the own, what is nobody’s and what a colleague has', async () => {
  const [own, free, other] = [await api.file(), await api.file(), await api.file()];
  await outcomes('revisora', [asSeen(own)]);
  await outcomes('admin', [asSeen(other)], 'admin');
  expect(await outcomes('funcionario', [asSeen(own, 2), asSeen(free), asSeen(other, 2)])).toEqual(['hecha', 'hecha', 'hecha']);
  for (const one of [own, free, other]) {
    expect(await rowOf(one)).toMatchObject({ estado: 'en_revision', asignada_a: 'funcionario' });
    expect((await logOf(one)).at(-1)).toMatchObject({ quien: 'revisora', para: 'funcionario' });
    const { body } = await api.call(`tramitacion/solicitudes/${one.radicado}/bitacora`, { login: 'revisora' });
    expect((body['elementos'] as object[])[0]).toMatchObject({ quien: 'revisora', asignadaA: 'funcionario' });
  }
});

it('gives back only the own, and takes nothing that is decided', async () => {
  const [one, gone] = [await api.file(), await api.file()];
  await outcomes('funcionario', [asSeen(one)], 'funcionario');
  const body = { version: 1, a: 'retirada', motivo: 'La familia lo pidió', antesDe: null };
  await api.call(`tramitacion/solicitudes/${gone.radicado}/movimientos`, { login: 'revisora', body });
  expect(await outcomes(null, [asSeen(one, 2)])).toEqual(['no_permitida']);
  expect(await outcomes('revisora', [asSeen(gone, 2)])).toEqual(['no_permitida']);
});

it('two who take the same ones at once: each is one person’s, and the other is told', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => api.file()));
  const both = await Promise.all([
    outcomes(
      'revisora',
      all.map((one) => asSeen(one)),
    ),
    outcomes(
      'funcionario',
      [...all].reverse().map((one) => asSeen(one)),
      'funcionario',
    ),
  ]);
  const told = both.flat();
  expect(told.filter((outcome) => outcome === 'hecha')).toHaveLength(4);
  expect(told.filter((outcome) => outcome === 'cambio')).toHaveLength(4);
});

it('refuses who processes none, and more than a page', async () => {
  const one = await api.file();
  expect(await assign('coordinador', [asSeen(one)])).toMatchObject({ status: 422 });
  expect(await assign('nadie', [asSeen(one)])).toMatchObject({ status: 422 });
  expect((await assign('revisora', [])).status).toBe(400);
  expect((await assign('revisora', Array(51).fill(asSeen(one)))).status).toBe(400);
  expect((await assign('revisora', [asSeen(one)], 'coordinador')).status).toBe(403);
});

it('knows who works here, by name', async () => {
  const { body } = await api.call('tramitacion/personas', { login: 'revisora' });
  expect(body['personas']).toEqual(
    expect.arrayContaining([
      { login: 'revisora', nombre: 'Ana Pérez', tramita: true },
      { login: 'secretaria', nombre: 'Marta Ospina', tramita: false },
    ]),
  );
});
