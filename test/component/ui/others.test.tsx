import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Alert } from '#ui/Alert.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Progress } from '#ui/Progress.tsx';
import { CONTENT_ID } from '#ui/SkipLink.tsx';
import { Steps } from '#ui/Steps.tsx';

test('an alert can be put away, and the focus stays in the content', async () => {
  const dismissed = jest.fn();
  render(
    <main id={CONTENT_ID} tabIndex={-1}>
      <Alert onDismiss={dismissed}>Guardado</Alert>
    </main>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Guardado');
  expect(screen.getByRole('status')).toHaveClass('alert-warning');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));
  expect(dismissed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('progress of a hundred, or of any number, or not known', () => {
  const { rerender } = render(<Progress label="Cargando archivo" value={40} />);
  expect(screen.getByRole('progressbar', { name: 'Cargando archivo' })).toHaveAttribute('max', '100');
  expect(screen.getByText(/^40\s?%$/)).toBeInTheDocument();
  rerender(<Progress label="Cargando archivo" value={5} max={8} />);
  expect(screen.getByText(/^63\s?%$/)).toBeInTheDocument();
  rerender(<Progress label="Cargando archivo" value={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test('steps: where one is, and the way back', () => {
  const steps = [
    { label: 'Acudiente', to: '/solicitud/acudiente' },
    { label: 'Estudiante', to: '/solicitud/estudiante' },
    { label: 'Opciones', to: null },
  ];
  render(
    <MemoryRouter>
      <Steps steps={steps} current={1} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Paso 2 de 3')).toBeInTheDocument();
  const current = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Estudiante']);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Acudiente']);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/solicitud/acudiente');
  // On a narrow screen the list hangs on this button.
  const fold = screen.getByRole('button', { name: 'Paso 2 de 3: Estudiante', expanded: false });
  expect(fold).toHaveAttribute('aria-controls', screen.getByRole('list').id);
  fireEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});

test('an empty list says so, and gives the way on', () => {
  render(
    <EmptyState title="No hay solicitudes con este filtro">
      <a href="#/x">Quitar el filtro</a>
    </EmptyState>,
  );
  expect(screen.getByText('No hay solicitudes con este filtro')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Quitar el filtro' })).toBeInTheDocument();
});
