import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FamilySolicitud, PossibleReclamo, Reclamo } from '#domain/contractTypes.ts';
import { CONVOCATORIA, SOLICITUD } from '#test/support/samples/citizen.ts';
import { FILE } from '#test/support/samples/contractSamples.ts';
import { NO_NETWORK, refusedAs } from '#test/support/samples/failures.ts';
import { openApp } from '#test/support/openApp.tsx';
import { createWorld } from '#test/support/world/world.ts';

const AT = '/tramites/educacion/consulta';
const LOOK_UP = 'api/educacion/consulta';
const CLAIM = 'api/educacion/consulta/reclamo';
const FILES = 'api/educacion/archivos';
const THREE = { radicado: '2027-7K3M9QX-9', documento: '1012345678', fechaNacimiento: '2016-02-29' };
const NOT_ADMITTED = { sobre: 'no_admitida', condicion: null } as const;
const TEXTO = 'El recibo del agua dice que vivimos en la ciudad.';

const possible: PossibleReclamo = { asuntos: [NOT_ADMITTED], antesDe: '2026-11-10T05:00:00Z', aTiempo: true };
const refused: FamilySolicitud = { ...SOLICITUD, estado: 'no_admitida', acciones: [], reclamable: possible };
const reclamo: Reclamo = {
  id: FILE.id,
  asunto: NOT_ADMITTED,
  texto: TEXTO,
  archivos: [FILE],
  en: '2026-11-05T15:00:00Z',
  respuesta: null,
};

