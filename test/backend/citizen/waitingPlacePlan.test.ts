import type { Database, Queryable } from '#backend/db/database.ts';
import { listCutOffsOf } from '#backend/places/allocation/listCutOffs.ts';
import { readResult } from '#backend/solicitud/result.ts';
import { findSolicitudRow } from '#backend/solicitud/solicitudRow.ts';
import { plansOf } from '#test/support/plans.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

const waiting = "('en_lista_de_espera', 'aceptada_y_en_lista')";

describeOnBoth('right after a publication, when the statistics know nobody who waits,', ({ seeded }) => {
  let database: Database;
  beforeAll(async () => {
    database = await seeded();
    await database.script(
      `create table quienes as select id, radicado, convocatoria, etapa, estado from solicitudes where estado in ${waiting};
       update solicitudes set estado = 'validada' where id in (select id from quienes);
       analyze solicitudes, resultados;
       update solicitudes s set estado = q.estado from quienes q where q.id = s.id;`,
    );
  });
  afterAll(() => database.close());

  const planOf = async (work: (db: Queryable) => Promise<unknown>): Promise<string> => {
    const [plan = ''] = await database.transaction((tx) => plansOf(tx, work));
    return plan;
  };

  it('the place in a waiting list is counted among those who asked for the oferta', async () => {
    const [one] = await database.query('select radicado from quienes limit 1');
    const row = await findSolicitudRow(database, String(one?.['radicado']));
    if (!row) throw new Error('It was there');
    const plan = await planOf((db) => readResult(db, row, new Map()));
    expect(plan).toContain('resultados_por_oferta');
    expect(plan).not.toContain('solicitudes_por_estado');
  });

  it('so are those who wait at each oferta', async () => {
    const [one] = await database.query('select convocatoria, etapa from quienes limit 1');
    const etapa = { convocatoria: String(one?.['convocatoria']), numero: Number(one?.['etapa']) };
    const plan = await planOf((db) => listCutOffsOf(db, etapa, { grado: undefined, llenas: undefined, texto: '', pagina: 1 }));
    expect(plan).toContain('resultados_por_oferta');
    expect(plan).not.toContain('solicitudes_por_estado');
  });
});
