import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Matricula, MatriculaReport } from '#domain/contractTypes.ts';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { letWork, textFile } from '#test/support/samples/ofertas.ts';
import { ETAPAS, FROZEN_ETAPAS, STAGES_CALL } from '#test/support/samples/results.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';

const CALL = 'api/educacion/gestion/matricula';
const IMPORT = `${CALL}/importacion`;
const LIST: Matricula = { anio: 2027, filas: 3120, importada: { en: '2026-11-03T15:00:00Z', quien: 'coordinador' } };
const REPORT: MatriculaReport = {
  revisadas: 2,
  antes: 3120,
  despues: 2,
  pierden: 1,
  huella: 'a'.repeat(64),
  guardada: false,
  errores: [],
};
const HEAD = 'Tipo de documento;Documento;DANE;Sede;Grado';

async function open(list = LIST, etapas = ETAPAS) {
  const app = await openStaffPage('/educacion/oferta/matricula', 'Lista de matrícula');
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(STAGES_CALL, etapas);
  await app.answer(CALL, list);
  return app;
}

/** A file is chosen, read by its worker, and sent. */
async function send({ world, pending }: Awaited<ReturnType<typeof open>>, ...rows: readonly string[]) {
  await userEvent.upload(screen.getByLabelText('Archivo CSV'), textFile([HEAD, ...rows].join('\n')));
  await act(() => letWork(world.workers));
  return waitFor(() => pending(IMPORT));
}

test('which list there is, and what its columns are', async () => {
  await open();
  expect(screen.getByText(/^La de 2027 tiene 3\.120 estudiantes\. La importó coordinador el /)).toBeVisible();
  expect(screen.getByText(/nombra las columnas: Tipo de documento, Documento, DANE, Sede, Grado\./)).toBeVisible();
});

test('where there has been none, that is said', async () => {
  await open({ anio: 2027, filas: 0, importada: null });
  expect(screen.getByText('Para 2027 todavía no se ha importado ninguna.')).toBeVisible();
});

test('it is reviewed, told how many there were and are, saved, and the page tells of the new one', async () => {
  const app = await open();
  const call = await send(app, 'TI;1098;190000000001;Principal;5', 'RC;1099;190000000001;Principal;5');
  expect(call.body).toBeInstanceOf(Blob);
  await app.answer(IMPORT, REPORT);
  await screen.findByRole('heading', { level: 2, name: 'El archivo está en orden' });
  const counts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(counts).toEqual([
    ['Filas revisadas', '2'],
    ['Estudiantes en la lista de antes', '3.120'],
    ['Estudiantes en la lista nueva', '2'],
    ['Solicitudes cuyo cupo actual deja de constar, y queda por decidir', '1'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await app.answer(IMPORT, { ...REPORT, guardada: true });
  await screen.findByRole('heading', { level: 2, name: 'Se guardó la lista de matrícula' });
  await app.answer(CALL, { ...LIST, filas: 2 });
  expect(screen.getByText(/^La de 2027 tiene 2 estudiantes\./)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /la oferta$/ })).toHaveLength(1);
});

test('a wrong row is told by line and column', async () => {
  const app = await open();
  await userEvent.upload(screen.getByLabelText('Archivo CSV'), textFile(`${HEAD}\nTI;1;2;Principal;5`));
  await act(() => letWork(app.world.workers));
  await screen.findByRole('heading', { level: 2, name: 'El archivo tiene errores: no se guardó nada' });
  const cells = screen.getAllByRole('row').map((row) => row.textContent);
  expect(cells.slice(1)).toEqual([expect.stringMatching(/^Línea 2.*Documento/), expect.stringMatching(/^Línea 2.*DANE/)]);
});

test('while a list is frozen it cannot be replaced', async () => {
  await open(LIST, FROZEN_ETAPAS);
  expect(screen.getByLabelText('Archivo CSV')).toHaveAttribute('aria-disabled', 'true');
});
