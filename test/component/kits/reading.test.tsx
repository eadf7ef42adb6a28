import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ReadingView } from '#kits/reading/ReadingView.tsx';
import type { ReadingState } from '#kits/reading/readingState.ts';
import { SendingNotice } from '#kits/sending/SendingNotice.tsx';
import type { SendingState } from '#kits/sending/sendingState.ts';
import { Page } from '#ui/Page.tsx';

const params = {};

function inPage(children: ReactNode) {
  return (
    <MemoryRouter>
      <Page title="Oferta">
        <section aria-labelledby="lista">
          <h2 id="lista">Lista</h2>
          <div data-testid="part">{children}</div>
        </section>
      </Page>
    </MemoryRouter>
  );
}

function view(state: ReadingState<object, string>, onRetry = () => undefined, notFound?: string) {
  return inPage(
    <ReadingView state={state} onRetry={onRetry} skeleton={<i>esqueleto</i>} {...(notFound !== undefined && { notFound })}>
      {(data) => <input aria-label={data} />}
    </ReadingView>,
  );
}

test.each([
  [{ status: 'forbidden', params } as const, 'No tiene permiso para esta sección'],
  [{ status: 'unavailable', params } as const, 'Este servicio no está disponible en este momento.'],
  [{ status: 'notFound', params } as const, 'No se encontró lo que busca.'],
])('%j is told', (state, text) => {
  render(view(state));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByText('esqueleto')).not.toBeInTheDocument();
});

test('a page says in its own words what was not found', () => {
  render(view({ status: 'notFound', params }, undefined, 'No existe ese radicado'));
  expect(screen.getByRole('alert')).toHaveTextContent('No existe ese radicado');
});

test('a skeleton until the first answer; what was typed stays while it is read again', async () => {
  const { rerender } = render(view({ status: 'unread' }));
  expect(screen.getByText('esqueleto')).toBeInTheDocument();
  rerender(view({ status: 'loading', params, previous: null }));
  expect(screen.getByText('esqueleto').parentElement).toHaveAttribute('aria-busy', 'true');
  rerender(view({ status: 'ready', params, data: 'Motivo' }));
  await userEvent.type(screen.getByLabelText('Motivo'), 'falta');
  rerender(view({ status: 'loading', params, previous: 'Motivo' }));
  expect(screen.getByLabelText('Motivo').parentElement).toHaveAttribute('aria-busy', 'true');
  rerender(view({ status: 'failed', params, previous: 'Motivo', message: 'Se cayó' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Se cayó');
  expect(screen.getByLabelText('Motivo')).toHaveValue('falta');
  expect(screen.queryByText('esqueleto')).not.toBeInTheDocument();
});

test('a failed reading can be tried again; the focus goes to the heading of its section', async () => {
  const retried = jest.fn();
  render(view({ status: 'failed', params, previous: null, message: 'Se cayó' }, retried));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retried).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Lista' })).toHaveFocus();
});

test('a failed reading of the whole page: to the page’s heading', async () => {
  render(
    <MemoryRouter>
      <Page title="Oferta">
        <ReadingView
          state={{ status: 'failed', params, previous: null, message: 'Se cayó' }}
          onRetry={() => undefined}
          skeleton={null}
        >
          {() => null}
        </ReadingView>
      </Page>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByRole('heading', { name: 'Oferta' })).toHaveFocus();
});

const notice = (state: SendingState<null, null>, onRetry = () => undefined) =>
  inPage(<SendingNotice state={state} onRetry={onRetry} />);

test.each([
  { status: 'idle' } as const,
  { status: 'sending', command: null, key: 'k' } as const,
  { status: 'sent', command: null, answer: null } as const,
])('nothing to tell: %j', (state) => {
  render(notice(state));
  expect(screen.getByTestId('part')).toBeEmptyDOMElement();
});

test('a refusal is told', () => {
  const refusal = { reason: 'stale', message: 'Otra persona guardó', code: null, fieldErrors: {}, seconds: null } as const;
  render(notice({ status: 'refused', command: null, refusal }));
  expect(screen.getByRole('alert')).toHaveTextContent('Otra persona guardó');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('what was not answered can be sent again', async () => {
  const retried = jest.fn();
  render(notice({ status: 'unanswered', command: null, key: 'k', message: 'Sin respuesta' }, retried));
  expect(screen.getByRole('alert')).toHaveTextContent('Sin respuesta');
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(retried).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Lista' })).toHaveFocus();
});
