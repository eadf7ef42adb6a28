import { describeOnPostgres } from '#test/support/testDatabase.ts';
import { type FiledSolicitud, type ApiAnswer, startTestApi, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let api: TestApi;

const estados = (answers: readonly ApiAnswer[]): number[] => answers.map(({ status }) => status).sort();

/** What is stored of a solicitud, with how many moves its log tells. */
async function saved(radicado: string): Promise<unknown> {
  const [row] = await api.database.query(
    `select estado, version, asignada_a as "asignadaA",
       (select count(*) from bitacora where solicitud = s.id and a is not null) as movimientos
     from solicitudes s where radicado = $1`,
    [radicado],
  );
  return row;
}

const edit = ({ identificacion, datos: data }: FiledSolicitud, version: number): Promise<ApiAnswer> =>
  api.call('consulta/edicion', { body: { identificacion, version, datos: data } });
const take = ({ radicado }: FiledSolicitud, version: number, login: string): Promise<ApiAnswer> =>
  api.call(`tramitacion/solicitudes/${radicado}/toma`, { login, body: { version } });

describeOnPostgres('what happens at once', (databases) => {
  beforeAll(async () => {
    api = await startTestApi(await databases.seeded());
  });
  afterAll(() => api.close());

  it('one key sent twenty times is one request', async () => {
    const newSolicitud = api.newSolicitud();
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.call('solicitudes', { body: newSolicitud })));
    expect(estados(answers)).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
    expect(new Set(answers.map(({ body }) => body['radicado'])).size).toBe(1);
  });

  it('one pupil filed ten times with ten keys is one request', async () => {
    const data = api.datos();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.call('solicitudes', { body: api.newSolicitud(data) })),
    );
    expect(estados(answers)).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(new Set(answers.map(({ body }) => body.codigo))).toEqual(new Set([undefined, 'solicitud_viva']));
  });

  it('one support named by two requests is one’s', async () => {
    const file = await api.upload();
    const condiciones = [{ codigo: 'victima', institucion: null, autorizada: true, archivos: [file] }];
    const answers = await Promise.all(
      Array.from({ length: 2 }, () => api.call('solicitudes', { body: api.newSolicitud(api.datos({ condiciones })) })),
    );
    expect(estados(answers)).toEqual([201, 422]);
  });

  it('of an edit and two takes, each with what it saw, one is made', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await api.file();
      const answers = await Promise.all([edit(one, 1), take(one, 1, 'revisora'), take(one, 1, 'funcionario')]);
      expect(estados(answers)).toEqual([200, 409, 409]);
      expect(await saved(one.radicado)).toMatchObject({ version: 2, movimientos: 2 });
    }
  });

  it('siblings who name one another while they are processed wait for nobody for ever', async () => {
    const [first, two] = [await api.file(), await api.file()];
    const name = (one: FiledSolicitud, other: FiledSolicitud): Promise<ApiAnswer> =>
      edit({ ...one, datos: { ...one.datos, hermanos: [{ radicado: other.radicado }] } }, 1);
    const hermanos = [{ radicado: first.radicado }, { radicado: two.radicado }];
    const answers = await Promise.all([
      name(first, two),
      name(two, first),
      ...Array.from({ length: 4 }, () => api.call('solicitudes', { body: api.newSolicitud(api.datos({ hermanos })) })),
      take(first, 1, 'revisora'),
      take(two, 1, 'funcionario'),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201, 409]));
    const rows = await api.database.query(
      `select distinct tiquete_familia from solicitudes
       where radicado = any($1::text[]) or datos->'hermanos' @> $2::jsonb`,
      [[first.radicado, two.radicado], JSON.stringify([{ radicado: first.radicado }])],
    );
    expect(rows).toHaveLength(1);
  });
});
