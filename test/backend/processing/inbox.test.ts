import * as v from 'valibot';

import { startTestApi, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const pageSchema = v.object({
  elementos: v.array(
    v.looseObject({
      radicado: v.string(),
      radicadaEn: v.string(),
      estado: v.string(),
      antesDe: v.nullable(v.string()),
      grado: v.number(),
      asignadaA: v.nullable(v.string()),
      acudiente: v.nullable(v.string()),
      clave: v.string(),
    }),
  ),
  pagina: v.number(),
  total: v.number(),
});
type Page = v.InferOutput<typeof pageSchema>;

async function read(path: string, login = 'revisora'): Promise<Record<string, unknown>> {
  const { status, body } = await api.call(`tramitacion/solicitudes${path}`, { login });
  expect(status).toBe(200);
  return body;
}
const inbox = async (query: string): Promise<Page> => v.parse(pageSchema, await read(`?${query}`));
const radicados = ({ elementos }: Page): string[] => elementos.map(({ radicado }) => radicado);
const nextOf = async (radicado: string, query: string) => (await read(`/${radicado}/siguiente?${query}`))['siguiente'];
const lastKey = ({ elementos }: Page): string => elementos.at(-1)?.clave ?? '';
const take = (radicado: string, login = 'revisora') =>
  api.call(`tramitacion/solicitudes/${radicado}/toma`, { login, body: { version: 1 } });

describe('what the inbox holds', () => {
  it('to be done is what waits for staff', async () => {
    const { elementos, total } = await inbox('estado=por_hacer&porPagina=50');
    const sum = (await inbox('estado=radicada')).total + (await inbox('estado=en_revision')).total;
    expect(total).toBe(sum);
    expect(elementos).toHaveLength(50);
    for (const { estado } of elementos) expect(['radicada', 'en_revision']).toContain(estado);
  });

  it('filters by grado, by condition and by who has it', async () => {
    const [of9] = (await inbox('grado=9')).elementos;
    expect(of9?.grado).toBe(9);
    const { total } = await inbox('condicion=discapacidad');
    const [row] = await api.database.query(
      `select count(*) as cuantas from solicitud_condiciones where condicion = 'discapacidad'`,
    );
    expect(total).toBe(row?.['cuantas']);
    const { radicado } = await api.file();
    await take(radicado, 'funcionario');
    expect(radicados(await inbox(`asignacion=de:funcionario&texto=${radicado}`))).toEqual([radicado]);
    expect(radicados(await inbox(`asignacion=de:revisora&texto=${radicado}`))).toEqual([]);
  });

  it('filters by deadline, to the end of the day of the city', async () => {
    const { radicado } = await api.file();
    await take(radicado);
    const move = { version: 2, a: 'por_subsanar', motivo: 'Falta', antesDe: '2025-10-20' };
    await api.call(`tramitacion/solicitudes/${radicado}/movimientos`, { login: 'revisora', body: move });
    const { now } = api.clock;
    const found = async (plazo: string) =>
      radicados(await inbox(`plazo=${plazo}&orden=plazo&texto=${radicado}`)).includes(radicado);
    const all = async () => [await found('vencida'), await found('hoy'), await found('semana')];
    const at = (text: string) => (api.clock.now = Date.parse(text));
    at('2025-10-14T04:59:59Z');
    expect(await all()).toEqual([false, false, false]);
    at('2025-10-14T05:00:00Z');
    expect(await all()).toEqual([false, false, true]);
    at('2025-10-20T05:00:00Z');
    expect(await all()).toEqual([false, true, true]);
    at('2025-10-21T05:00:00Z');
    expect(await all()).toEqual([true, false, false]);
    api.clock.now = now;
  });

  it('gives the newest first, or the earliest deadline and last what has none', async () => {
    const moments = (await inbox('orden=recientes&porPagina=25')).elementos.map(({ radicadaEn }) => radicadaEn);
    expect(moments).toEqual([...moments].sort().reverse());
    const first = await inbox('orden=plazo&porPagina=50');
    const deadlines = first.elementos.map(({ antesDe }) => antesDe ?? '~');
    expect(deadlines).toEqual([...deadlines].sort());
  });

  it.each(['orden=otro', 'plazo=ayer', 'porPagina=11', 'tras=1', 'tras=x.1', 'grado=x', 'condicion=X', 'asignacion=de:'])(
    'refuses the query %s',
    async (query) => {
      expect((await api.call(`tramitacion/solicitudes?${query}`, { login: 'revisora' })).status).toBe(400);
    },
  );
});

describe('a search', () => {
  it('says which guardian it found, where the pupil does not explain it', async () => {
    const { radicado } = await api.file({
      estudiante: { nombres: 'Zulima', apellidos: 'Quimbaya' },
      acudiente: { nombres: 'Wenceslao', apellidos: 'Quimbaya', telefono: '3001112299' },
    });
    const found = async (texto: string) =>
      (await inbox(`texto=${encodeURIComponent(texto)}`)).elementos.find((one) => one.radicado === radicado)?.acudiente;
    expect(await found('wences')).toBe('Wenceslao Quimbaya 3001112299');
    expect(await found('+57 300 111 22 99')).toBe('Wenceslao Quimbaya 3001112299');
    expect(await found('zulima quimbaya')).toBeNull();
    expect(await found(radicado)).toBeNull();
  });

  it.each(['<b>"%_\\', 'ab', 'a b', '%'])('of %j, fewer than three letters, finds nothing', async (texto) => {
    expect((await inbox(`texto=${encodeURIComponent(texto)}`)).total).toBe(0);
  });

  it('takes signs for spaces, and finds short words that stand side by side', async () => {
    const { radicado } = await api.file({ estudiante: { nombres: 'Li', apellidos: 'Yu' } });
    expect(radicados(await inbox('texto=li-yu'))).toContain(radicado);
    expect(radicados(await inbox('texto=%3Cli%3E+yu'))).toContain(radicado);
  });
});

describe('what is handled meanwhile', () => {
  const filter = 'estado=radicada';

  it.each(['antiguas', 'recientes', 'plazo'])('hides nothing of the next page (%s)', async (orden) => {
    for (let count = 0; count < 25; count += 1) await api.file();
    const query = `${filter}&orden=${orden}`;
    const whole = radicados(await inbox(`${query}&porPagina=50`));
    const first = await inbox(query);
    const handled = radicados(first).slice(3);
    for (const radicado of handled) await take(radicado);
    const second = await inbox(`${query}&pagina=2&tras=${lastKey(first)}`);
    expect(radicados(second)).toEqual(whole.slice(10, 20));
    // Three are left before it: it is the first page by now, and the next one follows it.
    expect(second.pagina).toBe(1);
    const third = await inbox(`${query}&pagina=2&tras=${lastKey(second)}`);
    expect(radicados(third)).toEqual(whole.slice(20, 30));
  });

  it('the next one comes after the one that is read, though that one has left the list', async () => {
    const [first = '', second = '', third = ''] = radicados(await inbox(filter));
    expect(await nextOf(first, filter)).toBe(second);
    await take(first);
    await take(second);
    expect(await nextOf(first, filter)).toBe(third);
    const [newest = '', before = ''] = radicados(await inbox(`${filter}&orden=recientes`));
    expect(await nextOf(newest, `${filter}&orden=recientes`)).toBe(before);
    expect(await nextOf(newest, filter)).toBeNull();
    expect((await api.call('tramitacion/solicitudes/2027-0000000-0/siguiente', { login: 'revisora' })).status).toBe(404);
  });
});
