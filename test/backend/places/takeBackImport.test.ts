import * as v from 'valibot';

import type { ImportRow, LastImport, ManagedOferta } from '#domain/contractTypes.ts';
import { startTestApi, type TestApi } from '#test/support/testApi.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import { unfreeze } from '#test/support/unfreeze.ts';

jest.setTimeout(300_000);

const pageSchema = v.object({ elementos: v.array(v.custom<ManagedOferta>((value) => typeof value === 'object')) });
const lastSchema = v.object({ importacion: v.custom<LastImport['importacion']>((value) => typeof value === 'object') });

describeOnBoth('an import of places that is taken back', ({ seeded }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi(await seeded());
    await api.database.script('create table corridas_de_antes as table corridas');
    await unfreeze(api.database);
    // Whoever asks for or holds a seat would keep it from being lowered.
    await api.database.query(`update solicitudes set estado = 'no_admitida', plazo = null, oferta_asignada = null`);
    await api.database.query(
      `insert into reservas (convocatoria, condicion, orden, puestos) select id, 'discapacidad', 1, 2 from convocatorias
       where anio = (select max(anio) from convocatorias) on conflict do nothing`,
    );
  });
  afterEach(() => api.close());

  const call = (path: string, body?: unknown, method: 'POST' | 'PUT' = 'POST') =>
    api.call(`gestion/ofertas${path}`, { login: 'coordinador', ...(body !== undefined && { body, method }) });
  const list = async (search: string) => v.parse(pageSchema, (await call(search)).body).elementos;
  const one = async (search: string): Promise<ManagedOferta> => {
    const [oferta] = await list(search);
    if (!oferta) throw new Error(`No place is found by ${search}`);
    return oferta;
  };
  const rowOf = (oferta: ManagedOferta, changed: Partial<ImportRow> = {}): ImportRow => ({
    fila: 2,
    dane: oferta.institucion.dane,
    sede: oferta.sede,
    jornada: oferta.jornada,
    grado: String(oferta.grado),
    capacidad: String(oferta.capacidad),
    continuan: String(oferta.continuan),
    repiten: String(oferta.repiten),
    reservas: [],
    ...changed,
  });
  const importRows = async (...filas: readonly ImportRow[]) => {
    const { body } = await call('/importacion', { huella: null, filas });
    const saved = await call('/importacion', { huella: body['huella'], filas });
    expect(saved).toMatchObject({ status: 200, body: { guardada: true, errores: [] } });
  };
  const edit = ({ id, version, capacidad, continuan, repiten }: ManagedOferta, more: number) =>
    call(`/${id}`, { version, capacidad: capacidad + more, continuan, repiten, reservas: [] }, 'PUT');
  const readLast = async () => v.parse(lastSchema, (await call('/importaciones/ultima')).body).importacion;
  const takeBack = async () => call(`/importaciones/${(await readLast())?.id ?? 0}/reversion`, {});
  const logOf = (id: string) =>
    api.database.query('select origen, quien, antes, despues from cambios_de_oferta where oferta = $1 order by id', [id]);

  it('gives figures and own reserves back, takes new places away, and is in the log; once more changes nothing', async () => {
    expect(await readLast()).toBeNull();
    const before = await one('?grado=8');
    await importRows(
      rowOf(before, { capacidad: String(before.capacidad + 3), reservas: [{ columna: 'Reserva: Discapacidad', puestos: '1' }] }),
      rowOf(before, { fila: 3, jornada: 'fin_de_semana', grado: '99', capacidad: '20', continuan: '0', repiten: '0' }),
    );
    const last = await readLast();
    expect(last).toMatchObject({ quien: 'coordinador', nuevas: 1, cambiadas: 1, congelada: false, vuelven: 2, quedan: [] });
    const added = await one('?grado=99&jornada=fin_de_semana');
    const first = await takeBack();
    expect(first).toMatchObject({ status: 200, body: { vuelven: 2, quedan: [] } });
    expect(await one('?grado=8')).toEqual({ ...before, version: before.version + 2 });
    expect(await list('?grado=99&jornada=fin_de_semana')).toEqual([]);
    expect(await logOf(added.id)).toMatchObject([
      { origen: 'importacion', antes: null },
      { origen: 'reversion', quien: 'coordinador', antes: { capacidad: 20, lugar: { jornada: 'fin_de_semana' } }, despues: null },
    ]);
    const log = await logOf(before.id);
    expect(log).toMatchObject([{ origen: 'importacion' }, { origen: 'reversion', antes: { reservas: { discapacidad: 1 } } }]);
    // Its answer was lost.
    expect(await call(`/importaciones/${last?.id ?? 0}/reversion`, {})).toMatchObject({ status: 200, body: first.body });
    expect(await logOf(before.id)).toEqual(log);
    expect(await readLast()).toBeNull();
  });

  it('tells what somebody changed since, or asks for, and leaves that as it is', async () => {
    const changed = await one('?grado=8');
    const untouched = await one('?grado=7');
    await importRows(
      rowOf(changed, { capacidad: String(changed.capacidad + 3) }),
      rowOf(untouched, { fila: 3, capacidad: String(untouched.capacidad + 4) }),
      rowOf(changed, { fila: 4, jornada: 'fin_de_semana', grado: '99', capacidad: '20', continuan: '0', repiten: '0' }),
    );
    await edit(await one('?grado=8'), 1);
    const added = await one('?grado=99&jornada=fin_de_semana');
    await api.database.query(
      `insert into solicitud_opciones (solicitud, orden, oferta) select min(id), 90, $1 from solicitudes`,
      [added.id],
    );
    const edited = await one('?grado=8');
    const stay = [
      { jornada: changed.jornada, grado: 8, motivo: 'Alguien la cambió después de la importación.' },
      { jornada: 'fin_de_semana', grado: 99, motivo: expect.stringMatching(/^Ya hay solicitudes/) as string },
    ];
    expect(await readLast()).toMatchObject({ vuelven: 1, quedan: stay });
    expect(await takeBack()).toMatchObject({ status: 200, body: { vuelven: 1, quedan: stay } });
    expect(await one('?grado=8')).toEqual(edited);
    expect(await one('?grado=7')).toMatchObject({ capacidad: untouched.capacidad });
    expect(await one('?grado=99&jornada=fin_de_semana')).toEqual(added);
  });

  it('the one before it is the next; what a later one changed stays', async () => {
    const before = await one('?grado=8');
    await importRows(rowOf(before, { capacidad: String(before.capacidad + 1) }));
    await importRows(rowOf(before, { capacidad: String(before.capacidad + 2) }));
    await takeBack();
    expect(await one('?grado=8')).toMatchObject({ capacidad: before.capacidad + 1 });
    expect(await takeBack()).toMatchObject({ status: 200, body: { vuelven: 1 } });
    expect(await one('?grado=8')).toMatchObject({ capacidad: before.capacidad });
  });

  it('is refused once a list was frozen, and where there is none such', async () => {
    const before = await one('?grado=8');
    await importRows(rowOf(before, { capacidad: String(before.capacidad + 1) }));
    expect(await call('/importaciones/999999/reversion', {})).toMatchObject({ status: 404 });
    expect(await call('/importaciones/x/reversion', {})).toMatchObject({ status: 400 });
    await api.database.query('insert into corridas table corridas_de_antes');
    expect(await readLast()).toMatchObject({ congelada: true });
    expect(await takeBack()).toMatchObject({ status: 409, body: { codigo: 'reglas_congeladas' } });
    expect(await one('?grado=8')).toMatchObject({ capacidad: before.capacidad + 1 });
  });
});
