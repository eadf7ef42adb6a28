import * as v from 'valibot';

import { families, sendAll } from '#test/support/lastMinute/lastMinute.ts';
import { describeOnPostgres } from '#test/support/testDatabase.ts';
import { startTestApi } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

const foundSchema = v.tuple([
  v.object({ filas: v.number(), radicados: v.number(), registros: v.number(), opciones: v.number(), avisos: v.number() }),
]);

describeOnPostgres('the last minute', ({ seeded }) => {
  it('loses nothing and keeps nothing twice of 300 families who all send twice', async () => {
    const database = await seeded();
    const api = await startTestApi(database);
    const bodies = Array.from({ length: families }, () => api.newSolicitud());
    const filings = await sendAll(`${api.client.origin}/api/educacion/solicitudes`, bodies);

    const count = (wanted: number): number => filings.filter(({ status }) => status === wanted).length;
    expect([filings.length, count(201), count(200)]).toEqual([2 * families, families, families]);
    // Each family was told one radicado, whichever of its two answers came first.
    const told = bodies.map((_body, index) => [filings[2 * index]?.radicado, filings[2 * index + 1]?.radicado]);
    expect(told.filter(([first, second]) => first === undefined || first !== second)).toEqual([]);

    const [found] = v.parse(
      foundSchema,
      await database.query(
        `select count(*) as filas, count(distinct radicado) filter (where radicado = any($2::text[])) as radicados,
           sum((select count(*) from bitacora where solicitud = s.id)) as registros,
           sum((select count(*) from solicitud_opciones where solicitud = s.id)) as opciones,
           sum((select count(*) from avisos where solicitud = s.id)) as avisos
         from solicitudes s where clave_idempotencia = any($1::uuid[])`,
        [bodies.map(({ claveIdempotencia }) => claveIdempotencia), told.map(([radicado]) => radicado ?? '')],
      ),
    );
    expect(found).toEqual({
      filas: families,
      radicados: families,
      registros: families,
      opciones: 2 * families,
      avisos: families,
    });
    await api.close();
  });
});
