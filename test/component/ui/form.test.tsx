import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Choice } from '#ui/Choice.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FieldGroup, FormField } from '#ui/FormField.tsx';

const input = (error?: string, hint?: string) => (
  <FormField id="estudiante.nombre" label="Nombres" optional hint={hint} error={error}>
    {(control) => <input {...control} />}
  </FormField>
);

test('a field has its label, its hint and its error', () => {
  const { rerender } = render(input());
  const box = screen.getByRole('textbox', { name: 'Nombres (opcional)' });
  expect(box).toBeValid();
  expect(box).not.toHaveAccessibleDescription();
  rerender(input(undefined, 'Como en el documento'));
  expect(box).toHaveAccessibleDescription('Como en el documento');
  rerender(input('Escriba los nombres', 'Como en el documento'));
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Como en el documento Escriba los nombres');
});

test('a group has them too, and each choice its own label', async () => {
  render(
    <FieldGroup id="zona" label="Zona" hint="Una" error="Elija una zona">
      <Choice type="radio" name="zona" value="U" label="Urbana" />
      <Choice type="radio" name="zona" value="R" label="Rural" hint="Veredas" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: 'Zona' });
  expect(group).toHaveAccessibleDescription('Una Elija una zona');
  await userEvent.click(within(group).getByText('Rural'));
  expect(screen.getByRole('radio', { name: /Rural/ })).toBeChecked();
});

const summary = (attempt: number, errors = [{ id: 'nombre', message: 'Escriba los nombres' }]) => (
  <>
    <ErrorSummary attempt={attempt} errors={errors} />
    <input id="nombre" aria-label="Nombres" />
    <input id="apellido" aria-label="Apellidos" />
  </>
);

test('what is wrong is told in the order of the page, whatever order it was found in', () => {
  const found = [
    { id: 'apellido', message: 'Escriba los apellidos' },
    { id: 'nombre', message: 'Escriba los nombres' },
  ];
  // The fields come to the page with the summary, and stand below it.
  render(summary(1, found));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Escriba los nombres',
    'Escriba los apellidos',
  ]);
});

test('each failed submission brings the focus to the summary, and its links to the fields', async () => {
  const { rerender } = render(summary(0, []));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(summary(1));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Hay 1 dato por corregir' })).toBeInTheDocument();
  const hash = window.location.hash;
  await userEvent.click(screen.getByRole('link', { name: 'Escriba los nombres' }));
  expect(screen.getByRole('textbox', { name: 'Nombres' })).toHaveFocus();
  expect(window.location.hash).toBe(hash);
  // While the errors change the person is not interrupted; at the next failed submission, again.
  const two = [
    { id: 'nombre', message: 'Escriba los nombres' },
    { id: 'apellido', message: 'Escriba los apellidos' },
  ];
  rerender(summary(1, two));
  expect(screen.getByRole('textbox', { name: 'Nombres' })).toHaveFocus();
  rerender(summary(2, two));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Hay 2 datos por corregir' })).toBeInTheDocument();
});
