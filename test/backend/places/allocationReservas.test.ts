import { lotteryNumber } from '#allocation/lottery.ts';
import * as v from 'valibot';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import { pgliteDatabases } from '#test/support/testDatabase.ts';
import type { FiledSolicitud } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

let everything: PreparedAllocations;
beforeAll(async () => {
  everything = await startAllocations(await pgliteDatabases.seeded());
});
afterAll(() => everything.close());

/** One lottery a place, and at each place a seat for a condition that gives no priority. */
async function changeRules(): Promise<void> {
  const { database } = everything.api;
  await database.query("update convocatorias set sorteo = 'por_lugar'");
  await database.query("delete from prioridades where condicion = 'discapacidad'");
  await database.query('delete from reservas');
  await database.query(
    "insert into reservas (convocatoria, condicion, orden, puestos) select id, 'discapacidad', 1, 1 from convocatorias where anio = 2026",
  );
}

/** A seed by which these are drawn in this order at `oferta`. */
async function semillaAt(oferta: string, inOrder: readonly FiledSolicitud[]): Promise<string> {
  const rows = v.parse(
    v.array(v.object({ radicado: v.string(), tiquete: v.string() })),
    await everything.api.database.query('select radicado, tiquete from solicitudes'),
  );
  const tickets = new Map(rows.map(({ radicado, tiquete }) => [radicado, tiquete]));
  for (let attempt = 1; ; attempt += 1) {
    const semilla = `sorteo ${attempt}`;
    const numbers = inOrder.map(({ radicado }) => lotteryNumber(semilla, tickets.get(radicado) ?? '', oferta));
    if (numbers.every((number, at) => at === 0 || (numbers[at - 1] ?? '') < number)) return semilla;
  }
}

it('a lottery of its own at each place and a reserved seat: officially run, and kept by the list that moves', async () => {
  const { fileValidated, takeStep, estado, api, ofertas } = everything;
  const [a] = ofertas;
  await changeRules();
  await api.database.query('update ofertas set capacidad = 2 where id = $1', [a]);
  const withCondicion = {
    condiciones: [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [] }],
    opciones: [a],
  };
  const reserved = await fileValidated(withCondicion);
  const next = await fileValidated(withCondicion);
  const ordinary = await fileValidated({ opciones: [a] });
  const waiting = await fileValidated({ opciones: [a] });
  const semilla = await semillaAt(a, [ordinary, waiting, reserved, next]);

  everything.goToDay('2025-11-01');
  expect(await takeStep('congelacion')).toMatchObject({ status: 200 });
  expect((await everything.replica()).contenido).toContain('sorteo,por-oferta');
  expect(await takeStep('semilla', { semilla })).toMatchObject({ status: 200 });
  const run = await everything.run(semilla);
  expect(await takeStep('resultado', run)).toMatchObject({ status: 200, body: { huellaResultado: run.huella } });
  everything.goToDay('2025-11-15');
  expect(await takeStep('publicacion', run, 'secretaria')).toMatchObject({ status: 200 });
  expect((await estado(reserved)).body['estado']).toBe('asignada');
  expect((await estado(ordinary)).body['estado']).toBe('asignada');
  // The family sees the number that it had there.
  expect((await estado(waiting)).body).toMatchObject({
    estado: 'en_lista_de_espera',
    resultado: { opciones: [{ oferta: a, resultado: 'no_alcanzo', prioridad: 6, sorteo: expect.any(Number) as unknown }] },
  });

  // The seat that comes free is the reserved one: it goes on within its group, before a better number.
  const { body } = await estado(reserved);
  const answer = { identificacion: reserved.identificacion, version: body['version'], respuesta: 'declinar' };
  expect((await api.call('consulta/respuesta', { body: answer })).status).toBe(200);
  everything.goToDay('2025-11-22');
  expect(await takeStep('lista', { cierra: false })).toMatchObject({ status: 200 });
  expect((await estado(next)).body['estado']).toBe('asignada');
  expect((await estado(waiting)).body['estado']).toBe('en_lista_de_espera');
});
