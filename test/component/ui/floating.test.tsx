import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Popover } from '#ui/Popover.tsx';

function Panel() {
  const [isOpen, setIsOpen] = useState(false);
  const [button, setButton] = useState<Element | null>(null);
  const close = () => setIsOpen(false);
  return (
    <>
      <button ref={setButton} type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Abrir
      </button>
      {isOpen && (
        <Popover label="Ayuda" anchor={button} onClose={close}>
          <p>Contenido</p>
          <button type="button" onClick={close}>
            Listo
          </button>
        </Popover>
      )}
      <p>Afuera</p>
    </>
  );
}

const panel = () => screen.queryByRole('dialog', { name: 'Ayuda' });
const open = () => userEvent.click(screen.getByRole('button', { name: 'Abrir' }));

test('a popover takes the focus', async () => {
  render(<Panel />);
  await open();
  expect(panel()).toHaveTextContent('Contenido');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Listo' })).toHaveFocus());
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['what is in it', () => userEvent.click(screen.getByRole('button', { name: 'Listo' }))],
])('%s closes it, and the focus is the button’s again', async (_, close) => {
  render(<Panel />);
  await open();
  await close();
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

test('a click elsewhere and a second one on the button close it', async () => {
  render(<Panel />);
  await open();
  await userEvent.click(screen.getByText('Afuera'));
  expect(panel()).not.toBeInTheDocument();
  await open();
  await open();
  expect(panel()).not.toBeInTheDocument();
});
