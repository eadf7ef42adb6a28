import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveComparison } from '#allocation/comparison/serveComparison.ts';
import type { comparisonFinished } from '#areas/places/comparison/comparisonSlice.ts';
import { readCsv } from '#test/support/csv.ts';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { DATA, PAGE, RASGOS } from '#test/support/samples/comparison.ts';
import * as sample from '#test/support/samples/etapas.ts';
import { NO_NETWORK } from '#test/support/samples/failures.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { storageWithSession, worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld } from '#test/support/world/world.ts';

const TITLE = 'Comparar simulaciones';
const LIST = `${sample.API}/general/replica`;
const TRAITS = `${sample.API}/general/rasgos`;

async function open(at = PAGE, world = worldWithSession(at)) {
  const app = await openStaffPage(at, TITLE, world);
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(sample.API, sample.etapasOf(sample.DRAWN));
  await app.answer(`${sample.API}/general/comparacion`, DATA);
  return app;
}
type App = Awaited<ReturnType<typeof open>>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = async (name: string, text: string) => {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const variants = () =>
  within(screen.getByRole('list', { name: 'Variantes' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
/** What the page needs before the worker starts comes. */
async function bring(app: App) {
  await app.answer(sample.API, sample.etapasOf(sample.DRAWN));
  await app.answer(LIST, sample.REPLICA);
  await app.answer(TRAITS, RASGOS);
}
const worker = ({ world }: App) => {
  const last = world.workers.started.at(-1);
  if (!last) throw new Error('No worker was started');
  return last;
};
/** The worker does its work, as a browser's would. */
async function work(app: App) {
  const told: unknown[] = [];
  await serveComparison(worker(app).received[0], (message) => told.push(message));
  await act(async () => {
    for (const message of told) worker(app).tell(message);
    await Promise.resolve();
  });
}

describe('simulations side by side', () => {
  test('begin with the list by its own rules and the seed of the simulation; another is a copy to be changed', async () => {
    await open(`${PAGE}&semilla=balota`);
    expect(variants()).toEqual(['Reglas de hoy']);
    expect(screen.getByText('Las reglas y los cupos de hoy.')).toBeVisible();
    expect(screen.getByText('Semilla: balota')).toBeVisible();
    await press('Comparar con…');
    expect(variants()).toEqual(['Reglas de hoy', 'Variante 2']);
    await press('Quitar la prioridad «Hermano en la institución»');
    await press('Cambiar cupos');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grado' }), 'Transición');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dónde' }), 'Escuela Central, sede Sur (Mañana)');
    await fill('Cupos de más o de menos', '1');
    await press('Listo: cerrar los campos de «Variante 2»');
    expect(screen.getByText('Prioridades: ninguna.')).toBeVisible();
    expect(screen.getByText('1 cupo más en Escuela Central, sede Sur (Mañana), Transición.')).toBeVisible();
    await press('Quitar «Variante 2»');
    expect(variants()).toEqual(['Reglas de hoy']);
  });

  test('are run by the worker, and shown as a table with a column each, the spread and what it says', async () => {
    const app = await open();
    await press('Comparar con…');
    await fill('Nombre', 'Un cupo más');
    await press('Cambiar cupos');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grado' }), 'Transición');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dónde' }), 'Escuela Central, sede Sur (Mañana)');
    await fill('Cupos de más o de menos', '1');
    await press('Calcular');
    await bring(app);
    expect(worker(app).received[0]).toMatchObject({
      rasgos: RASGOS.contenido,
      facts: { prioridades: ['hermano'], comunas: ['comuna_1'], condiciones: expect.arrayContaining(['hermano']) as unknown },
      variants: [{ cupos: [] }, { semilla: 'simulacion-1', cupos: [{ grado: 0, oferta: 'b', cambio: 1 }] }],
    });
    expect(screen.getByRole('button', { name: 'Cancelar el cálculo' })).toBeVisible();
    await work(app);
    expect(screen.getByRole('heading', { name: 'Lo que dieron las simulaciones' })).toHaveFocus();
    const table = screen.getByRole('table', { name: 'Todas las solicitudes: 3' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cifra', 'Reglas de hoy', 'Un cupo más']);
    const row = within(table).getByRole('row', { name: /^Sin cupo/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Reglas de hoy1siempre 1', 'Un cupo más01 menossiempre 0']);
    expect(
      screen.getByText(
        '«Un cupo más» deja sin cupo a menos solicitudes que «Reglas de hoy» en 100 de los 100 sorteos: es por las reglas o los cupos, no por la suerte.',
      ),
    ).toBeVisible();
    // The list itself was made before anyone had a condition approved.
    expect(screen.getByText(/^En 1 solicitudes las condiciones/)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Sin cupo, por comuna' })).toHaveTextContent('Comuna 1 (2)');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Cifra/ }), 'Con cupo');
    expect(screen.getByRole('table', { name: 'Con cupo, por grado' })).toHaveTextContent('Transición (3)Reglas de hoy2');

    await press('Guardar la comparación (CSV)');
    const [file] = app.world.files.saved;
    expect(file).toMatchObject({ name: 'comparacion-general.csv' });
    const rows = readCsv(file?.content as string).map(({ cells }) => cells);
    expect(rows[0]?.slice(0, 2)).toEqual(['Variante', 'Semilla']);
    expect(rows).toContainEqual(expect.arrayContaining(['Un cupo más', 'simulacion-1', 'Todas', 'Sin cupo', '0', '100']));
    expect(app.world.http.made.filter(({ method }) => method !== 'GET')).toEqual([]);

    // What is typed since is said to be newer than the figures.
    expect(screen.queryByRole('textbox', { name: 'Nombre' })).toBeNull();
    await press('Cambiar «Un cupo más»');
    await fill('Cupos de más o de menos', '2');
    expect(screen.getByText(/^Las variantes cambiaron después de calcular/)).toBeVisible();
  });

  test("may count a sibling's seat, or not, as one of their priorities", async () => {
    const app = await open();
    await press('Comparar con…');
    const counted = { name: 'Cuenta como «Hermano en la institución»' };
    const choice = screen.getByRole('group', { name: 'El cupo de un hermano mayor' });
    expect(within(choice).getByRole('radio', { name: 'No cuenta' })).toBeChecked();
    await userEvent.click(within(choice).getByRole('radio', counted));
    await press('Quitar la prioridad «Hermano en la institución»');
    await press('Calcular');
    expect(screen.getByRole('alert')).toHaveTextContent('Esa condición ya no está entre las prioridades');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Otra prioridad' }), 'Hermano en la institución');
    await press('Agregar la prioridad');
    await press('Listo: cerrar los campos de «Variante 2»');
    expect(screen.getByText('Hermanos: Cuenta como «Hermano en la institución».')).toBeVisible();
    await press('Calcular');
    await bring(app);
    expect(worker(app).received[0]).toMatchObject({
      facts: { hermanos: null, grados: CONVOCATORIA.catalogos.grados.map(({ grado }) => grado) },
      variants: [{ hermanos: null }, { hermanos: 'hermano' }],
    });
    await work(app);
    expect(screen.getByRole('table', { name: 'Todas las solicitudes: 3' })).toBeVisible();
  });

  test('what is typed outlives a reload, and is forgotten on demand', async () => {
    const storage = storageWithSession();
    await open(PAGE, createWorld({ at: PAGE, storage }));
    await press('Comparar con…');
    await fill('Nombre', 'Otra regla');
    cleanup();
    await open(PAGE, createWorld({ at: PAGE, storage }));
    expect(variants()).toEqual(['Reglas de hoy', 'Otra regla']);
    await press('Empezar de nuevo');
    expect(variants()).toEqual(['Reglas de hoy']);
  });

  test('what is wrong is told at its field, which is opened; no official seed is taken', async () => {
    const app = await open();
    await press('Comparar con…');
    await fill('Nombre', 'Reglas de hoy');
    await fill('Semilla', sample.SEMILLA);
    await press('Cambiar cupos');
    await press('Listo: cerrar los campos de «Reglas de hoy»');
    await press('Calcular');
    expect(screen.getByRole('alert')).toHaveTextContent('Hay 4 datos por corregir');
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveAccessibleDescription(/Ya hay una variante/);
    expect(screen.getByRole('textbox', { name: 'Semilla' })).toHaveAccessibleDescription(/Esa es la semilla oficial/);
    expect(app.world.workers.started).toEqual([]);
  });

  test('a seed that was drawn since is not run', async () => {
    const app = await open();
    await press('Cambiar «Reglas de hoy»');
    // The rules of today are what others are compared with.
    expect(screen.queryByRole('textbox', { name: 'Nombre' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Quitar «Reglas de hoy»' })).toBeNull();
    await fill('Semilla', 'balota 9');
    await press('Calcular');
    await app.answer(sample.API, sample.etapasOf({ ...sample.DRAWN, semilla: 'balota 9' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Esa es la semilla oficial');
    expect(app.world.workers.started).toEqual([]);
  });

  test('of many fields of a kind each is told by which it is', async () => {
    await open();
    await press('Comparar con…');
    await press('Cambiar cupos');
    await press('Cambiar cupos');
    await press('Calcular');
    const told = within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(new Set(told).size).toBe(4);
    expect(told[0]).toBe('Cambio de cupos 1. Elija el grado de los cupos que cambian.');
  });

  test('can be called off, and begun again', async () => {
    const app = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Solo el de cada variante' }));
    await press('Calcular');
    await bring(app);
    expect(worker(app).received[0]).toMatchObject({ semillas: [] });
    // The second half of a double click on 'Calcular' is not meant for it.
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar el cálculo' }), { detail: 2 });
    expect(worker(app).isEnded).toBe(false);
    await press('Cancelar el cálculo');
    expect(worker(app).isEnded).toBe(true);
    await press('Intentar de nuevo');
    await bring(app);
    await work(app);
    expect(screen.getByRole('table', { name: 'Todas las solicitudes: 3' })).toBeVisible();
    expect(screen.queryByText(/sorteos/)).toBeNull();
  });

  test.each([
    ['a list that does not come', (app: App) => app.fail(LIST, NO_NETWORK), /Verifique su conexión/],
    [
      'a worker that dies',
      async (app: App) => {
        await app.answer(LIST, sample.REPLICA);
        await app.answer(TRAITS, RASGOS);
        await act(async () => {
          worker(app).die();
          await Promise.resolve();
        });
      },
      /El cálculo se interrumpió/,
    ],
  ])('%s is told, and can be tried again', async (_, fail, told) => {
    const app = await open();
    await press('Calcular');
    await app.answer(sample.API, sample.etapasOf(sample.DRAWN));
    await fail(app);
    expect(screen.getByRole('alert')).toHaveTextContent(told);
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  });

  test('faults that the checker found are told', async () => {
    const app = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Solo el de cada variante' }));
    await press('Calcular');
    await bring(app);
    const told: { kind: string; result?: { comparison?: object } }[] = [];
    await serveComparison(worker(app).received[0], (message) => told.push(message as (typeof told)[number]));
    const comparison = told.at(-1)?.result?.comparison as Parameters<typeof comparisonFinished>[0];
    const [first] = comparison.variants;
    if (!first) throw new Error('There is a variant');
    const findings = [{ kind: 'ignoredOrder' as const, message: 'Alguien quedó atrás' }];
    await act(async () => {
      worker(app).tell({
        kind: 'result',
        result: { kind: 'done', comparison: { ...comparison, variants: [{ ...first, findings }] } },
      });
      await Promise.resolve();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Reglas de hoy: Alguien quedó atrás');
  });

  test('an address without a stage says where to choose one', async () => {
    await openStaffPage('/educacion/asignacion/comparacion', TITLE);
    expect(screen.getByRole('link', { name: 'Ir a «Asignación»' })).toHaveAttribute('href', '#/educacion/asignacion');
  });
});
