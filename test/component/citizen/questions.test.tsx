import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '#test/support/openApp.tsx';
import { bringChunks } from '#test/support/bringChunks.ts';
import { CONVOCATORIA } from '#test/support/samples/citizen.ts';
import { CONTACTO } from '#test/support/samples/contractSamples.ts';
import { withStatus } from '#test/support/samples/failures.ts';

bringChunks();

const PATH = '/tramites/educacion/preguntas';
const title = () => screen.findByRole('heading', { level: 1, name: 'Preguntas y respuestas' });

test('are a link away from home, with the call’s own numbers and who answers', async () => {
  const app = await openApp('/tramites/educacion');
  await screen.findByRole('heading', { level: 1, name: 'Trámites de educación' });
  await app.answer('api/educacion/convocatoria', { ...CONVOCATORIA, contacto: CONTACTO });
  await userEvent.click(screen.getByRole('link', { name: 'Preguntas y respuestas' }));
  await title();
  expect(app.world.navigation.current().path).toBe(PATH);
  expect(screen.getByRole('region', { name: '¿En qué orden pongo mis opciones?' })).toHaveTextContent(
    `Puede poner hasta ${CONVOCATORIA.maximoOpciones}.`,
  );
  expect(screen.getByRole('region', { name: /¿hasta cuándo respondo\?$/ })).toHaveTextContent('Debe responder en 1 día.');
  expect(screen.getByRole('link', { name: 'Perdí mi radicado' })).toBeVisible();
  expect(screen.getByText('Subsanar').nextElementSibling).toHaveTextContent(/^Corregir o completar/);
  expect(screen.getByText('¿Necesita ayuda?')).toBeVisible();
});

test('several days are told as several', async () => {
  const app = await openApp(PATH);
  await title();
  const calendario = { ...CONVOCATORIA.calendario, diasParaResponder: 4 };
  await app.answer('api/educacion/convocatoria', { ...CONVOCATORIA, calendario });
  expect(screen.getByText(/^Debe responder en 4 días\./)).toBeVisible();
});

test('are there without a call too', async () => {
  const app = await openApp(PATH);
  await title();
  await app.fail('api/educacion/convocatoria', withStatus(404, { status: 404, codigo: 'sin_convocatoria' }));
  expect(screen.getByText(/^Debe responder antes de la fecha que le decimos\./)).toBeVisible();
  expect(screen.queryByText(/Puede poner hasta/)).toBeNull();
});
