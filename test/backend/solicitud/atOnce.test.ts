import { describeOnPostgres } from '#test/support/testDatabase.ts';
import { type Radicada, type Respuesta, startTramites, type Tramites } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let tramites: Tramites;

const estados = (answers: readonly Respuesta[]): number[] => answers.map(({ status }) => status).sort();

/** What is stored of a request, with how many moves its log tells. */
async function guardada(radicado: string): Promise<unknown> {
  const [row] = await tramites.database.query(
    `select estado, version, asignada_a as "asignadaA",
       (select count(*) from bitacora where solicitud = s.id and a is not null) as movimientos
     from solicitudes s where radicado = $1`,
    [radicado],
  );
  return row;
}

const editar = ({ identificacion, datos }: Radicada, version: number): Promise<Respuesta> =>
  tramites.llamar('consulta/edicion', { body: { identificacion, version, datos } });
const tomar = ({ radicado }: Radicada, version: number, como: string): Promise<Respuesta> =>
  tramites.llamar(`tramitacion/solicitudes/${radicado}/toma`, { como, body: { version } });

describeOnPostgres('what happens at once', (databases) => {
  beforeAll(async () => {
    tramites = await startTramites(await databases.seeded());
  });
  afterAll(() => tramites.close());

  it('one key sent twenty times is one request', async () => {
    const nueva = tramites.nueva();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tramites.llamar('solicitudes', { body: nueva })));
    expect(estados(answers)).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
    expect(new Set(answers.map(({ body }) => body['radicado'])).size).toBe(1);
  });

  it('one pupil filed ten times with ten keys is one request', async () => {
    const datos = tramites.datos();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => tramites.llamar('solicitudes', { body: tramites.nueva(datos) })),
    );
    expect(estados(answers)).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(new Set(answers.map(({ body }) => body.codigo))).toEqual(new Set([undefined, 'solicitud_viva']));
  });

  it('one support named by two requests is one’s', async () => {
    const archivo = await tramites.cargar();
    const condiciones = [{ codigo: 'victima', institucion: null, autorizada: true, archivos: [archivo] }];
    const answers = await Promise.all(
      Array.from({ length: 2 }, () => tramites.llamar('solicitudes', { body: tramites.nueva(tramites.datos({ condiciones })) })),
    );
    expect(estados(answers)).toEqual([201, 422]);
  });

  it('of an edit and two takes, each with what it saw, one is made', async () => {
    for (let round = 0; round < 5; round += 1) {
      const una = await tramites.radicar();
      const answers = await Promise.all([editar(una, 1), tomar(una, 1, 'revisora'), tomar(una, 1, 'funcionario')]);
      expect(estados(answers)).toEqual([200, 409, 409]);
      expect(await guardada(una.radicado)).toMatchObject({ version: 2, movimientos: 2 });
    }
  });

  it('siblings who name one another while they are processed wait for nobody for ever', async () => {
    const [uno, dos] = [await tramites.radicar(), await tramites.radicar()];
    const nombrar = (una: Radicada, otra: Radicada): Promise<Respuesta> =>
      editar({ ...una, datos: { ...una.datos, hermanos: [{ radicado: otra.radicado }] } }, 1);
    const hermanos = [{ radicado: uno.radicado }, { radicado: dos.radicado }];
    const answers = await Promise.all([
      nombrar(uno, dos),
      nombrar(dos, uno),
      ...Array.from({ length: 4 }, () => tramites.llamar('solicitudes', { body: tramites.nueva(tramites.datos({ hermanos })) })),
      tomar(uno, 1, 'revisora'),
      tomar(dos, 1, 'funcionario'),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201, 409]));
    const rows = await tramites.database.query(
      `select distinct tiquete_familia from solicitudes
       where radicado = any($1::text[]) or datos->'hermanos' @> $2::jsonb`,
      [[uno.radicado, dos.radicado], JSON.stringify([{ radicado: uno.radicado }])],
    );
    expect(rows).toHaveLength(1);
  });
});
