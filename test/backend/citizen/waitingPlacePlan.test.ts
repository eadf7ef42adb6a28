import type { Database } from '#backend/db/database.ts';
import { readResult } from '#backend/solicitud/result.ts';
import { findSolicitudRow } from '#backend/solicitud/solicitudRow.ts';
import { plansOf } from '#test/support/plans.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

describeOnBoth('the place in a waiting list, right after a publication', ({ seeded }) => {
  let database: Database;
  beforeAll(async () => {
    database = await seeded();
  });
  afterAll(() => database.close());

  it('is counted among those who asked for the oferta, though the statistics know nobody who waits', async () => {
    const [waiting] = await database.query(`select radicado from solicitudes where estado = 'en_lista_de_espera' limit 1`);
    await database.script(
      `create table quienes as select id, estado from solicitudes where estado in ('en_lista_de_espera', 'aceptada_y_en_lista');
       update solicitudes set estado = 'validada' where id in (select id from quienes);
       analyze solicitudes, resultados;
       update solicitudes s set estado = q.estado from quienes q where q.id = s.id;`,
    );
    const row = await findSolicitudRow(database, String(waiting?.['radicado']));
    if (!row) throw new Error('It was there');
    const [plan] = await database.transaction((tx) => plansOf(tx, (db) => readResult(db, row, new Map())));
    expect(plan).toContain('resultados_por_oferta');
    expect(plan).not.toContain('solicitudes_por_estado');
  });
});