const section = () => screen.getByRole('region', { name: 'Reclamos' });
const text = () => screen.getByRole('textbox', { name: 'Qué pasó y qué pide' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function lookUp(app: Awaited<ReturnType<typeof openApp>>, solicitud: FamilySolicitud) {
  await screen.findByRole('heading', { level: 1, name: 'Consultar una solicitud' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Número de radicado' }), THREE.radicado);
  await userEvent.type(screen.getByRole('textbox', { name: 'Documento del estudiante' }), THREE.documento);
  await userEvent.type(screen.getByRole('textbox', { name: 'Fecha de nacimiento del estudiante' }), '29/02/2016');
  await press('Consultar');
  await app.answer(LOOK_UP, solicitud);
}

async function openWith(solicitud: FamilySolicitud, world = createWorld({ at: AT })) {
  const app = await openApp(AT, { world });
  await screen.findByRole('heading', { level: 1, name: 'Consultar una solicitud' });
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await lookUp(app, solicitud);
  return app;
}

test('a family claims that it was not admitted, with a file, once', async () => {
  const { pending, answer } = await openWith(refused);
  expect(section()).toHaveTextContent('puede presentar un reclamo hasta el 9 de noviembre de 2026');
  await press('Presentar un reclamo');
  expect(section()).toHaveTextContent('Sobre: Que la solicitud no fue admitida.');
  await userEvent.type(text(), TEXTO);
  await userEvent.upload(screen.getByLabelText('Adjuntar un soporte del reclamo'), new File(['%PDF'], FILE.nombre));
  // It waits for its file.
  expect(screen.getByRole('button', { name: 'Enviar el reclamo' })).toHaveAttribute('aria-disabled', 'true');
  await answer(FILES, FILE);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar el reclamo' }));
  expect(pending(CLAIM).body).toEqual({
    identificacion: THREE,
    version: refused.version,
    claveIdempotencia: expect.any(String) as unknown,
    asunto: NOT_ADMITTED,
    texto: TEXTO,
    archivos: [FILE.id],
  });
  await answer(CLAIM, { ...refused, version: 9, reclamable: null, reclamos: [reclamo] });
  expect(within(section()).getByRole('status')).toHaveTextContent('Recibimos su reclamo');
  expect(section()).toHaveTextContent(TEXTO);
  expect(section()).toHaveTextContent(`Soportes: ${FILE.nombre}`);
  expect(section()).toHaveTextContent('Todavía no tiene respuesta.');
  expect(screen.queryByRole('button', { name: 'Presentar un reclamo' })).toBeNull();
});

test('what is wrong is told at its field, and of several things one is chosen', async () => {
  const asuntos = [
    { sobre: 'resultado', condicion: null },
    { sobre: 'condicion', condicion: 'sisben' },
    { sobre: 'cupo_actual', condicion: null },
  ] as const;
  const app = await openWith({ ...refused, estado: 'sin_cupo', reclamable: { ...possible, asuntos: [...asuntos] } });
  await press('Presentar un reclamo');
  await press('Enviar el reclamo');
  const summary = within(section()).getByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('Elija sobre qué es el reclamo.');
  expect(text()).toHaveAccessibleDescription(expect.stringContaining('Escriba qué pasó y qué pide, en 10 caracteres o más.'));
  await userEvent.click(screen.getByRole('radio', { name: 'Una condición que no se aprobó' }));
  await userEvent.type(text(), TEXTO);
  await press('Enviar el reclamo');
  expect(app.pending(CLAIM).body).toMatchObject({ asunto: asuntos[1] });
  const errores = [{ campo: 'archivos.0', mensaje: 'Este archivo ya no está: cárguelo de nuevo.' }];
  await app.fail(CLAIM, refusedAs(422, 'datos_no_validos', 'Revise los datos señalados', { errores }));
  expect(within(section()).getByRole('alert')).toHaveTextContent('Este archivo ya no está: cárguelo de nuevo.');
  expect(text()).toHaveValue(TEXTO);
});

test('what was typed is there after a reload, for its solicitud alone, until it is closed', async () => {
  const first = await openWith(refused);
  await press('Presentar un reclamo');
  await userEvent.type(text(), TEXTO);
  await userEvent.upload(screen.getByLabelText('Adjuntar un soporte del reclamo'), new File(['%PDF'], FILE.nombre));
  await first.answer(FILES, FILE);
  document.body.innerHTML = '';
  const { storage } = first.world;
  const again = await openWith(refused, { ...createWorld({ at: AT }), storage });
  expect(text()).toHaveValue(TEXTO);
  expect(section()).toHaveTextContent(FILE.nombre);
  await press(`Quitar ${FILE.nombre}`);
  expect(section()).not.toHaveTextContent(FILE.nombre);
  await press('Presentar un reclamo');
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Cerrar esta solicitud');
  expect(JSON.stringify(again.store.getState())).not.toContain(TEXTO);
  await lookUp(again, refused);
  expect(screen.queryByRole('textbox', { name: 'Qué pasó y qué pide' })).toBeNull();
});

test('one that was not answered goes again with its key; a file that cannot be sent is told', async () => {
  const { pending, fail } = await openWith(refused);
  await press('Presentar un reclamo');
  await userEvent.upload(
    screen.getByLabelText('Adjuntar un soporte del reclamo'),
    new File(['x'], 'carta.docx', { type: 'application/msword' }),
    { applyAccept: false },
  );
  expect(section()).toHaveTextContent('carta.docx: El archivo no es PDF, JPG ni PNG.');
  await press('Cerrar carta.docx');
  await userEvent.type(text(), TEXTO);
  await press('Enviar el reclamo');
  const { body } = pending(CLAIM);
  await fail(CLAIM, NO_NETWORK);
  await press('Intentar de nuevo');
  expect(pending(CLAIM).body).toEqual(body);
});

test('after its days it is said until when that was, and who answers', async () => {
  await openWith({ ...refused, reclamable: { ...possible, aTiempo: false } });
  expect(section()).toHaveTextContent('Se podía presentar un reclamo hasta el 9 de noviembre de 2026');
  expect(screen.queryByRole('button', { name: 'Presentar un reclamo' })).toBeNull();
});

test('the answer stands with its day; where there is nothing to claim nothing is said', async () => {
  const respuesta = { acepta: false, motivo: 'El recibo es de otra persona.', en: '2026-11-07T15:00:00Z' };
  await openWith({ ...refused, reclamable: null, reclamos: [{ ...reclamo, respuesta }] });
  expect(section()).toHaveTextContent(
    'Respuesta: no aceptadoEl 7 de noviembre de 2026, 10:00 a. m.El recibo es de otra persona.',
  );
});

test('one that is in revision has no reclamos', async () => {
  await openWith({ ...SOLICITUD, estado: 'en_revision' });
  expect(screen.queryByRole('region', { name: 'Reclamos' })).toBeNull();
});
