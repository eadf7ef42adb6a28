import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configRead } from '#core/config/configSlice.ts';
import { linkFollowed } from '#core/location/locationSlice.ts';
import { menuFoundMissing, menuRead } from '#core/menu/menuSlice.ts';
import { sessionFound, signOutRequested } from '#core/session/sessionEvents.ts';
import { Home } from '#shell/Home.tsx';
import { Shell } from '#shell/Shell.tsx';
import { menuDismissed, menuToggled } from '#shell/sideMenuSlice.ts';
import { DEFAULT_CONFIG } from '#services/config/configDefaults.ts';
import { Page } from '#ui/Page.tsx';
import { stubMatchMedia } from '#test/support/matchMedia.ts';
import { movedTo, renderWithStore } from '#test/support/renderWithStore.tsx';
import { entriesOf, SAMPLE_MENU } from '#test/support/sampleMenu.ts';

const session = sessionFound({ user: 'ana', year: '2026' });
const menuAt = (path: string) => [session, movedTo(path), menuRead({ entries: SAMPLE_MENU, path })];
const shell = (
  <Shell>
    <Page title="Una página">
      <p>Contenido</p>
    </Page>
  </Shell>
);
const side = () => screen.getByRole('navigation', { name: 'Menú principal', hidden: true });
const toggle = () => screen.getByRole('button', { name: 'Menú' });
const search = () => screen.getByPlaceholderText<HTMLInputElement>('Buscar...');
// Not by role, which takes seconds among hundreds of rows.
const titles = () => [...side().querySelectorAll('.entry-title')].map(({ textContent }) => textContent);

beforeEach(() => stubMatchMedia(false));

