import { screen, waitFor } from '@testing-library/react';
import { openForm } from '#test/support/requestForm/openForm.tsx';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { NO_NETWORK } from '#test/support/samples/failures.ts';
import { WHOLE } from '#test/support/requestForm/form.ts';

const withoutComuna = { ...WHOLE, values: { ...WHOLE.values, estudiante: { ...WHOLE.values.estudiante, comuna: '' } } };
const WITH_BARRIOS = { ...CONVOCATORIA, catalogos: { ...CONVOCATORIA.catalogos, hayBarrios: true } };

test('who knows the barrio only finds the comuna by it', async () => {
  const { user, answer, pending } = await openForm({ step: 'estudiante', draft: withoutComuna, convocatoria: WITH_BARRIOS });
  await user.click(await screen.findByText('No sé cuál es la comuna'));
  await user.type(screen.getByRole('combobox', { name: /Barrio o vereda/ }), 'cen');
  await waitFor(() => expect(pending('api/educacion/barrios').path).toBe('api/educacion/barrios?texto=cen'));
  await answer('api/educacion/barrios', { elementos: [{ nombre: 'Centro', comuna: 'comuna_1' }] });
  await user.click(await screen.findByRole('option', { name: 'Centro · Comuna 1' }));
  expect(screen.getByRole('combobox', { name: /Comuna/ })).toHaveDisplayValue('Comuna 1');
  expect(screen.getByText('Centro es de Comuna 1: quedó elegida.')).toBeVisible();
});

test('a search that finds nothing, or fails, says so to who sees it too', async () => {
  const { user, answer, fail } = await openForm({ step: 'estudiante', draft: withoutComuna, convocatoria: WITH_BARRIOS });
  await user.click(await screen.findByText('No sé cuál es la comuna'));
  const box = screen.getByRole('combobox', { name: /Barrio o vereda/ });
  await user.type(box, 'cen');
  await waitFor(() => answer('api/educacion/barrios', { elementos: [] }));
  expect(await screen.findByText('Sin resultados')).not.toHaveClass('visually-hidden');
  await user.type(box, 't');
  await waitFor(() => fail('api/educacion/barrios', NO_NETWORK));
  expect(await screen.findByText(/No fue posible comunicarse con el servidor/)).toHaveAttribute('role', 'status');
});

test('a city without a list of barrios does not offer it', async () => {
  await openForm({ step: 'estudiante', draft: withoutComuna });
  await screen.findByRole('combobox', { name: /Comuna/ });
  expect(screen.queryByText('No sé cuál es la comuna')).toBeNull();
});
