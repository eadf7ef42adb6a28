import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePicker } from '#ui/DatePicker.tsx';

let connected = false;
jest.mock('#ui/Calendar.tsx', () => {
  if (!connected) throw new Error('Loading chunk calendar failed');
  return jest.requireActual<object>('#ui/Calendar.tsx');
});

test('a calendar whose code does not come says what to do; asked for again, it is fetched again', async () => {
  render(
    <DatePicker
      id="fecha"
      aria-describedby={undefined}
      aria-invalid={false}
      value="2018-04-03"
      onChange={() => undefined}
      min="2000-01-01"
      max="2026-12-31"
      timeZone="America/Bogota"
    />,
  );
  const button = screen.getByRole('button', { name: 'Abrir el calendario' });
  await userEvent.click(button);
  expect(await screen.findByText('No fue posible abrir el calendario. Escriba la fecha.')).toBeInTheDocument();

  connected = true;
  await userEvent.click(button);
  expect(await screen.findByLabelText('Elegir una fecha')).toBeInTheDocument();
  expect(screen.queryByText(/^No fue posible/)).not.toBeInTheDocument();
});
