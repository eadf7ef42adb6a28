import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONVOCATORIA, OFERTA, OTHER_OFERTA } from '#test/support/samples/citizen.ts';
import { stubMatchMedia } from '#test/support/matchMedia.ts';
import { openApp } from '#test/support/openApp.tsx';
import { NO_NETWORK } from '#test/support/samples/failures.ts';

// Each test opens the whole application, the first one loads the area's code.
jest.setTimeout(30_000);
beforeEach(() => stubMatchMedia(false));

const CONVOCATORIA_API = 'api/educacion/convocatoria';
const OFERTAS_API = 'api/educacion/ofertas';
const PAGE = '/tramites/educacion/oferta';
const page = (more: object = {}) => ({ elementos: [OFERTA, OTHER_OFERTA], pagina: 1, total: 2, ...more });

const results = () => screen.getByRole('region', { name: 'Resultados' });
const count = () => within(results()).getByRole('status');

async function open(at = PAGE, answer: object = page()) {
  const app = await openApp(at);
  await screen.findByRole('heading', { level: 1, name: 'Cupos que se ofrecen' });
  await app.answer(CONVOCATORIA_API, CONVOCATORIA);
  const asked = app.pending(OFERTAS_API).path;
  await app.answer(OFERTAS_API, answer);
  return { ...app, asked };
}

test('each oferta: where, for whom, how many are free', async () => {
  await open();
  expect(count()).toHaveTextContent('Se encontraron 2 ofertas.');
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Institución Educativa San José');
  expect(first).toHaveTextContent('Sede Principal');
  expect(first).toHaveTextContent('Tercero · Jornada: Mañana');
  expect(first).toHaveTextContent('Calle 10 # 3-45, Belén, Comuna 1, Urbana');
  expect(first).toHaveTextContent('12 vacantes');
  expect(second).toHaveTextContent('Sin vacantes');
  expect(second).not.toHaveTextContent('Sede');
});

test('while it is read there is room for it', async () => {
  const app = await openApp(PAGE);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Resultados' })).toBeNull();
  await app.answer(CONVOCATORIA_API, CONVOCATORIA);
  expect(results().querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('article')).toBeNull();
});

test('a search goes into the address, from its first page on, and the backend is asked for it', async () => {
  const app = await open(`${PAGE}?pagina=2`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grado' }), 'Tercero');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jornada' }), 'Mañana');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Zona' }), 'Urbana');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Institución, sede o barrio' }), ' josé {Enter}');
  const query = '?grado=3&jornada=manana&zona=urbana&texto=jos%C3%A9';
  expect(app.world.navigation.entries.at(-1)).toBe(PAGE + query);
  expect(app.pending(OFERTAS_API).path).toBe(OFERTAS_API + query);
  // What was found before stays until the next is there.
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(results().querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  await app.answer(OFERTAS_API, page({ elementos: [OFERTA], total: 1 }));
  expect(count()).toHaveTextContent('Se encontró una oferta.');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Quitar los filtros' }));
  expect(app.pending(OFERTAS_API).path).toBe(OFERTAS_API);
  expect(screen.getByRole('combobox', { name: 'Grado' })).toHaveDisplayValue('Todos los grados');
  expect(screen.getByRole('searchbox')).toHaveDisplayValue('');
  expect(screen.queryByRole('link', { name: 'Quitar los filtros' })).toBeNull();
});

test('a shared address shows the same search', async () => {
  const { asked } = await open(`${PAGE}?grado=0&jornada=tarde&zona=rural&texto=liceo&pagina=2`, page({ pagina: 2, total: 12 }));
  expect(asked).toBe(`${OFERTAS_API}?grado=0&jornada=tarde&zona=rural&texto=liceo&pagina=2`);
  expect(screen.getByRole('combobox', { name: 'Grado' })).toHaveDisplayValue('Transición');
  expect(screen.getByRole('combobox', { name: 'Jornada' })).toHaveDisplayValue('Tarde');
  expect(screen.getByRole('combobox', { name: 'Zona' })).toHaveDisplayValue('Rural');
  expect(screen.getByRole('searchbox')).toHaveDisplayValue('liceo');
  expect(count()).toHaveTextContent('Se encontraron 12 ofertas. Página 2 de 2.');
});

test('odd values fall back; a code that no catalogue names is shown as it is', async () => {
  const { asked } = await open(`${PAGE}?grado=77&jornada=lunar&pagina=x`);
  expect(asked).toBe(`${OFERTAS_API}?jornada=lunar`);
  expect(screen.getByRole('combobox', { name: 'Grado' })).toHaveDisplayValue('Todos los grados');
  expect(screen.getByRole('combobox', { name: 'Jornada' })).toHaveDisplayValue('lunar');
});

test('pages are links that keep the search; the list’s head takes the focus', async () => {
  const app = await open(`${PAGE}?zona=urbana`, page({ total: 25 }));
  const pages = within(screen.getByRole('navigation', { name: 'Páginas' }));
  const second = pages.getByRole('link', { name: 'Página 2' });
  expect(second).toHaveAttribute('href', `#${PAGE}?zona=urbana&pagina=2`);
  await userEvent.click(second);
  expect(app.pending(OFERTAS_API).path).toBe(`${OFERTAS_API}?zona=urbana&pagina=2`);
  expect(screen.getByRole('heading', { name: 'Resultados' })).toHaveFocus();
});

test('nothing found, and a page that is not there', async () => {
  const app = await open(`${PAGE}?texto=nada`, page({ elementos: [], total: 0 }));
  expect(count()).toHaveTextContent('No se encontró ninguna oferta.');
  expect(screen.getByRole('link', { name: 'Ver todos los cupos' })).toHaveAttribute('href', `#${PAGE}`);
  await app.go(`${PAGE}?texto=a&pagina=9`);
  await app.answer(OFERTAS_API, page({ elementos: [], pagina: 9, total: 12 }));
  expect(count()).toHaveTextContent(/^Se encontraron 12 ofertas\.$/);
  expect(screen.getByRole('link', { name: 'Ir a la primera página' })).toHaveAttribute('href', `#${PAGE}?texto=a`);
});

test('a failure of another filter takes away the rows of the one before, and is tried again', async () => {
  const app = await open();
  await app.go(`${PAGE}?zona=rural`);
  await app.fail(OFERTAS_API, NO_NETWORK);
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await app.answer(OFERTAS_API, page({ elementos: [OFERTA], total: 1 }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('without the catalogues the list is still there, with the codes', async () => {
  const app = await openApp(PAGE);
  await screen.findByRole('heading', { level: 1 });
  await app.fail(CONVOCATORIA_API, NO_NETWORK);
  await app.answer(OFERTAS_API, page({ elementos: [OFERTA], total: 1 }));
  expect(screen.getByRole('article')).toHaveTextContent('Grado 3 · Jornada: manana');
  expect(screen.queryByRole('search')).toBeNull();
});

test.each([
  ['no convocatoria', { codigo: 'sin_convocatoria' }, /no hay ninguna convocatoria/],
  ['a backend without the service', undefined, /no está disponible en este momento/],
])('%s: a plain sentence', async (_, body, text) => {
  const app = await openApp(PAGE);
  await screen.findByRole('heading', { level: 1 });
  await app.fail(CONVOCATORIA_API, { kind: 'status', status: 404, body });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Resultados' })).toBeNull();
});
