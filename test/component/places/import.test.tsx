import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { csvFile, IMPORT_CALL, IMPORT_PAGE, REPORT, letWork, OFERTA_PAGE, ROW, textFile } from '#test/support/samples/ofertas.ts';
import { FROZEN_ETAPAS, ETAPAS, STAGES_CALL } from '#test/support/samples/results.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { NO_NETWORK, refusedAs, withStatus } from '#test/support/samples/failures.ts';

async function open(etapas = ETAPAS) {
  const app = await openStaffPage(IMPORT_PAGE, 'Importar la oferta');
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(STAGES_CALL, etapas);
  return app;
}

const input = () => screen.getByLabelText('Archivo CSV');
const choose = (file: File) => userEvent.upload(input(), file);
/** A file is chosen, and its worker reads it. */
async function read({ world }: Awaited<ReturnType<typeof open>>, file: File) {
  await choose(file);
  await act(() => letWork(world.workers));
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The review is on its way: a file is read before it is sent. */
const asked = (app: Awaited<ReturnType<typeof open>>) => waitFor(() => app.pending(IMPORT_CALL));

/** A file in order, which the server has reviewed. */
async function openReviewed() {
  const app = await open();
  await read(app, csvFile([ROW]));
  await asked(app);
  await app.answer(IMPORT_CALL, REPORT);
  await heading('El archivo está en orden');
  return app;
}

test('the summary comes first; it is saved when the person says so', async () => {
  const app = await open();
  await read(app, csvFile([ROW]));
  await asked(app);
  expect(screen.getByRole('progressbar', { name: 'Revisando 1 fila' })).toBeVisible();
  const [change] = REPORT.cambios;
  const ownNow = { condicion: 'discapacidad', antes: 2, despues: 0 };
  const changes = [
    { ...change, reservas: [ownNow, { ...ownNow, condicion: 'hermano', despues: null }] },
    { ...change, fila: 3, jornada: 'tarde', antes: null },
  ];
  await app.answer(IMPORT_CALL, { ...REPORT, revisadas: 1432, nuevas: 2, iguales: 1429, cambios: changes });
  expect(await heading('El archivo está en orden')).toHaveFocus();
  const counts = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(counts).toEqual({
    'Filas revisadas': '1.432',
    'Ofertas nuevas': '2',
    'Ofertas que cambian': '1',
    'Ofertas iguales': '1.429',
  });
  const [, changed, added] = within(screen.getByRole('table', { name: 'Lo que cambia' })).getAllByRole('row');
  expect(changed).toHaveTextContent(
    /Institución Educativa El Samán, Sede Principal.*Primero.*Jornada: Mañana.*Capacidadde 35 a 40Continúan30/,
  );
  expect(changed).toHaveTextContent('Discapacidad: de 2 a 0Hermano en la institución: de 2 al de la convocatoria');
  expect(added).toHaveTextContent(/Oferta nueva.*Capacidad40.*Puestos reservadosIgual/);
  expect(screen.getByText('Aquí están las primeras 2 de 3 ofertas.')).toBeVisible();
  await press('Guardar');
  expect(screen.getByRole('progressbar', { name: 'Guardando 1 fila' })).toBeVisible();
  await app.answer(IMPORT_CALL, { ...REPORT, guardada: true });
  expect(await heading('Se guardó la oferta')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Ver la oferta' }));
  expect(app.world.navigation.current().path).toBe(OFERTA_PAGE);
});

test('columns with other names are matched by hand: each once, and none is left out', async () => {
  const app = await open();
  await read(app, textFile(`DANE;NOMBRE_SEDE;Jornada;Grado;Capacidad;Continúan;Repitentes\n${ROW}`));
  expect(await heading('Hay columnas que no se reconocen')).toHaveFocus();
  const sede = screen.getByRole('combobox', { name: 'Sede' });
  const repiten = screen.getByRole('combobox', { name: 'Repiten' });
  await press('Continuar');
  expect(sede).toHaveFocus();
  expect(sede).toHaveAccessibleDescription('Elija la columna del archivo que es «Sede».');
  await userEvent.selectOptions(sede, 'NOMBRE_SEDE (por ejemplo, «Sede principal»)');
  await userEvent.selectOptions(repiten, 'NOMBRE_SEDE (por ejemplo, «Sede principal»)');
  expect(repiten).toHaveAccessibleDescription('Es la misma que eligió para «Sede»: elija otra.');
  await press('Continuar');
  expect(sede).toHaveFocus();
  await userEvent.selectOptions(repiten, 'Repitentes (por ejemplo, «2»)');
  await press('Continuar');
  await act(() => letWork(app.world.workers));
  await asked(app);
  await app.answer(IMPORT_CALL, REPORT);
  await heading('El archivo está en orden');
});

test('every bad row by line, column and reason', async () => {
  const app = await open();
  await read(app, csvFile([ROW.replace('40', 'x'), `${ROW};de más`]));
  expect(await heading('El archivo tiene errores: no se guardó nada')).toHaveFocus();
  expect(
    screen.getByText(/^Se encontraron 2 errores\. Corrija el archivo y elíjalo de nuevo\. Todavía no se ha comprobado/),
  ).toBeVisible();
  const [, first, second] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent('Línea 2ColumnaCapacidadQué corregirEscriba un número entero');
  expect(second).toHaveTextContent('Línea 3ColumnaToda la filaQué corregirTiene más celdas que columnas');
  await press('Guardar los errores (CSV)');
  expect(app.world.files.saved).toHaveLength(1);
});

test('more errors than are shown: the file has them all', async () => {
  const app = await open();
  await read(app, csvFile(Array.from({ length: 51 }, (_, at) => ROW.replace('40', `x${at}`))));
  expect(await screen.findByText(/^Se encontraron 51 errores\. Aquí están los primeros 50/)).toBeVisible();
});

test('somebody else saved after the review: it says so, and shows what there is now', async () => {
  const app = await openReviewed();
  await press('Guardar');
  await app.fail(IMPORT_CALL, refusedAs(409, 'version_vieja', 'La oferta cambió'));
  await asked(app);
  await app.answer(IMPORT_CALL, REPORT);
  expect(await heading('El archivo está en orden')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Otra persona guardó cambios en la oferta después de la revisión');
});

test('a frozen list: nothing is to be tried again', async () => {
  const app = await open();
  await read(app, csvFile([ROW]));
  await asked(app);
  await app.fail(IMPORT_CALL, refusedAs(409, 'lista_congelada', 'La lista de la etapa «General» está congelada'));
  expect(await heading('El archivo no se puede importar')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('La lista de la etapa «General» está congelada');
  expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
});

test('while a list is frozen no file can be chosen, and it says why', async () => {
  await open(FROZEN_ETAPAS);
  expect(screen.getByText(/la oferta no se puede editar ni importar hasta que se publique/)).toBeVisible();
  expect(input()).toHaveAttribute('aria-disabled', 'true');
});

test('the second half of a double click on the save does not call it off', async () => {
  await openReviewed();
  await press('Guardar');
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }), { detail: 2 });
  expect(screen.getByRole('progressbar', { name: 'Guardando 1 fila' })).toBeVisible();
});

test('a file that is none says what to do', async () => {
  const app = await open();
  await read(app, textFile('PK\u0003\u0004'));
  await heading('El archivo no se puede importar');
  expect(screen.getByRole('alert')).toHaveTextContent('ábralo allí y guárdelo como CSV');
});

test('columns that are not used are told, and the review can be cancelled', async () => {
  const app = await open();
  await read(app, textFile(`DANE;Sede;Jornada;Grado;Capacidad;Continúan;Repiten;Notas\n${ROW};hola`));
  await asked(app);
  await app.answer(IMPORT_CALL, REPORT);
  expect(await screen.findByText('No se usan las columnas: Notas.')).toBeVisible();
  await press('Cancelar');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(input()).toHaveFocus();
});

test('a save that failed, and one that was called off, can be tried again', async () => {
  const app = await openReviewed();
  await press('Guardar');
  await app.fail(IMPORT_CALL, NO_NETWORK);
  await heading('No se pudo terminar');
  expect(screen.getByRole('alert')).toHaveTextContent('El servidor no confirmó el guardado');
  await press('Intentar de nuevo');
  await press('Cancelar');
  expect(await screen.findByRole('alert')).toHaveTextContent('no se sabe si se hizo');
});

describe('while something is under way, the button and Escape call it off', () => {
  const ways = [
    ['Cancelar', () => press('Cancelar')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ] as const;

  test.each(ways)('the reading: %s', async (_, callOff) => {
    const app = await open();
    await choose(csvFile([ROW]));
    const bar = screen.getByRole('progressbar', { name: 'Parte leída' });
    expect(screen.getAllByText('Leyendo el archivo')).toHaveLength(1);
    expect(bar).not.toHaveAttribute('value');
    act(() => app.world.workers.started[0]?.tell({ kind: 'progress', progress: { done: 4, total: 10 } }));
    expect(bar).toHaveAttribute('value', '40');
    await callOff();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(input()).toHaveFocus();
    expect(app.world.workers.started[0]?.isEnded).toBe(true);
  });

  test.each(ways)('the review: %s', async (_, callOff) => {
    const app = await open();
    await read(app, csvFile([ROW]));
    await asked(app);
    await callOff();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(input()).toHaveFocus();
  });

  test.each(ways)('the save: %s', async (_, callOff) => {
    await openReviewed();
    await press('Guardar');
    await callOff();
    expect(await screen.findByRole('alert')).toHaveTextContent('no se sabe si se hizo');
  });

  test('Escape does nothing to what has ended', async () => {
    await openReviewed();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('El archivo está en orden');
  });
});

test('who may not is told before a file is chosen', async () => {
  const app = await openStaffPage(IMPORT_PAGE, 'Importar la oferta');
  await app.fail(STAGES_CALL, withStatus(403, {}));
  expect(screen.getByRole('alert')).toHaveTextContent('No tiene permiso para esta sección');
  expect(screen.queryByLabelText('Archivo CSV')).toBeNull();
});
