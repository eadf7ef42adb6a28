import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EmailField } from '#ui/EmailField.tsx';

function Form({ value = '' }: { value?: string }) {
  const [email, setEmail] = useState(value);
  return <EmailField id="correo" label="Correo" hint="Aquí llegan" value={email} onType={setEmail} onTake={setEmail} />;
}
const field = () => screen.getByRole('textbox', { name: 'Correo' });
const question = () => screen.getByRole('status');

test('a mistyped provider is asked about as it is typed, and taken by a button that gives the focus back', async () => {
  render(<Form />);
  await userEvent.type(field(), 'ana@gmial.co');
  expect(question()).toHaveTextContent('¿Quiso decir ana@gmail.com?');
  await userEvent.click(screen.getByRole('button', { name: 'Sí, cambiarlo' }));
  expect(field()).toHaveValue('ana@gmail.com');
  expect(field()).toHaveFocus();
  expect(question()).toBeEmptyDOMElement();
});

test('what may become right is asked about once the field is left', async () => {
  render(<Form />);
  await userEvent.type(field(), 'ana@gmail.co');
  expect(question()).toBeEmptyDOMElement();
  await userEvent.tab();
  expect(question()).toHaveTextContent('¿Quiso decir ana@gmail.com?');
});

test('what is there already is asked about at once', () => {
  render(<Form value="ana@hotmail.con" />);
  expect(field()).toHaveAccessibleDescription('Aquí llegan');
  expect(question()).toHaveTextContent('¿Quiso decir ana@hotmail.com?');
});
