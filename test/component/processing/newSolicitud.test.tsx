import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepText } from '#core/session/keptText.ts';
import { DRAFT_KEY } from '#services/storage/storageKeys.ts';
import { WHOLE } from '#test/support/requestForm/form.ts';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { TIMED_OUT, withStatus } from '#test/support/samples/failures.ts';
import { INBOX } from '#test/support/samples/processing.ts';
import { bringChunks } from '#test/support/bringChunks.ts';
import { stubMatchMedia } from '#test/support/matchMedia.ts';
import { openApp } from '#test/support/openApp.tsx';
import { worldWithSession } from '#test/support/world/sessions.ts';

bringChunks();
beforeEach(() => stubMatchMedia(false));

test('who may not process is told at the first step', async () => {
  const app = await openApp(`${INBOX}/nueva`, { world: worldWithSession(`${INBOX}/nueva`) });
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await screen.findByRole('heading', { level: 1, name: 'Aviso de privacidad' });
  expect(screen.getByRole('button', { name: 'He leído el aviso' })).toBeVisible();
  await app.fail('api/educacion/tramitacion/personas', withStatus(403, {}));
  expect(screen.getByRole('alert')).toHaveTextContent('No tiene permiso para esta sección');
  expect(screen.queryByRole('button', { name: 'He leído el aviso' })).toBeNull();
});

test('that the pupil has a solicitud in process is told beside the document, and which', async () => {
  const at = `${INBOX}/nueva/estudiante`;
  const world = worldWithSession(at);
  keepText(world.storage, 'ana', `${DRAFT_KEY}.tramiteEducacion.nueva`, JSON.stringify({ draft: WHOLE, unanswered: false }));
  const app = await openApp(at, { world });
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await screen.findByRole('heading', { level: 1, name: 'Estudiante' });
  const LIVE = 'api/educacion/tramitacion/solicitudes-vivas';
  const { tipoDocumento, documento } = WHOLE.values.estudiante;
  const asked = () => world.http.made.map(({ path }) => path).filter((path) => path.startsWith(LIVE));
  // Of the draft that was kept, and of each document that is typed since.
  await waitFor(() => expect(asked()).toEqual([`${LIVE}?tipoDocumento=${tipoDocumento}&documento=${documento}`]));
  await app.answer(LIVE, { elementos: [] });
  await userEvent.type(screen.getByLabelText('Nombres'), 'a');
  await userEvent.type(screen.getByLabelText('Número de documento'), '7');
  await waitFor(() => expect(asked()).toHaveLength(2));
  await app.answer(LIVE, { elementos: [{ radicado: '2027-A1W04NR-H', estudiante: 'Luz Peña', estado: 'en_revision' }] });
  const told = screen.getByText(/ya hay una solicitud en trámite/).closest('[role="status"]');
  expect(told).toHaveTextContent('2027-A1W04NR-H, de Luz Peña. En revisión');
  expect(screen.getByRole('link', { name: '2027-A1W04NR-H' })).toBeVisible();
  // Of another number nothing is known yet, nor where the answer does not come.
  await userEvent.type(screen.getByLabelText('Número de documento'), '8');
  expect(screen.queryByText(/ya hay una solicitud en trámite/)).toBeNull();
  await waitFor(() => expect(asked()).toHaveLength(3));
  await app.fail(LIVE, TIMED_OUT);
  expect(screen.getByText(/^No se pudo revisar si ya hay una solicitud/)).toBeVisible();
});

test('after the close staff are told that it is late and what that means, and say why', async () => {
  const app = await openApp(`${INBOX}/nueva`, { world: worldWithSession(`${INBOX}/nueva`) });
  await app.answer('api/educacion/convocatoria', { ...CONVOCATORIA, situacion: 'cerrada' });
  await screen.findByRole('heading', { level: 1, name: 'Aviso de privacidad' });
  expect(screen.getByText('La convocatoria ya cerró: esta solicitud es extemporánea.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'He leído el aviso' }));
  const why = screen.getByLabelText('Por qué se presenta después del cierre');
  expect(why).toHaveAccessibleDescription(/Escriba por qué se presenta después del cierre/);
  await userEvent.type(why, 'Llegó hoy.');
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Acudiente' })).toBeVisible();
});
