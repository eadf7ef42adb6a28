import * as v from 'valibot';

import { buildRadicado } from '#domain/radicado.ts';
import { readRows } from '#backend/db/database.ts';
import { startTestApi, type ApiAnswer, type FiledSolicitud, type SolicitudChange, type TestApi } from '#test/support/testApi.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(120_000);

let api: TestApi;

const naming = ({ radicado }: FiledSolicitud) => ({ hermanos: [{ radicado }] });
/** Another family, by its guardian's document and its mailbox. */
const family = (documento: string, change: SolicitudChange = {}): SolicitudChange => ({
  ...change,
  acudiente: { documento, correo: `f${documento}@example.com` },
});

/** How many tickets some solicitudes have together: siblings share one. */
async function countTickets(...filed: readonly FiledSolicitud[]): Promise<number> {
  const rows = await api.database.query('select distinct tiquete_familia from solicitudes where radicado = any($1::text[])', [
    filed.map(({ radicado }) => radicado),
  ]);
  return rows.length;
}

const edit = ({ identificacion, datos }: FiledSolicitud, version: number, change: SolicitudChange): Promise<ApiAnswer> =>
  api.call('consulta/edicion', {
    body: {
      identificacion,
      version,
      datos: { ...datos, ...change, acudiente: { ...datos.acudiente, ...change.acudiente }, estudiante: datos.estudiante },
    },
  });
const hermanosOf = async ({ identificacion }: FiledSolicitud): Promise<unknown> =>
  (await api.call('consulta', { body: identificacion })).body['hermanos'];
const asStaff = async ({ radicado }: FiledSolicitud): Promise<ApiAnswer['body']> =>
  (await api.call(`tramitacion/solicitudes/${radicado}`, { login: 'revisora' })).body;
const take = ({ radicado }: FiledSolicitud, version: number): Promise<ApiAnswer> =>
  api.call(`tramitacion/solicitudes/${radicado}/toma`, { login: 'revisora', body: { version } });
const decide = ({ radicado }: FiledSolicitud, hermano: string, version: number, aprobado: boolean): Promise<ApiAnswer> =>
  api.call(`tramitacion/solicitudes/${radicado}/hermanos/${hermano}`, {
    login: 'revisora',
    method: 'PUT',
    body: { version, aprobado },
  });
const told = ({ radicado }: FiledSolicitud): Promise<readonly unknown[]> =>
  readRows(
    api.database,
    v.object({ para: v.string(), datos: v.unknown() }),
    `select a.para, a.datos from avisos a join solicitudes s on s.id = a.solicitud
     where a.tipo = 'hermano_nombrado' and s.radicado = $1`,
    [radicado],
  );

