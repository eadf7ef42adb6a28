import type { ConfirmationRow } from '#domain/contractTypes.ts';
import { startTestApi, type TestApi } from '#test/support/testApi.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(300_000);

interface Seated {
  radicado: string;
  estado: string;
  tipo: string;
  documento: string;
  dane: string;
  institucion: string;
  sede: string;
}

describeOnBoth('the confirmation of matrículas from a file', ({ seeded }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi(await seeded());
  });
  afterEach(() => api.close());

  /** Those of the demonstration in a state, with the seat that they hold. */
  const inEstado = async (estado: string): Promise<Seated[]> =>
    (await api.database.query(
      `select s.radicado, s.estado, s.documento_tipo as tipo, s.documento, i.dane, i.nombre as institucion, d.nombre as sede
       from solicitudes s join ofertas o on o.id = s.oferta_asignada join sedes d on d.id = o.sede
         join instituciones i on i.dane = d.institucion
       where s.estado = $1 and s.anio = (select max(anio) from convocatorias) order by s.id`,
      [estado],
    )) as unknown as Seated[];
  const one = async (estado: string): Promise<Seated> => {
    const [first] = await inEstado(estado);
    if (!first) throw new Error(`The demonstration has none in ${estado}`);
    return first;
  };
  const rowOf = ({ documento, sede }: Seated, change: Partial<ConfirmationRow> = {}): ConfirmationRow => ({
    fila: 2,
    documento,
    sede,
    tipoDocumento: '',
    dane: '',
    ...change,
  });
  const send = (filas: readonly ConfirmationRow[], huella: string | null = null, login = 'coordinador') =>
    api.call('gestion/matricula/confirmacion', { login, body: { huella, filas } });
  const estadoOf = async ({ radicado }: Seated) => {
    const [row] = await api.database.query('select estado from solicitudes where radicado = $1', [radicado]);
    return row?.['estado'];
  };
  const logOf = ({ radicado }: Seated) =>
    api.database.query(
      `select b.que, b.quien, b.papel, b.de, b.a from bitacora b join solicitudes s on s.id = b.solicitud
       where s.radicado = $1 and b.a = 'matriculada'`,
      [radicado],
    );

  it('moves all that the file names as by hand, with log and letter; once more changes nothing', async () => {
    const plain = await one('aceptada');
    const waiting = await one('aceptada_y_en_lista');
    const before = await one('matriculada');
    const filas = [
      rowOf(plain, { documento: `00${plain.documento}`, sede: plain.sede.toUpperCase() }),
      rowOf(waiting, { fila: 3, tipoDocumento: waiting.tipo, dane: `${waiting.dane}\u00a0`.trim() }),
      rowOf(before, { fila: 4, sede: `${before.institucion} ${before.sede}` }),
    ];
    const review = await send(filas);
    expect(review).toMatchObject({
      status: 200,
      body: { revisadas: 3, confirmadas: 2, yaMatriculadas: 1, guardada: false, errores: [] },
    });
    expect(await estadoOf(plain)).toBe('aceptada');
    const huella = String(review.body['huella']);
    expect(await send(filas, huella)).toMatchObject({ status: 200, body: { confirmadas: 2, guardada: true } });
    for (const each of [plain, waiting]) {
      expect(await estadoOf(each)).toBe('matriculada');
      expect(await logOf(each)).toEqual([
        { que: 'movimiento', quien: 'coordinador', papel: 'funcionario', de: each.estado, a: 'matriculada' },
      ]);
    }
    const letters = () => api.database.query(`select 1 from avisos where tipo = 'matriculada'`);
    const told = (await letters()).length;
    // Its answer was lost.
    expect(await send(filas, huella)).toMatchObject({
      status: 200,
      body: { confirmadas: 0, yaMatriculadas: 3, guardada: true, errores: [] },
    });
    expect(await logOf(plain)).toHaveLength(1);
    expect(await letters()).toHaveLength(told);
  });

  it('tells every wrong row by line and column, and moves none', async () => {
    const good = await one('aceptada');
    const [, other] = await inEstado('aceptada');
    const pending = await one('asignada');
    if (!other) throw new Error('The demonstration has one only');
    const review = await send([rowOf(good)]);
    const { status, body } = await send(
      [
        rowOf(good),
        rowOf(good, { fila: 3, tipoDocumento: good.tipo }),
        rowOf(other, { fila: 4, sede: 'Ninguna' }),
        rowOf(other, { fila: 5, dane: '190000000999' }),
        rowOf(other, { fila: 6, tipoDocumento: 'XX' }),
        rowOf(other, { fila: 7, documento: '999999999999' }),
        rowOf(other, { fila: 8, documento: '', sede: ' ', dane: '1' }),
        rowOf(pending, { fila: 9 }),
        rowOf(other, { fila: 10, tipoDocumento: 'PPT' }),
      ],
      String(review.body['huella']),
    );
    expect([status, body['guardada']]).toEqual([200, false]);
    const errors = body['errores'] as { fila: number; columna: string; mensaje: string }[];
    expect(errors.map(({ fila, columna }) => [fila, columna])).toEqual([
      [3, 'documento'],
      [4, 'sede'],
      [5, 'sede'],
      [6, 'tipoDocumento'],
      [7, 'documento'],
      [8, 'documento'],
      [8, 'sede'],
      [8, 'dane'],
      [9, 'documento'],
      [10, 'documento'],
    ]);
    expect(errors[0]?.mensaje).toBe('Es el mismo estudiante de la línea 2: deje una sola de las dos.');
    expect(errors[1]?.mensaje).toContain(other.dane);
    expect(errors[8]?.mensaje).toBe('Una solicitud en estado «Asignada» no puede matricularse.');
    expect(await estadoOf(good)).toBe('aceptada');
  });

  it('saves what was reviewed: a solicitud that changed since is reviewed again', async () => {
    const good = await one('aceptada');
    const review = await send([rowOf(good)]);
    await api.database.query('update solicitudes set version = version + 1 where radicado = $1', [good.radicado]);
    expect(await send([rowOf(good)], String(review.body['huella']))).toMatchObject({
      status: 409,
      body: { codigo: 'version_vieja' },
    });
    expect(await estadoOf(good)).toBe('aceptada');
  });

  it('is for who manages places', async () => {
    const filas = [rowOf(await one('aceptada'))];
    expect(await send(filas, null, 'revisora')).toMatchObject({ status: 403 });
  });
});
