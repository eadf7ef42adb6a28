import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import type { LastImport, SavedImport } from '#domain/contractTypes.ts';
import {
  csvFile,
  FIRST,
  IMPORT_CALL,
  IMPORT_PAGE,
  LAST_IMPORT_CALL,
  OFERTAS_CALL,
  REPORT,
  letWork,
  OFERTA_PAGE,
  ROW,
  textFile,
} from '#test/support/samples/ofertas.ts';
import { FROZEN_ETAPAS, ETAPAS, STAGES_CALL } from '#test/support/samples/results.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { NO_NETWORK, refusedAs, withStatus } from '#test/support/samples/failures.ts';

const NONE: LastImport = { importacion: null };

async function open(etapas = ETAPAS, last = NONE) {
  const app = await openStaffPage(IMPORT_PAGE, 'Importar la oferta');
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(STAGES_CALL, etapas);
  await app.answer(LAST_IMPORT_CALL, last);
  return app;
}

/** The headings of the steps of a file. */
const stepHeadings = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Última importación');

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
  expect(added).toHaveTextContent(/Oferta nueva.*Capacidad40.*Vacantes8.*Puestos reservadosIgual/);
  expect(screen.getByText('2 ofertas.')).toBeVisible();
  const totals = within(screen.getByRole('table', { name: 'Todas las ofertas del archivo' })).getAllByRole('row');
  expect(totals.map(({ textContent }) => textContent)).toEqual([
    'CuposAntesDespuésDiferencia',
    'CapacidadAntes35Después40Diferencia+5',
    'ContinúanAntes30Después30DiferenciaIgual',
    'RepitenAntes2Después2DiferenciaIgual',
    'VacantesAntes3Después8Diferencia+5',
  ]);
  expect(screen.queryByText('Baja mucho')).toBeNull();
  await press('Guardar');
  expect(screen.getByRole('progressbar', { name: 'Guardando 1 fila' })).toBeVisible();
  await app.answer(IMPORT_CALL, { ...REPORT, guardada: true });
  expect(await heading('Se guardó la oferta')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Ver la oferta' }));
  expect(app.world.navigation.current().path).toBe(OFERTA_PAGE);
});

