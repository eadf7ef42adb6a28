import { numeroDeSorteo } from '#allocation/lottery.ts';
import * as v from 'valibot';
import { type AsignacionesPreparadas, startAsignaciones } from '#test/support/allocations.ts';
import { pgliteDatabases } from '#test/support/testDatabase.ts';
import type { Radicada } from '#test/support/testApi.ts';

jest.setTimeout(300_000);

let todo: AsignacionesPreparadas;
beforeAll(async () => {
  todo = await startAsignaciones(await pgliteDatabases.seeded());
});
afterAll(() => todo.close());

/** One lottery a place, and at each place a seat for a condition that gives no priority. */
async function cambiarReglas(): Promise<void> {
  const { database } = todo.tramites;
  await database.query("update convocatorias set sorteo = 'por_lugar'");
  await database.query("delete from prioridades where condicion = 'discapacidad'");
  await database.query('delete from reservas');
  await database.query(
    "insert into reservas (convocatoria, condicion, orden, puestos) select id, 'discapacidad', 1, 1 from convocatorias where anio = 2026",
  );
}

/** A seed by which these are drawn in this order at `oferta`. */
async function semillaEn(oferta: string, enOrden: readonly Radicada[]): Promise<string> {
  const filas = v.parse(
    v.array(v.object({ radicado: v.string(), tiquete: v.string() })),
    await todo.tramites.database.query('select radicado, tiquete from solicitudes'),
  );
  const tiquetes = new Map(filas.map(({ radicado, tiquete }) => [radicado, tiquete]));
  for (let intento = 1; ; intento += 1) {
    const semilla = `sorteo ${intento}`;
    const numeros = enOrden.map(({ radicado }) => numeroDeSorteo(semilla, tiquetes.get(radicado) ?? '', oferta));
    if (numeros.every((numero, at) => at === 0 || (numeros[at - 1] ?? '') < numero)) return semilla;
  }
}

it('a lottery of its own at each place and a reserved seat: officially run, and kept by the list that moves', async () => {
  const { validada, paso, estado, tramites, ofertas } = todo;
  const [a] = ofertas;
  await cambiarReglas();
  await tramites.database.query('update ofertas set capacidad = 2 where id = $1', [a]);
  const conCondicion = { condiciones: [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [] }], opciones: [a] };
  const reservada = await validada(conCondicion);
  const siguiente = await validada(conCondicion);
  const comun = await validada({ opciones: [a] });
  const espera = await validada({ opciones: [a] });
  const semilla = await semillaEn(a, [comun, espera, reservada, siguiente]);

  todo.irA('2025-11-01');
  expect(await paso('congelacion')).toMatchObject({ status: 200 });
  expect((await todo.replica()).contenido).toContain('sorteo,por-oferta');
  expect(await paso('semilla', { semilla })).toMatchObject({ status: 200 });
  const corrida = await todo.correr(semilla);
  expect(await paso('resultado', corrida)).toMatchObject({ status: 200, body: { huellaResultado: corrida.huella } });
  todo.irA('2025-11-15');
  expect(await paso('publicacion', corrida, 'secretaria')).toMatchObject({ status: 200 });
  expect((await estado(reservada)).body['estado']).toBe('asignada');
  expect((await estado(comun)).body['estado']).toBe('asignada');
  // The family sees the number that it had there.
  expect((await estado(espera)).body).toMatchObject({
    estado: 'en_lista_de_espera',
    resultado: { opciones: [{ oferta: a, resultado: 'no_alcanzo', prioridad: 6, sorteo: expect.any(Number) as unknown }] },
  });

  // The seat that comes free is the reserved one: it goes on within its group, before a better number.
  const { body } = await estado(reservada);
  const respuesta = { identificacion: reservada.identificacion, version: body['version'], respuesta: 'declinar' };
  expect((await tramites.llamar('consulta/respuesta', { body: respuesta })).status).toBe(200);
  todo.irA('2025-11-22');
  expect(await paso('lista', { cierra: false }, 'coordinador', 'prioritaria')).toMatchObject({ status: 200 });
  expect(await paso('lista', { cierra: false })).toMatchObject({ status: 200 });
  expect((await estado(siguiente)).body['estado']).toBe('asignada');
  expect((await estado(espera)).body['estado']).toBe('en_lista_de_espera');
});
