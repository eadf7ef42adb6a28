import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormField } from '#ui/FormField.tsx';
import { Typeahead } from '#ui/Typeahead.tsx';

const SEDES = ['San José', 'San Juan', 'Santa Ana'];

/** Offers the sedes that begin with the text, as a screen does whose saga has answered. */
function Search({ loading = false, onChoose }: { loading?: boolean; onChoose: (sede: string) => void }) {
  const [text, setText] = useState('');
  return (
    <>
      <FormField id="sede" label="Sede" hint="Escriba su nombre">
        {(control) => (
          <Typeahead
            {...control}
            label="Sedes"
            text={text}
            onTextChange={setText}
            items={SEDES.filter((sede) => sede.toLowerCase().startsWith(text.toLowerCase()))}
            itemText={(sede) => sede}
            itemKey={(sede) => sede}
            loading={loading}
            onChoose={(sede) => {
              setText(sede);
              onChoose(sede);
            }}
          />
        )}
      </FormField>
      <button type="button">Después</button>
    </>
  );
}

function start(loading = false) {
  const chosen = jest.fn();
  render(<Search loading={loading} onChoose={chosen} />);
  return { chosen, box: screen.getByRole('combobox', { name: 'Sede' }) };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('offers what goes with the text, and says how much', async () => {
  const { box } = start();
  expect(box).toHaveAccessibleDescription('Escriba su nombre');
  expect(options()).toEqual([]);
  await userEvent.type(box, 'san j');
  expect(options()).toEqual(['San José', 'San Juan']);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox', { name: 'Sedes' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2 resultados');
  await userEvent.type(box, 'u');
  expect(screen.getByRole('status')).toHaveTextContent('1 resultado');
  await userEvent.type(box, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('Sin resultados');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).toHaveValue('san jux');
});

test.each(['{Enter}', '{Tab}'])('arrows move, %s takes', async (key) => {
  const { box, chosen } = start();
  await userEvent.type(box, 'san');
  await userEvent.keyboard(`{ArrowDown}{ArrowDown}{ArrowUp}${key}`);
  expect(chosen.mock.calls).toEqual([['San Juan']]);
  expect(box).toHaveValue('San Juan');
  expect(options()).toEqual([]);
});

test('Tab, which takes, leaves the focus where the choice is told', async () => {
  const { box, chosen } = start();
  await userEvent.type(box, 'san');
  await userEvent.tab();
  expect(chosen).toHaveBeenCalledWith('San José');
  expect(box).toHaveFocus();
});

test('Escape closes and leaves what was typed; twice too', async () => {
  const { box, chosen } = start();
  await userEvent.type(box, 'san{Escape}');
  expect(options()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(box).toHaveValue('san');
  expect(chosen).not.toHaveBeenCalled();
});

test('a click takes', async () => {
  const { box, chosen } = start();
  await userEvent.type(box, 'san');
  await userEvent.click(screen.getByRole('option', { name: 'Santa Ana' }));
  expect(chosen.mock.calls).toEqual([['Santa Ana']]);
});

test('while it is being looked for, nothing old is offered', async () => {
  const { box } = start(true);
  await userEvent.type(box, 'san');
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Buscando');
});

test('while it is being looked for, Tab leaves and takes nothing', async () => {
  const { box, chosen } = start(true);
  await userEvent.type(box, 'san');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Después' })).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<void> | void]>([
  ['Shift+Tab', () => userEvent.tab({ shift: true })],
  ['the keyboard of a telephone', () => act(() => screen.getByRole('combobox').blur())],
  ['a jump of a screen reader', () => act(() => screen.getByRole('button', { name: 'Después' }).focus())],
  ['a press elsewhere', () => userEvent.click(screen.getByRole('button', { name: 'Después' }))],
])('whoever leaves by %s takes nothing, and what was typed stays', async (_way, leave) => {
  const { box, chosen } = start();
  await userEvent.type(box, 'san');
  await leave();
  expect(box).not.toHaveFocus();
  expect(options()).toEqual([]);
  expect(box).toHaveValue('san');
  expect(chosen).not.toHaveBeenCalled();
});