describe('many changes', () => {
  const cupos = (capacidad: number) => ({ capacidad, continuan: 0, repiten: 0 });
  const manyOf = REPORT.cambios.flatMap((change) =>
    Array.from({ length: 12 }, (_, at) => ({
      ...change,
      fila: at + 2,
      sede: `Sede ${at + 1}`,
      antes: cupos(30),
      despues: cupos(at === 11 ? 10 : 31),
    })),
  );
  const many = { ...REPORT, cambiadas: 12, cambios: manyOf, totales: { antes: cupos(360), despues: cupos(351) } };
  const sedes = () =>
    within(screen.getByRole('table', { name: 'Lo que cambia' }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.replace(/^.*, /, ''));

  async function openMany(report = many) {
    const app = await open();
    await read(app, csvFile([ROW]));
    await asked(app);
    await app.answer(IMPORT_CALL, report);
    await heading('El archivo está en orden');
    return app;
  }

  test('stand on pages; who loses much comes first, and is warned of', async () => {
    await openMany();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Una oferta pierde la mitad de sus vacantes o más: está primero en la lista\.Compruebe que es el archivo correcto/,
    );
    expect(sedes()).toEqual(['Sede 12', ...Array.from({ length: 9 }, (_, at) => `Sede ${at + 1}`)]);
    expect(screen.getByText('Baja mucho')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
    expect(sedes()).toEqual(['Sede 10', 'Sede 11']);
    expect(screen.getByRole('heading', { level: 3, name: 'Lo que cambia' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeVisible();
  });

  test('all of the file is warned of', async () => {
    await openMany({ ...many, totales: { antes: cupos(1360), despues: cupos(1000) } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Las vacantes de las ofertas del archivo bajan de 1\.360 a 1\.000 en total\./,
    );
  });
});

test('a file that changes nothing has nothing to save', async () => {
  const app = await open();
  await read(app, csvFile([ROW]));
  await asked(app);
  await app.answer(IMPORT_CALL, { ...REPORT, cambiadas: 0, iguales: 1, cambios: [] });
  expect(await screen.findByText(/no hay nada que guardar\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  await press('Cerrar');
  expect(stepHeadings()).toEqual([]);
});

describe('the last import', () => {
  const { institucion, sede, jornada, grado } = FIRST;
  const place = { institucion, sede, jornada, grado, motivo: 'Alguien la cambió después de la importación.' };
  const saved: SavedImport = {
    id: 7,
    en: '2026-11-03T15:00:00Z',
    quien: 'coordinador',
    nuevas: 1,
    cambiadas: 30,
    congelada: false,
    vuelven: 30,
    quedan: [place],
  };
  const CALL = `${OFERTAS_CALL}/importaciones/7/reversion`;

  test('is taken back once the person has said so; what stays is told before and after', async () => {
    const app = await open(ETAPAS, { importacion: saved });
    await app.answer('api/educacion/gestion/personas', {
      personas: [{ login: 'coordinador', nombre: 'Luz Rey', tramita: false }],
    });
    const section = screen.getByRole('region', { name: 'Última importación' });
    expect(section).toHaveTextContent(/La guardó Luz Rey el .* Ofertas nuevas: 1\. Ofertas que cambiaron: 30\./);
    expect(section).toHaveTextContent(/30 ofertas vuelven a como estaban .* Una se queda como está:/);
    expect(within(section).getByRole('row', { name: /Alguien la cambió/ })).toBeVisible();
    await press('Deshacer la importación');
    await app.answerDialog(true);
    await app.answer(CALL, { vuelven: 30, quedan: [place] });
    await app.answer(LAST_IMPORT_CALL, NONE);
    expect(section).toHaveTextContent(/La importación se deshizo: 30 ofertas están como antes del archivo\./);
    expect(section).toHaveTextContent(/Alguien la cambió.*No hay ninguna que se pueda deshacer\./);
  });

  test('is asked for again where the answer was lost', async () => {
    const app = await open(ETAPAS, { importacion: { ...saved, quedan: [] } });
    await press('Deshacer la importación');
    await app.answerDialog(true);
    await app.fail(CALL, NO_NETWORK);
    await press('Intentar de nuevo');
    await app.answer(CALL, { vuelven: 1, quedan: [] });
    expect(screen.getByText(/una oferta está como antes del archivo\.$/)).toBeVisible();
  });

  test.each([
    ['a list was frozen', { congelada: true }, 'Ya se congeló una lista con esta oferta: la importación no se puede deshacer.'],
    ['all changed since', { vuelven: 0 }, /^No se puede deshacer: todas sus ofertas cambiaron después/],
  ])('cannot be taken back: %s', async (_, change, text) => {
    await open(ETAPAS, { importacion: { ...saved, ...change } });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deshacer la importación' })).toBeNull();
  });

  test('is another once a file is saved', async () => {
    const app = await openReviewed();
    await press('Guardar');
    await app.answer(IMPORT_CALL, { ...REPORT, guardada: true });
    await app.answer(LAST_IMPORT_CALL, { importacion: saved });
    expect(screen.getByRole('button', { name: 'Deshacer la importación' })).toBeVisible();
  });
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
  expect(stepHeadings()).toEqual([]);
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
    expect(stepHeadings()).toEqual([]);
    expect(input()).toHaveFocus();
    expect(app.world.workers.started[0]?.isEnded).toBe(true);
  });

  test.each(ways)('the review: %s', async (_, callOff) => {
    const app = await open();
    await read(app, csvFile([ROW]));
    await asked(app);
    await callOff();
    expect(stepHeadings()).toEqual([]);
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
    expect(stepHeadings()).toEqual(['El archivo está en orden']);
  });
});

test('who may not is told before a file is chosen', async () => {
  const app = await openStaffPage(IMPORT_PAGE, 'Importar la oferta');
  await app.fail(STAGES_CALL, withStatus(403, {}));
  expect(screen.getByRole('alert')).toHaveTextContent('No tiene permiso para esta sección');
  expect(screen.queryByLabelText('Archivo CSV')).toBeNull();
});