describeOnBoth('siblings', ({ seeded }) => {
  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  afterAll(() => api.close());

  it('of one guardian are a family as soon as one names the other, and nobody is told', async () => {
    const first = await api.file(family('71000001'));
    const second = await api.file(family('71000001', naming(first)));
    expect(await countTickets(first, second)).toBe(1);
    expect(await hermanosOf(second)).toEqual([{ radicado: first.radicado, nombrado: true, nombra: false, confirmado: true }]);
    expect(await hermanosOf(first)).toEqual([{ radicado: second.radicado, nombrado: false, nombra: true, confirmado: true }]);
    expect(await told(first)).toEqual([]);
  });

  it('of other guardians are none because a stranger names a radicado; the named family is told, once', async () => {
    const first = await api.file(family('71000002'));
    const stranger = await api.file(family('71000003', naming(first)));
    expect(await countTickets(first, stranger)).toBe(2);
    expect(await hermanosOf(first)).toEqual([{ radicado: stranger.radicado, nombrado: false, nombra: true, confirmado: false }]);
    expect((await edit(stranger, 1, { hermanos: [] })).status).toBe(200);
    expect((await edit(stranger, 2, naming(first))).status).toBe(200);
    expect(await told(first)).toEqual([{ para: 'f71000002@example.com', datos: { radicado: first.radicado, plazo: null } }]);
  });

  it('are a family once each names the other, and none any more when one does not', async () => {
    const first = await api.file(family('71000004'));
    const second = await api.file(family('71000005', naming(first)));
    expect((await edit(first, 1, naming(second))).status).toBe(200);
    expect(await countTickets(first, second)).toBe(1);
    expect(await hermanosOf(first)).toEqual([{ radicado: second.radicado, nombrado: true, nombra: true, confirmado: true }]);
    expect(await told(second)).toEqual([]);
    expect((await edit(first, 2, { hermanos: [] })).status).toBe(200);
    expect(await countTickets(first, second)).toBe(2);
  });

  it('come together and part when a guardian’s document is put right, on either side', async () => {
    const first = await api.file(family('71000006'));
    const second = await api.file(family('71000007', naming(first)));
    expect((await edit(first, 1, { acudiente: { documento: '71.000.007' } })).status).toBe(200);
    expect(await countTickets(first, second)).toBe(1);
    expect((await edit(second, 1, { ...naming(first), acudiente: { documento: '71000008' } })).status).toBe(200);
    expect(await countTickets(first, second)).toBe(2);
  });

  it('says nothing to a family of a radicado that is none, and staff see that there is none', async () => {
    const nobody = buildRadicado(2026, () => 7);
    const filed = await api.file({ hermanos: [{ radicado: nobody }] });
    expect(await hermanosOf(filed)).toEqual([{ radicado: nobody, nombrado: true, nombra: false, confirmado: false }]);
    expect((await asStaff(filed))['hermanos']).toEqual([
      { radicado: nobody, estudiante: null, nombrado: true, nombra: false, por: null },
    ]);
  });

  it('are approved by who reviews one of the two, and no longer; the log says so', async () => {
    const first = await api.file(family('71000010'));
    const second = await api.file(family('71000011', naming(first)));
    const { radicado: hermano } = first;
    const named = { radicado: hermano, estudiante: 'Iñaki Peña Ruiz', nombrado: true, nombra: false };
    expect((await asStaff(second))['hermanos']).toEqual([{ ...named, por: null }]);
    // Not before it is taken.
    expect(await decide(second, hermano, 1, true)).toMatchObject({ status: 409, body: { codigo: 'movimiento_no_permitido' } });
    await take(second, 1);
    expect(await decide(second, hermano, 1, true)).toMatchObject({ status: 409, body: { codigo: 'version_vieja' } });
    expect((await decide(second, hermano, 2, true)).body).toMatchObject({
      version: 3,
      hermanos: [{ ...named, por: 'funcionario' }],
    });
    expect(await countTickets(first, second)).toBe(1);
    expect(await hermanosOf(first)).toMatchObject([{ confirmado: true }]);
    const { body } = await api.call(`tramitacion/solicitudes/${second.radicado}/bitacora`, { login: 'revisora' });
    expect(body['elementos']).toMatchObject([{ que: 'decision', quien: 'revisora' }, {}, {}, {}]);
    expect((await decide(second, hermano, 3, false)).body).toMatchObject({ hermanos: [{ ...named, por: null }] });
    expect(await countTickets(first, second)).toBe(2);
    // An approval is of a pair that is named: without a name it joins nobody.
    expect((await decide(second, hermano, 4, true)).status).toBe(200);
    expect((await edit(second, 5, { hermanos: [] })).status).toBe(200);
    expect(await countTickets(first, second)).toBe(2);
  });

  it('cannot be approved where neither names the other', async () => {
    const [one, other] = [await api.file(family('71000012')), await api.file(family('71000013'))];
    await take(one, 1);
    expect(await decide(one, other.radicado, 2, true)).toMatchObject({ status: 404, body: { codigo: 'no_encontrada' } });
  });

  it('sends one family few such letters a day, however many name it', async () => {
    const first = await api.file(family('71000014'));
    const correo = 'f71000014@example.com';
    await api.database.query("update avisos set enviado_en = creado_en, proximo_intento = null where tipo = 'radicada'");
    for (let count = 0; count < 5; count += 1) await api.file(family(`7200000${count}`, naming(first)));
    const origins = await api.database.query('select distinct origen from avisos where para = $1 and tipo = $2', [
      correo,
      'hermano_nombrado',
    ]);
    // One origin of all: three a day of one origin (letters.test.ts).
    expect(origins).toHaveLength(1);
    expect(origins[0]?.['origen']).not.toBeNull();
    expect(await told(first)).toHaveLength(5);
  });
});
