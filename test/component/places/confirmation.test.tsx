import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConfirmationReport } from '#domain/contractTypes.ts';
import { letWork, textFile } from '#test/support/samples/ofertas.ts';
import { ETAPAS, FROZEN_ETAPAS, STAGES_CALL } from '#test/support/samples/results.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { withStatus } from '#test/support/samples/failures.ts';

const PAGE = '/educacion/resultados/matriculas';
const CALL = 'api/educacion/gestion/matricula/confirmacion';
const REPORT: ConfirmationReport = {
  revisadas: 3,
  confirmadas: 2,
  yaMatriculadas: 1,
  huella: 'a'.repeat(64),
  guardada: false,
  errores: [],
};

async function open(etapas = ETAPAS) {
  const app = await openStaffPage(PAGE, 'Confirmar matrículas');
  await app.answer(STAGES_CALL, etapas);
  return app;
}

/** A file is chosen, read by its worker, and sent. */
async function send({ world, pending }: Awaited<ReturnType<typeof open>>, text: string) {
  await userEvent.upload(screen.getByLabelText('Archivo CSV'), textFile(text));
  await act(() => letWork(world.workers));
  return waitFor(() => pending(CALL));
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('a file of documents and sedes is reviewed, and all are confirmed once the person says so', async () => {
  const app = await open();
  const call = await send(app, 'Documento;Sede\n0071000001;Principal');
  expect(JSON.parse(await (call.body as Blob).text())).toEqual({
    huella: null,
    filas: [{ fila: 2, documento: '0071000001', sede: 'Principal', tipoDocumento: '', dane: '' }],
  });
  await app.answer(CALL, REPORT);
  await heading('El archivo está en orden');
  const counts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(counts).toEqual([
    ['Filas revisadas', '3'],
    ['Solicitudes que pasan a «Matriculada»', '2'],
    ['Ya estaban matriculadas', '1'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar las matrículas' }));
  await app.answer(CALL, { ...REPORT, guardada: true });
  expect(await heading('Se confirmaron las matrículas')).toHaveFocus();
});

test('the file of the results is taken as it is, with its heads', async () => {
  const app = await open();
  const head = 'ANO_INF;CODIGO_DANE;SEDE;TIPO_DOCUMENTO;NRO_DOCUMENTO;APELLIDO1';
  const call = await send(app, `${head}\n2027;190000000001\u00a0;Principal;TI;0071000001\u00a0;Peña`);
  expect(JSON.parse(await (call.body as Blob).text())).toMatchObject({
    filas: [{ fila: 2, documento: '0071000001', sede: 'Principal', tipoDocumento: 'TI', dane: '190000000001' }],
  });
});

test('wrong rows are told by line and column', async () => {
  const app = await open();
  await send(app, 'Documento;Sede\n71000001;Principal');
  const errores = [{ fila: 2, columna: 'documento', mensaje: 'Una solicitud en estado «Asignada» no puede matricularse.' }];
  await app.answer(CALL, { ...REPORT, errores });
  await act(() => letWork(app.world.workers));
  await heading('El archivo tiene errores: no se guardó nada');
  expect(screen.getByRole('row', { name: /Línea 2.*Documento.*«Asignada» no puede matricularse/ })).toBeVisible();
});

test('a frozen list holds nothing up; a repeated file has nothing to save', async () => {
  const app = await open(FROZEN_ETAPAS);
  expect(screen.getByLabelText('Archivo CSV')).not.toHaveAttribute('aria-disabled', 'true');
  await send(app, 'Documento;Sede\n71000001;Principal');
  await app.answer(CALL, { ...REPORT, confirmadas: 0, yaMatriculadas: 3 });
  expect(await screen.findByText(/no hay nada que guardar\.$/)).toBeVisible();
});

test('who may not is told before a file is chosen', async () => {
  const app = await openStaffPage(PAGE, 'Confirmar matrículas');
  await app.fail(STAGES_CALL, withStatus(403, {}));
  expect(screen.getByRole('alert')).toHaveTextContent('No tiene permiso para esta sección');
  expect(screen.queryByLabelText('Archivo CSV')).toBeNull();
});