describe('Shell', () => {
  it('has top bar, content and footer', async () => {
    const { events } = renderWithStore(shell, menuAt('/sitio'));
    expect(screen.getByText('Año 2026')).toBeInTheDocument();
    expect(screen.getByText('Contenido')).toBeInTheDocument();
    expect(within(screen.getByRole('contentinfo')).getByText('2018')).toBeInTheDocument();
    expect(within(screen.getByRole('contentinfo')).getByText('Alcaldía Municipal')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Salir'));
    expect(events).toEqual([signOutRequested()]);
  });

  it('shows no year where none is known', () => {
    renderWithStore(shell, [sessionFound({ user: 'ana', year: null })]);
    expect(screen.queryByText(/^Año/)).toBeNull();
  });

  it('skips to the content without a change of address', async () => {
    const { events } = renderWithStore(shell, menuAt('/sitio'));
    await userEvent.click(screen.getByRole('link', { name: 'Saltar al contenido' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(events).toEqual([]);
  });

  it('puts the menu away and back on a wide screen', async () => {
    const { events } = renderWithStore(shell, menuAt('/sitio'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(toggle()).toHaveAttribute('aria-controls', side().id);
    await userEvent.click(toggle());
    expect(events).toEqual([menuToggled({ narrow: false })]);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('a menu put away on a wide screen', () => {
  it('comes back with what the search box finds, and stays when the box is emptied', async () => {
    renderWithStore(shell, menuAt('/sitio'));
    await userEvent.click(toggle());
    await userEvent.type(search(), ' ');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(search(), 'bandeja');
    expect(search()).toHaveFocus();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.clear(search());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('a menu over the page, on a narrow screen', () => {
  const open = async () => {
    stubMatchMedia(true);
    const rendered = renderWithStore(shell, menuAt('/sitio'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    return rendered;
  };

  it('takes the focus; what is behind is inert', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Cerrar el menú' })).toHaveFocus();
    expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('inert');
    expect(screen.getByRole('banner', { hidden: true })).toHaveAttribute('inert');
    // Its target would not take the focus.
    expect(screen.getByText('Saltar al contenido')).toHaveAttribute('inert');
  });

  it('closes with Escape, the focus back on the toggle', async () => {
    const { events } = await open();
    await userEvent.keyboard('x{Escape}');
    expect(events).toContainEqual(menuDismissed());
    expect(toggle()).toHaveFocus();
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  });

  it('closes with its button and with a click beside it', async () => {
    const { events, view } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar el menú' }));
    await userEvent.click(toggle());
    const beside = view.container.querySelector('.shell-backdrop');
    if (beside) fireEvent.click(beside);
    expect(events.filter(menuDismissed.match)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Cerrar el menú' })).toBeNull();
  });

  it('closes when a link is followed', async () => {
    const { store } = await open();
    await userEvent.click(within(side()).getByRole('button', { name: 'Trámites' }));
    await userEvent.click(within(side()).getByRole('link', { name: 'Bandeja' }));
    expect(store.getState().sideMenu.status).toBe('resting');
  });
});

describe('SideMenu', () => {
  it('shows the first level, its groups closed, links by where they lead', () => {
    renderWithStore(shell, menuAt('/otra'));
    expect(titles()).toEqual(['Inicio', 'Educación', 'Trámites', 'Ministerio', 'Sin dirección']);
    expect(within(side()).getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '#/sitio');
    const outside = within(side()).getByRole('link', { name: /^Ministerio/ });
    expect(outside).toHaveAttribute('href', 'https://www.mineducacion.gov.co/');
    expect(outside).toHaveAttribute('target', '_blank');
    expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(outside).toHaveAccessibleName(/se abre en otra pestaña/);
    expect(within(side()).queryByRole('link', { name: 'Sin dirección' })).toBeNull();
  });

  it('opens and closes a group by keyboard; a nested one keeps its state', async () => {
    renderWithStore(shell, menuAt('/otra'));
    const group = within(side()).getByRole('button', { name: 'Educación' });
    expect(group).toHaveAttribute('aria-expanded', 'false');
    group.focus();
    await userEvent.keyboard('{Enter}');
    expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(within(side()).getByRole('button', { name: 'Asignación' }));
    expect(within(side()).getByRole('link', { name: 'Simulaciones' })).toBeInTheDocument();
    group.focus();
    await userEvent.keyboard(' ');
    expect(within(side()).queryByText('Simulaciones')).toBeNull();
    await userEvent.keyboard(' ');
    expect(within(side()).getByRole('link', { name: 'Simulaciones' })).toBeInTheDocument();
  });

  it('names the list that a group controls, open or not', () => {
    renderWithStore(shell, menuAt('/educacion/oferta'));
    for (const name of ['Educación', 'Trámites']) {
      const id = within(side()).getByRole('button', { name }).getAttribute('aria-controls');
      expect(document.getElementById(id ?? '')?.tagName).toBe('UL');
    }
  });

  it('marks the one entry of the current page, its groups open', () => {
    const { store } = renderWithStore(shell, menuAt('/educacion/asignacion/simulaciones'));
    const current = () =>
      within(side())
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.textContent);
    expect(current()).toEqual(['Simulaciones']);
    act(() => void store.dispatch(movedTo('/sitio')));
    expect(current()).toEqual(['Inicio']);
  });
});

describe('the search box', () => {
  it('filters as one types, groups open, and says how many; empty, it is the menu as before', async () => {
    renderWithStore(shell, menuAt('/otra'));
    await userEvent.type(search(), 'SIMULÁ');
    expect(titles()).toEqual(['Educación', 'Asignación', 'Simulaciones']);
    expect(within(side()).getByRole('status')).toHaveTextContent('Una entrada encontrada');
    expect(within(side()).queryByRole('button', { name: 'Educación' })).toBeNull();
    await userEvent.clear(search());
    expect(titles()).toEqual(['Inicio', 'Educación', 'Trámites', 'Ministerio', 'Sin dirección']);
    expect(within(side()).getByRole('status')).toBeEmptyDOMElement();
  });

  it('says that nothing was found', async () => {
    renderWithStore(shell, menuAt('/otra'));
    await userEvent.type(search(), 'zzz');
    expect(screen.getByText('Ninguna entrada del menú contiene «zzz»')).toBeVisible();
    await userEvent.clear(search());
    await userEvent.type(search(), 'i');
    expect(within(side()).getByRole('status')).toHaveTextContent(/^\d+ entradas encontradas$/);
  });

  it('keeps the search when a result is followed on a wide screen, ends it on a narrow one', async () => {
    const wide = renderWithStore(shell, menuAt('/otra'));
    await userEvent.type(search(), 'bandeja');
    await userEvent.click(within(side()).getByRole('link', { name: 'Bandeja' }));
    expect(search()).toHaveValue('bandeja');
    wide.view.unmount();

    stubMatchMedia(true);
    renderWithStore(shell, menuAt('/otra'));
    await userEvent.type(search(), 'bandeja');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(within(side()).getByRole('link', { name: 'Bandeja' }));
    expect(search()).toHaveValue('');
  });
});

describe('a menu of hundreds', () => {
  const many = (count: number) =>
    entriesOf(Array.from({ length: count }, (_, index) => ({ title: `Sección ${index}`, url: `s/${index}` })));
  const withMany = (count: number) => [session, menuRead({ entries: many(count), path: '/sitio' })];

  it('shows its rows in portions, none lost', async () => {
    renderWithStore(shell, withMany(101));
    expect(titles()).toHaveLength(100);
    await userEvent.click(screen.getByText('Mostrar más'));
    expect(titles()).toHaveLength(101);
    expect(screen.queryByText('Mostrar más')).toBeNull();
    // Who goes by keyboard goes on with the first of the new rows.
    expect(document.activeElement).toHaveTextContent(titles().at(-1) ?? '');
  });

  it('shows the first results and says how many there are', async () => {
    renderWithStore(shell, withMany(200));
    await userEvent.type(search(), 'secc');
    expect(titles()).toHaveLength(60);
    expect(screen.getByText('200 entradas encontradas; estas son las primeras 60')).toBeInTheDocument();
  });

  it.each([
    [9, 9, null],
    [10, 6, 'Y 4 más en el menú.'],
  ])('of %d links of a section Home shows %d', (count, shown, sentence) => {
    renderWithStore(
      <Shell>
        <Home />
      </Shell>,
      withMany(count),
    );
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: /^Sección/ })).toHaveLength(shown);
    expect(screen.queryByText(/más en el menú/)?.textContent ?? null).toBe(sentence);
  });
});

describe('without menu tools (D25)', () => {
  it('the toggle and the search box have no behaviour', async () => {
    const { events } = renderWithStore(shell, [...menuAt('/otra'), configRead({ ...DEFAULT_CONFIG, menuTools: false })]);
    await userEvent.click(toggle());
    await userEvent.type(search(), 'zzz');
    expect(events).toEqual([]);
    expect(toggle()).not.toHaveAttribute('aria-expanded');
    expect(titles()).toHaveLength(5);
  });
});

describe('Home', () => {
  const home = (
    <Shell>
      <Home />
    </Shell>
  );
  const main = () => within(screen.getByRole('main'));

  it("shows the person's sections: each group of the first level with its links", () => {
    renderWithStore(home, menuAt('/sitio'));
    const links = main().getByRole('region', { name: 'Educación' });
    expect(
      within(links)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Oferta', 'Simulaciones']);
    expect(main().getByRole('link', { name: /^Ministerio/ })).toBeInTheDocument();
  });

  it('says that there is no section in an empty menu', () => {
    renderWithStore(home, [session, menuRead({ entries: [], path: '/sitio' })]);
    expect(main().getByText('No hay ninguna sección para este usuario.')).toBeInTheDocument();
  });

  it('says that the menu is missing', () => {
    renderWithStore(home, [session, menuFoundMissing()]);
    expect(main().getByText(/^No se encontró el menú/)).toBeInTheDocument();
  });

  it('waits for a menu that is not read yet', () => {
    renderWithStore(home, [session]);
    expect(main().queryByText(/menú|sección/)).toBeNull();
  });
});

describe('the search among the solicitudes', () => {
  const offered = () => screen.queryByRole('link', { name: /^Buscar «/ });
  const ofProcessing = (items: unknown[]) => [
    session,
    movedTo('/sitio'),
    menuRead({ entries: entriesOf(items), path: '/sitio' }),
  ];
  const SECTION = { id: 1, title: 'Tramitación', icon: '', url: '#/tramitacion/tramite-educacion?estado=radicada', items: [] };

  it('is offered beside the menu for who processes them, from three letters on, and ends the filter', async () => {
    renderWithStore(shell, ofProcessing([SECTION]));
    await userEvent.type(search(), '9-9');
    expect(offered()).toBeNull();
    await userEvent.type(search(), '0 & <b>');
    expect(offered()).toHaveTextContent('Buscar «9-90 & <b>» en las solicitudes');
    await userEvent.click(screen.getByRole('link', { name: /^Buscar «/ }));
    expect(search()).toHaveValue('');
  });

  it('is what Enter asks for', async () => {
    const { events } = renderWithStore(shell, ofProcessing([SECTION]));
    await userEvent.type(search(), 'peña{Enter}');
    expect(events).toContainEqual(linkFollowed({ to: '/tramitacion/tramite-educacion?texto=pe%C3%B1a', replace: false }));
    expect(search()).toHaveValue('');
  });

  it('is not there for whose menu does not lead to them', async () => {
    const { events } = renderWithStore(shell, ofProcessing([{ ...SECTION, url: 'tramitacion/tramite-educacion-vieja' }]));
    await userEvent.type(search(), 'peña{Enter}');
    expect(offered()).toBeNull();
    expect(events).not.toContainEqual(expect.objectContaining({ type: linkFollowed.type }));
    expect(search()).toHaveValue('peña');
  });
});
