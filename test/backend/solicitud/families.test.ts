import { lockFamilies, rebuildFamilies } from '#backend/solicitud/families.ts';
import { pidOf, untilItBlocks } from '#test/support/blocked.ts';
import { plansOf } from '#test/support/plans.ts';
import { type FiledSolicitud, startTestApi, type ApiAnswer, type TestApi } from '#test/support/testApi.ts';
import { openPostgresSeeded } from '#test/support/postgresCopies.ts';
import { describeOnBoth, describeOnPostgres } from '#test/support/testDatabase.ts';

let api: TestApi;

const edit = ({ identificacion, datos }: FiledSolicitud, version: number, hermanos = datos.hermanos): Promise<ApiAnswer> =>
  api.call('consulta/edicion', { body: { identificacion, version, datos: { ...datos, hermanos } } });

/** How many tickets some solicitudes have together. */
async function countTickets(...filed: readonly FiledSolicitud[]): Promise<number> {
  const radicados = filed.map(({ radicado }) => radicado);
  const rows = await api.database.query('select distinct tiquete_familia from solicitudes where radicado = any($1::text[])', [
    radicados,
  ]);
  return rows.length;
}

describeOnBoth('a family', ({ seeded }) => {
  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  afterAll(() => api.close());

  it('is found by index, however many solicitudes there are', async () => {
    const [row] = await api.database.query('select id from solicitudes order by id limit 1');
    const plans = await api.database.transaction((tx) => plansOf(tx, (db) => rebuildFamilies(db, Number(row?.['id']))));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain('solicitudes_de_familia');
    expect(plans[0]).toContain('solicitudes_que_nombran');
    expect(plans[0]).not.toMatch(/Seq Scan|SubPlan/);
  });

  it('comes together when one names another, stays so over other edits, and parts again', async () => {
    const [one, other] = [await api.file(), await api.file()];
    const named = [{ radicado: other.radicado }];
    expect(await countTickets(one, other)).toBe(2);
    expect((await edit(one, 1, named)).status).toBe(200);
    expect(await countTickets(one, other)).toBe(1);
    expect((await edit(other, 1)).status).toBe(200);
    expect((await edit(one, 2, named)).status).toBe(200);
    expect(await countTickets(one, other)).toBe(1);
    expect((await edit(one, 3, [])).status).toBe(200);
    expect(await countTickets(one, other)).toBe(2);
  });
});

describeOnPostgres('while somebody changes who belongs to which family', ({ seeded }) => {
  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  afterAll(() => api.close());

  it('nobody waits who names the same siblings as before, or none', async () => {
    const other = await api.file();
    const [alone, sibling] = [await api.file(), await api.file({ hermanos: [{ radicado: other.radicado }] })];
    await api.database.transaction(async (tx) => {
      await lockFamilies(tx);
      expect((await edit(alone, 1)).status).toBe(200);
      expect((await edit(sibling, 1)).status).toBe(200);
      await api.file();
    });
  });

  it('those who file with a sibling leave connections to all others', async () => {
    const database = await openPostgresSeeded({ connections: 5 });
    const small = await startTestApi(database);
    const { radicado } = await small.file();
    const filings = await database.transaction(async (tx) => {
      await lockFamilies(tx);
      const pid = await pidOf(tx);
      const waiting = Array.from({ length: 8 }, () => small.file({ hermanos: [{ radicado }] }));
      await untilItBlocks(database, pid);
      await small.file();
      return { waiting };
    });
    expect(await Promise.all(filings.waiting)).toHaveLength(8);
    await small.close();
  });

  it('who names another one waits', async () => {
    const [one, other] = [await api.file(), await api.file()];
    const waiting = await api.database.transaction(async (tx) => {
      await lockFamilies(tx);
      const pid = await pidOf(tx);
      const editing = edit(one, 1, [{ radicado: other.radicado }]);
      await untilItBlocks(api.database, pid);
      return [editing];
    });
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200]);
    expect(await countTickets(one, other)).toBe(1);
  });
});
