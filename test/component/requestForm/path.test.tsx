import { screen, waitFor, within } from '@testing-library/react';
import { RECEIPT, CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { PAGE, WHOLE } from '#test/support/requestForm/form.ts';
import { openForm } from '#test/support/requestForm/openForm.tsx';

jest.setTimeout(60_000);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = () => screen.getByRole('button', { name: 'Siguiente' });

test('from the aviso to the receipt, as a family goes', async () => {
  const { user, answer, pending, at, stored } = await openForm();
  await heading('Aviso de privacidad');
  expect(screen.getByText('Borrador: aún NO enviada')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'He leído el aviso' }));

  expect(await heading('Acudiente')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Tipo de documento'), 'Cédula de ciudadanía');
  await user.type(screen.getByLabelText('Número de documento'), '52.123.456');
  await user.type(screen.getByLabelText('Nombres'), 'María');
  await user.type(screen.getByLabelText('Apellidos'), 'Nuñez');
  await user.selectOptions(screen.getByLabelText('Parentesco con el estudiante'), 'Madre');
  await user.type(screen.getByLabelText('Teléfono'), '300 123 4567');
  await user.click(next());

  await heading('Estudiante');
  await user.selectOptions(screen.getByLabelText('Tipo de documento'), 'Registro civil');
  await user.type(screen.getByLabelText('Número de documento'), '1098765432');
  await user.type(screen.getByLabelText('Nombres'), 'Luz');
  await user.type(screen.getByLabelText('Apellidos'), 'Peña');
  await user.type(screen.getByLabelText('Fecha de nacimiento'), '29/02/2020');
  await user.selectOptions(screen.getByLabelText('Grado que va a cursar'), 'Primero');
  await user.selectOptions(screen.getByLabelText('Comuna donde vive'), 'Comuna 1');
  await user.click(next());

  await heading('Condiciones');
  await user.click(next());
  await heading('Hermanos');
  await user.click(next());
  await heading('Opciones');
  await answer('api/educacion/sedes', PAGE);
  await user.click(screen.getByRole('button', { name: /^Agregar .*Sede Norte/ }));
  await user.click(next());

  await heading('Revisión');
  expect(screen.getByText('María Nuñez')).toBeVisible();
  expect(screen.getByText('29 de febrero de 2020')).toBeVisible();
  // One option alone is asked about.
  await user.click(screen.getByRole('checkbox', { name: 'Sí, es así' }));
  await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  expect(pending('api/educacion/solicitudes').body).toMatchObject({
    aviso: { version: CONVOCATORIA.aviso.version },
    datos: { acudiente: { documento: '52123456', telefono: '3001234567', correo: null }, estudiante: { grado: 1 } },
  });
  await answer('api/educacion/solicitudes', RECEIPT);

  expect(await heading('Solicitud radicada')).toHaveFocus();
  expect(at()).toBe('enviada');
  expect(stored()).toBeNull();
  expect(screen.getByText(RECEIPT.radicado)).toBeVisible();
  expect(within(screen.getByRole('main')).getByText(/3 de noviembre de 2026, 10:00/)).toBeVisible();
});

test('a step in the list leads to the problem of an earlier one, told and with the focus (F154)', async () => {
  const { acudiente } = WHOLE.values;
  const draft = { ...WHOLE, values: { ...WHOLE.values, acudiente: { ...acudiente, nombres: '' } } };
  const { user, at } = await openForm({ step: 'acudiente', draft });
  for (const from of ['acudiente', 'aviso']) {
    if (from === 'aviso') await user.click(screen.getByRole('link', { name: 'Aviso de privacidad' }));
    await waitFor(() => expect(at()).toBe(from));
    await user.click(screen.getByRole('link', { name: 'Hermanos' }));
    expect(await heading('Acudiente')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('Escriba los nombres del acudiente.');
  }
});
