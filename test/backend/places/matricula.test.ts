import type { MatriculaRow, Oferta } from '#domain/contractTypes.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import type { FiledSolicitud } from '#test/support/testApi.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(300_000);

describeOnBoth('the enrolment list', ({ seeded }) => {
  let all: PreparedAllocations;
  let place: Pick<Oferta, 'institucion' | 'sede'>;
  beforeEach(async () => {
    all = await startAllocations(await seeded());
    place = await placeOf(all.ofertas[2]);
  });
  afterEach(() => all.close());

  const placeOf = async (oferta: string): Promise<Pick<Oferta, 'institucion' | 'sede'>> => {
    const [row] = await all.api.database.query(
      `select i.dane, i.nombre, d.nombre as sede from ofertas o join sedes d on d.id = o.sede
         join instituciones i on i.dane = d.institucion where o.id = $1`,
      [oferta],
    );
    return { institucion: { dane: String(row?.['dane']), nombre: String(row?.['nombre']) }, sede: String(row?.['sede']) };
  };
  const rowOf = (documento: string, change: Partial<MatriculaRow> = {}): MatriculaRow => ({
    fila: 2,
    tipoDocumento: 'RC',
    documento,
    dane: place.institucion.dane,
    sede: place.sede.toUpperCase(),
    grado: 'quinto',
    ...change,
  });
  const send = (filas: readonly MatriculaRow[], huella: string | null = null) =>
    all.api.call('gestion/matricula/importacion', { login: 'coordinador', body: { huella, filas } });
  const importList = async (...filas: readonly MatriculaRow[]) => {
    const { body } = await send(filas);
    const saved = await send(filas, String(body['huella']));
    expect(saved).toMatchObject({ status: 200, body: { guardada: true, errores: [] } });
    return saved.body;
  };
  const read = async () => (await all.api.call('gestion/matricula', { login: 'secretaria' })).body;
  const fileClaim = (documento: string): Promise<FiledSolicitud> =>
    all.api.file({ estudiante: { documento, cupoActual: all.ofertas[2] }, opciones: [all.ofertas[0]] });
  const step = (radicado: string, path: string, body: object) =>
    all.api.call(`tramitacion/solicitudes/${radicado}/${path}`, { login: 'revisora', body });
  const expediente = async ({ radicado }: FiledSolicitud) =>
    (await all.api.call(`tramitacion/solicitudes/${radicado}`, { login: 'revisora' })).body;
  const take = ({ radicado }: FiledSolicitud) => step(radicado, 'toma', { version: 1 });
  const admit = ({ radicado }: FiledSolicitud, version: number) =>
    step(radicado, 'movimientos', { version, a: 'validada', motivo: null, antesDe: null });
  const decide = ({ radicado }: FiledSolicitud, version: number, decision: string) =>
    all.api.call(`tramitacion/solicitudes/${radicado}/cupo-actual`, {
      login: 'revisora',
      method: 'PUT',
      body: { version, decision, motivo: 'Lo dice la institución' },
    });

  it('tells every wrong row by line and column, and saves none', async () => {
    const before = await read();
    const rows = [
      rowOf('1000000001'),
      rowOf('12', { fila: 3 }),
      rowOf('1000000002', { fila: 4, tipoDocumento: 'XX', sede: 'Ninguna', grado: 'cien' }),
      rowOf('1000000003', { fila: 5, dane: '1' }),
      rowOf('AB1000', { fila: 6 }),
      rowOf('001000000001', { fila: 7, tipoDocumento: 'Tarjeta de identidad' }),
      rowOf('', { fila: 8, tipoDocumento: ' ', grado: '' }),
    ];
    const { status, body } = await send(rows, '0'.repeat(64));
    expect([status, body['guardada'], body['revisadas']]).toEqual([200, false, 7]);
    const errors = body['errores'] as { fila: number; columna: string; mensaje: string }[];
    expect(errors.map(({ fila, columna }) => [fila, columna])).toEqual([
      [3, 'documento'],
      [4, 'tipoDocumento'],
      [4, 'sede'],
      [4, 'grado'],
      [5, 'dane'],
      [6, 'documento'],
      [7, 'documento'],
      [8, 'tipoDocumento'],
      [8, 'grado'],
      [8, 'documento'],
    ]);
    expect(errors[6]?.mensaje).toBe('Es el mismo documento de la línea 2: deje una sola de las dos.');
    expect(await read()).toEqual(before);
  });

  it('takes the place of the one before, told in rows, and of no other than was reviewed', async () => {
    const { filas: ofDemo } = await read();
    const two = [rowOf('1000000001'), rowOf('1000000002', { fila: 3 })];
    const review = await send(two);
    expect(review.body).toMatchObject({ revisadas: 2, antes: ofDemo, despues: 2, guardada: false });
    await importList(rowOf('1000000009'));
    expect(await send(two, String(review.body['huella']))).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
    expect(await importList(...two)).toMatchObject({ antes: 1, despues: 2 });
    expect(await read()).toMatchObject({ filas: 2, importada: { quien: 'coordinador' } });
    // Its answer was lost: it is saved, and is not saved again.
    expect(await send(two, '0'.repeat(64))).toMatchObject({ status: 200, body: { guardada: true } });
    const changes = await all.api.database.query('select antes, despues, quien from cambios_de_matricula order by id');
    expect(changes.slice(-2)).toEqual([
      { antes: ofDemo, despues: 1, quien: 'coordinador' },
      { antes: 1, despues: 2, quien: 'coordinador' },
    ]);
  });

  it('proves a claim whatever zeros its document begins with, before or after it is filed; that needs no decision', async () => {
    const before = await fileClaim('0071000001');
    await importList(rowOf('71000001'), rowOf('0000072000002', { fila: 3 }));
    const after = await fileClaim('72000002');
    for (const one of [before, after]) {
      expect(await all.estado(one)).toMatchObject({ body: { decisionDeCupo: { decision: 'pendiente', enLista: true } } });
      await take(one);
      expect(await expediente(one)).toMatchObject({ matricula: { sede: place.sede, grado: 5 } });
      expect((await expediente(one))['acciones']).not.toContain('decidir_cupo');
      expect(await decide(one, 2, 'negada')).toMatchObject({ status: 409, body: { codigo: 'movimiento_no_permitido' } });
      expect(await admit(one, 2)).toMatchObject({ status: 200 });
    }
    const tickets = await all.api.database.query('select tiquete from solicitudes where radicado = any($1)', [
      [before.radicado, after.radicado],
    ]);
    const { contenido } = await all.replica();
    const holders = contenido.split('\n').filter((line) => line.startsWith('solicitud,') && line.includes(all.ofertas[2]));
    expect(holders.map((line) => line.split(',')[1]).sort()).toEqual(tickets.map(({ tiquete }) => tiquete).sort());
  });

  it('is shown to staff where it says otherwise, and proves nothing then', async () => {
    const one = await fileClaim('71000001');
    await importList(rowOf('71000001', { grado: '4' }));
    await take(one);
    expect(await expediente(one)).toMatchObject({ matricula: { grado: 4 }, decisionDeCupo: { enLista: false } });
    expect(await admit(one, 2)).toMatchObject({ status: 409 });
    expect(await decide(one, 2, 'aprobada')).toMatchObject({ status: 200, body: { decisionDeCupo: { decision: 'aprobada' } } });
  });

  it('when it is replaced, leaves open what it proved, which staff decide then; what they approved stands', async () => {
    const proven = await fileClaim('71000001');
    await importList(rowOf('71000001'));
    await take(proven);
    await admit(proven, 2);
    const approved = await all.fileValidated({ estudiante: { cupoActual: all.ofertas[2] }, opciones: [all.ofertas[0]] });
    // Told before it is saved, and after.
    expect((await send([rowOf('71000001')])).body).toMatchObject({ pierden: 0 });
    expect((await send([rowOf('1000000009')])).body).toMatchObject({ guardada: false, pierden: 1 });
    expect(await importList(rowOf('1000000009'))).toMatchObject({ guardada: true, pierden: 1 });
    expect(await all.estado(approved)).toMatchObject({ body: { decisionDeCupo: { decision: 'aprobada', enLista: false } } });
    expect(await all.estado(proven)).toMatchObject({ body: { estado: 'validada', decisionDeCupo: { enLista: false } } });
    all.goToDay('2025-11-01');
    expect(await all.takeStep('congelacion')).toMatchObject({ status: 409, body: { codigo: 'cupos_por_revisar' } });
    expect(await decide(proven, 3, 'aprobada')).toMatchObject({ status: 200 });
    expect(await all.takeStep('congelacion')).toMatchObject({ status: 200 });

    // A frozen list is not changed: not by another one meanwhile, nor by one that comes afterwards.
    expect(await send([rowOf('1000000009')])).toMatchObject({ status: 409, body: { codigo: 'lista_congelada' } });
  });

  it('changes nothing of what a run has counted', async () => {
    const holder = await fileClaim('71000001');
    await importList(rowOf('71000001'));
    await take(holder);
    await admit(holder, 2);
    const first = await all.fileValidated({ opciones: [all.ofertas[0]] });
    const semilla = await all.semillaPara(first, holder);
    all.goToDay('2025-11-01');
    await all.takeStep('congelacion');
    await all.takeStep('semilla', { semilla });
    const run = await all.run(semilla);
    await all.takeStep('resultado', run);
    expect(await all.takeStep('publicacion', run, 'secretaria')).toMatchObject({ status: 200 });
    await importList(rowOf('1000000009'));
    expect(await all.estado(holder)).toMatchObject({
      body: { estado: 'en_lista_de_espera', decisionDeCupo: { enLista: true, pasoAOtros: false } },
    });
  });

  it('does not let more be approved than continue beside those whom it proves', async () => {
    await all.api.database.query('update ofertas set continuan = 1 where id = $1', [all.ofertas[2]]);
    const claimed = await fileClaim('71000002');
    const proven = await fileClaim('71000001');
    await importList(rowOf('71000001'));
    await take(claimed);
    expect(await decide(claimed, 2, 'aprobada')).toMatchObject({ status: 409, body: { codigo: 'cupo_de_mas' } });

    // Two whom it proves: what is wrong, the list or the place, people must say; the freeze waits for that.
    const other = await fileClaim('71000003');
    await importList(rowOf('71000001'), rowOf('71000003', { fila: 3 }));
    for (const one of [proven, other]) {
      await take(one);
      await admit(one, 2);
    }
    await all.api.call('consulta/retiro', { body: { identificacion: claimed.identificacion, version: 2, motivo: null } });
    all.goToDay('2025-11-01');
    const { body } = await all.takeStep('congelacion');
    expect(body).toMatchObject({ codigo: 'cupos_por_revisar' });
    for (const { radicado } of [proven, other]) expect(body['detail']).toContain(radicado);
  });
});
