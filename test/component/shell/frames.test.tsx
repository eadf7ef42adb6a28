import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { sessionFound, tokenLost } from '#core/session/sessionEvents.ts';
import { menuRead } from '#core/menu/menuSlice.ts';
import { SectionLinks } from '#shell/menu/SectionLinks.tsx';
import { AreaIndex } from '#shell/AreaIndex.tsx';
import { NotFound } from '#shell/NotFound.tsx';
import { PublicFrame } from '#shell/PublicFrame.tsx';
import { SummaryView } from '#areas/places/SummaryView.tsx';
import { AreaSkeleton } from '#ui/AreaSkeleton.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { Page } from '#ui/Page.tsx';
import { PageAnnouncer } from '#ui/PageAnnouncer.tsx';
import { movedTo, renderWithStore } from '#test/support/renderWithStore.tsx';
import { entriesOf } from '#test/support/sampleMenu.ts';

describe('NotFound', () => {
  it('has the specified heading and link', () => {
    renderWithStore(<NotFound />);
    expect(screen.getByRole('heading', { name: '404 PAGINA NO ENCONTRADA' })).toBeInTheDocument();
    expect(screen.getByText('El recurso buscado no fue encontrado.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir a login' })).toHaveAttribute('href', '#/login');
  });
});

describe('PublicFrame', () => {
  it('offers to sign in or to go back to the site, and never remounts its content (D3)', () => {
    const mounted = jest.fn();
    const unmounted = jest.fn();
    function Form() {
      useEffect(() => {
        mounted();
        return unmounted;
      }, []);
      return <p>Formulario</p>;
    }
    const { store } = renderWithStore(
      <PublicFrame home="/tramites/educacion">
        <Form />
      </PublicFrame>,
    );
    expect(screen.getByRole('link', { name: 'Ingreso de funcionarios' })).toHaveAttribute('href', '#/login');
    act(() => void store.dispatch(sessionFound({ user: 'ana', year: null })));
    expect(screen.getByRole('link', { name: 'Volver al sitio' })).toHaveAttribute('href', '#/sitio');
    act(() => void store.dispatch(tokenLost()));
    expect(screen.getByRole('link', { name: 'Ingreso de funcionarios' })).toBeInTheDocument();
    expect(mounted).toHaveBeenCalledTimes(1);
    expect(unmounted).not.toHaveBeenCalled();
  });
});

describe('Page', () => {
  function Pages() {
    const { pathname } = useLocation();
    return (
      <Page title={`Página ${pathname}`}>
        <Link to="/b">Seguir</Link>
      </Page>
    );
  }

  it('gives the heading the focus and speaks the title when the page changes, not on the first load', async () => {
    const { store } = renderWithStore(
      <PageAnnouncer>
        <Pages />
      </PageAnnouncer>,
      [movedTo('/a')],
    );
    expect(document.title).toBe('Página /a · PISAMI');
    expect(document.body).toHaveFocus();
    expect(screen.getAllByText('Página /a')).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'Seguir' }));
    expect(screen.getByRole('heading', { name: 'Página /b' })).toHaveFocus();
    expect(screen.getByText('Página /b', { selector: '[aria-live] *' })).toBeInTheDocument();
    act(() => screen.getByRole('link', { name: 'Seguir' }).focus());
    act(() => void store.dispatch(movedTo('/b')));
    expect(screen.getByRole('link', { name: 'Seguir' })).toHaveFocus();
  });
});

test('a page called as the one before is spoken again', () => {
  function SameTitle() {
    const { pathname } = useLocation();
    return <Page title={pathname === '/a' ? 'Otra' : 'Página no encontrada'}>Contenido</Page>;
  }
  const { store } = renderWithStore(
    <PageAnnouncer>
      <SameTitle />
    </PageAnnouncer>,
    [movedTo('/a')],
  );
  const spoken = () => screen.getByText('Página no encontrada', { selector: '[aria-live] *' });
  act(() => void store.dispatch(movedTo('/b')));
  const first = spoken();
  act(() => void store.dispatch(movedTo('/c')));
  // Screen readers speak what is added to the live region: the same text left in place would be silence.
  expect(spoken()).not.toBe(first);
  expect(first).not.toBeInTheDocument();
});

describe('SummaryView', () => {
  const show = (state: Parameters<typeof SummaryView>[0]['state'], onRetry = () => undefined) =>
    renderWithStore(<SummaryView state={state} onRetry={onRetry} />).view;

  it('shows two figures', () => {
    show({ status: 'ready', params: {}, data: { solicitudes: 8059, cupos: 0 } });
    expect(screen.getByText('Solicitudes').nextSibling).toHaveTextContent('8.059');
    expect(screen.getByText('Cupos').nextSibling).toHaveTextContent('0');
  });

  it.each([{ status: 'unread' }, { status: 'loading', params: {}, previous: null }] as const)(
    'keeps their room when $status',
    (state) => {
      const { container } = show(state);
      expect(container.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
    },
  );

  it.each([
    ['unavailable', 'Este servicio no está disponible en este momento.'],
    ['notFound', 'No se encontró lo que busca.'],
  ] as const)('says so where the backend has none (%s)', (status, message) => {
    show({ status, params: {} });
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    // Only their room is kept.
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('says that there is no permission (D30)', () => {
    show({ status: 'forbidden', params: {} });
    expect(screen.getByRole('alert')).toHaveTextContent('No tiene permiso para esta sección');
  });

  it('shows the failure and tries again', async () => {
    const onRetry = jest.fn();
    show({ status: 'failed', params: {}, previous: null, message: 'No fue posible' }, onRetry);
    expect(screen.getByRole('alert')).toHaveTextContent('No fue posible');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('AreaIndex', () => {
  const under = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `Sección ${index}`, url: `educacion/${index}` }));
  const showing = (count: number) => {
    renderWithStore(<AreaIndex title="Educación" path="/educacion" />, [
      sessionFound({ user: 'ana', year: null }),
      menuRead({ entries: entriesOf(under(count)), path: '/educacion' }),
    ]);
  };

  it.each([
    [24, 24, null],
    [25, 12, 'Y 13 más en el menú.'],
  ])('of %d links of its area it shows %d', (count, shown, sentence) => {
    showing(count);
    expect(screen.getAllByRole('link')).toHaveLength(shown);
    expect(screen.queryByText(/más en el menú/)?.textContent ?? null).toBe(sentence);
  });
});

describe('waiting and failing', () => {
  it('says that a section is on its way', () => {
    renderWithStore(<AreaSkeleton />);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando la sección');
    expect(document.title).toBe('Cargando la sección · PISAMI');
  });

  it('offers to load the page anew only where that may help', async () => {
    const onReload = jest.fn();
    const { view } = renderWithStore(<LoadFailure message="Falló" onRetry={() => undefined} />);
    expect(screen.queryByRole('button', { name: 'Recargar la página' })).toBeNull();
    view.unmount();
    renderWithStore(<LoadFailure message="Falló" onRetry={() => undefined} onReload={onReload} />);
    await userEvent.click(screen.getByRole('button', { name: 'Recargar la página' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('gives the sentence for where there is no section', () => {
    renderWithStore(<SectionLinks entries={[]} whole={9} first={6} whenEmpty="Nada aquí" />);
    expect(screen.getByText('Nada aquí')).toBeInTheDocument();
  });
});
