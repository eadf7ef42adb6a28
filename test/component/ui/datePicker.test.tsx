import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
// Loaded beforehand: what is awaited below is the opening, not a compiler.
import '#ui/Calendar.tsx';
import { DatePicker } from '#ui/DatePicker.tsx';
import { FormField } from '#ui/FormField.tsx';

interface Given {
  initial?: string;
  farAway?: boolean;
}

/** A form with a date, and what the form has of it. */
function Form({ initial = '', farAway = false }: Given) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <FormField id="fecha" label="Fecha de nacimiento">
        {(control) => (
          <DatePicker
            {...control}
            name="fecha"
            value={value}
            onChange={setValue}
            min="2000-01-15"
            max="2026-11-20"
            farAway={farAway}
            timeZone="America/Bogota"
          />
        )}
      </FormField>
      <output aria-label="Valor">{value}</output>
      <button type="button" onClick={() => setValue('2010-12-24')}>
        Otra
      </button>
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'Fecha de nacimiento' });
const value = () => screen.getByRole('status', { name: 'Valor' }).textContent;
// By label and not by role: there are some fifty controls, and the role of each would be worked out.
async function openCalendar() {
  await userEvent.click(screen.getByLabelText('Abrir el calendario'));
  await screen.findByLabelText('Elegir una fecha');
}

test('typed in any usual way, it is a day; left, it is written in full', async () => {
  render(<Form />);
  await userEvent.type(box(), '3/4/2018');
  expect(value()).toBe('2018-04-03');
  expect(box()).toHaveValue('3/4/2018');
  await userEvent.tab();
  expect(box()).toHaveValue('03/04/2018');
});

test('what is no day is kept as it was typed', async () => {
  render(<Form />);
  await userEvent.type(box(), '31/02/2018');
  await userEvent.tab();
  expect(value()).toBe('31/02/2018');
  expect(box()).toHaveValue('31/02/2018');
});

test('a day in the middle of the text can be put right', async () => {
  render(<Form initial="2018-04-03" />);
  await userEvent.type(box(), '9', { initialSelectionStart: 1, initialSelectionEnd: 2 });
  expect(box()).toHaveValue('09/04/2018');
  expect(value()).toBe('2018-04-09');
});

test('another value from outside is shown', async () => {
  render(<Form initial="2018-04-03" />);
  await userEvent.click(screen.getByRole('button', { name: 'Otra' }));
  expect(box()).toHaveValue('24/12/2010');
});

test('the calendar: one month, Monday first, six weeks, in Spanish, on the day that was typed', async () => {
  render(<Form initial="2018-04-03" />);
  await openCalendar();
  expect(screen.getByRole('dialog', { name: 'Elegir una fecha' })).toBeInTheDocument();
  expect(screen.getAllByRole('grid')).toHaveLength(1);
  expect(screen.getByRole('grid')).toHaveAccessibleName(/abril 2018/i);
  expect(screen.getAllByRole('row')).toHaveLength(6);
  const days = within(screen.getByRole('grid')).getAllByRole('button');
  expect(days).toHaveLength(42);
  expect(days[0]).toHaveAccessibleName(/lunes, 26 de marzo/i);
  expect(screen.getByLabelText(/martes, 3 de abril de 2018, seleccionado/i)).toHaveFocus();
});

test('by keyboard: arrows move, Enter takes, the focus goes back to the button', async () => {
  render(<Form initial="2018-04-03" />);
  await openCalendar();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(value()).toBe('2018-04-11');
  expect(box()).toHaveValue('11/04/2018');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abrir el calendario' })).toHaveFocus();
});

test('the button says whether it is open, and closes it too', async () => {
  render(<Form initial="2018-04-03" />);
  const button = screen.getByLabelText('Abrir el calendario');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await openCalendar();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes it and changes nothing', async () => {
  render(<Form initial="2018-04-03" />);
  await openCalendar();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(value()).toBe('2018-04-03');
});

test('a date of birth: year and month from lists, 29 February too', async () => {
  render(<Form initial="2016-03-01" farAway />);
  await openCalendar();
  await userEvent.selectOptions(screen.getByLabelText('Elegir el mes'), 'febrero');
  await userEvent.click(screen.getByLabelText(/29 de febrero de 2016/i));
  expect(value()).toBe('2016-02-29');
});

test('the years of a date of birth are those that can be', async () => {
  render(<Form farAway />);
  await openCalendar();
  const years = screen.getByLabelText('Elegir el año');
  expect([...years.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 27 }, (_, index) => String(2000 + index)),
  );
});

test('days before the first and after the last cannot be chosen', async () => {
  render(<Form initial="2000-01-20" />);
  await openCalendar();
  expect(screen.getByLabelText(/viernes, 14 de enero de 2000/i)).toBeDisabled();
  expect(screen.getByLabelText(/sábado, 15 de enero de 2000/i)).toBeEnabled();
  expect(screen.getByLabelText('Ir al mes anterior')).toHaveAttribute('aria-disabled', 'true');
});

describe('without a day, it opens', () => {
  beforeEach(
    () =>
      void jest.useFakeTimers({
        doNotFake: ['nextTick', 'queueMicrotask', 'setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
      }),
  );
  afterEach(() => void jest.useRealTimers());

  test.each([
    // In Bogotá it is still the day before.
    ['2026-11-01T04:00:00Z', /octubre 2026/i],
    ['2031-01-01T12:00:00Z', /noviembre 2026/i],
    ['1999-01-01T12:00:00Z', /enero 2000/i],
  ])('at %s on %s', async (now, month) => {
    jest.setSystemTime(new Date(now));
    render(<Form />);
    await openCalendar();
    expect(screen.getByRole('grid')).toHaveAccessibleName(month);
  });
});
