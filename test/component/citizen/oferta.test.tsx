import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONVOCATORIA, OFERTA, OTHER_OFERTA } from '#test/support/samples/citizen.ts';
import { sedeOf, sedesPage } from '#test/support/samples/sedes.ts';
import type { SedesPage } from '#domain/contractTypes.ts';
import { GUARDADOS_KEY } from '#requestForm/guardados.ts';
import { createFakeStorage } from '#test/support/world/fakeStorage.ts';
import { createWorld } from '#test/support/world/world.ts';
import { bringChunks } from '#test/support/bringChunks.ts';
import { openApp } from '#test/support/openApp.tsx';
import { id } from '#test/support/samples/contractSamples.ts';
import { NO_NETWORK } from '#test/support/samples/failures.ts';

const CONVOCATORIA_API = 'api/educacion/convocatoria';
const SEDES_API = 'api/educacion/sedes';
const PAGE = '/tramites/educacion/oferta';
const page = (more: Partial<SedesPage> = {}) => sedesPage([OFERTA, OTHER_OFERTA], more);

bringChunks();

const results = () => screen.getByRole('region', { name: 'Resultados' });
const count = () => within(results()).getByRole('status');

async function open(at = PAGE, answer: object = page(), storage = createFakeStorage()) {
  const app = await openApp(at, { world: createWorld({ at, storage }) });
  await screen.findByRole('heading', { level: 1, name: 'Cupos que se ofrecen' });
  await app.answer(CONVOCATORIA_API, CONVOCATORIA);
  const asked = app.pending(SEDES_API).path;
  await app.answer(SEDES_API, answer);
  return { ...app, asked };
}

test('each sede: where it is, and by jornada for whom and how many are free', async () => {
  await open();
  expect(count()).toHaveTextContent('Se encontraron 2 sedes.');
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Institución Educativa San José');
  expect(first).toHaveTextContent('Sede Principal');
  expect(first).toHaveTextContent('Jornada: MañanaTercero: 12 vacantes');
  expect(first).toHaveTextContent('Calle 10 # 3-45, Belén, Comuna 1, Urbana');
  expect(second).toHaveTextContent('Jornada: TardeTercero: sin vacantes');
  expect(second).not.toHaveTextContent('Sede ');
});

test('while it is read there is room for it', async () => {
  const app = await openApp(PAGE);
  await screen.findByRole('heading', { level: 1, name: 'Cupos que se ofrecen' });
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
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Comuna' }), 'Comuna 1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vacantes' }), 'Solo con vacantes');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Institución, sede, barrio o dirección' }), ' josé {Enter}');
  const query = '?grado=3&jornada=manana&zona=urbana&comuna=comuna_1&vacantes=si&texto=jos%C3%A9';
  expect(app.world.navigation.entries.at(-1)).toBe(PAGE + query);
  expect(app.pending(SEDES_API).path).toBe(SEDES_API + query);
  // What was found before stays until the next is there.
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(results().querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  await app.answer(SEDES_API, sedesPage([OFERTA]));
  expect(count()).toHaveTextContent('Se encontró una sede.');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Quitar los filtros' }));
  expect(app.pending(SEDES_API).path).toBe(SEDES_API);
  expect(screen.getByRole('combobox', { name: 'Grado' })).toHaveDisplayValue('Todos los grados');
  expect(screen.getByRole('searchbox')).toHaveDisplayValue('');
  expect(screen.queryByRole('link', { name: 'Quitar los filtros' })).toBeNull();
});

test('a shared address shows the same search', async () => {
  const { asked } = await open(`${PAGE}?grado=0&jornada=tarde&zona=rural&texto=liceo&pagina=2`, page({ pagina: 2, total: 12 }));
  expect(asked).toBe(`${SEDES_API}?grado=0&jornada=tarde&zona=rural&texto=liceo&pagina=2`);
  expect(screen.getByRole('combobox', { name: 'Grado' })).toHaveDisplayValue('Transición');
  expect(screen.getByRole('combobox', { name: 'Jornada' })).toHaveDisplayValue('Tarde');
  expect(screen.getByRole('combobox', { name: 'Zona' })).toHaveDisplayValue('Rural');
  expect(screen.getByRole('searchbox')).toHaveDisplayValue('liceo');
  expect(count()).toHaveTextContent('Se encontraron 12 sedes. Página 2 de 2.');
});

test('odd values fall back; a code that no catalogue names is shown as it is', async () => {
  const { asked } = await open(`${PAGE}?grado=77&jornada=lunar&pagina=x`);
  expect(asked).toBe(`${SEDES_API}?jornada=lunar`);
  expect(screen.getByRole('combobox', { name: 'Grado' })).toHaveDisplayValue('Todos los grados');
  expect(screen.getByRole('combobox', { name: 'Jornada' })).toHaveDisplayValue('lunar');
});

test('pages are links that keep the search; the list’s head takes the focus', async () => {
  const app = await open(`${PAGE}?zona=urbana`, page({ total: 25 }));
  const pages = within(screen.getByRole('navigation', { name: 'Páginas' }));
  const second = pages.getByRole('link', { name: 'Página 2' });
  expect(second).toHaveAttribute('href', `#${PAGE}?zona=urbana&pagina=2`);
  await userEvent.click(second);
  expect(app.pending(SEDES_API).path).toBe(`${SEDES_API}?zona=urbana&pagina=2`);
  expect(screen.getByRole('heading', { name: 'Resultados' })).toHaveFocus();
});

test('nothing found, and a page that is not there', async () => {
  const app = await open(`${PAGE}?texto=nada`, sedesPage([]));
  expect(count()).toHaveTextContent('No se encontró ninguna sede.');
  expect(screen.getByRole('link', { name: 'Ver todos los cupos' })).toHaveAttribute('href', `#${PAGE}`);
  await app.go(`${PAGE}?texto=a&pagina=9`);
  await app.answer(SEDES_API, sedesPage([], { pagina: 9, total: 12 }));
  expect(count()).toHaveTextContent(/^Se encontraron 12 sedes\.$/);
  expect(screen.getByRole('link', { name: 'Ir a la primera página' })).toHaveAttribute('href', `#${PAGE}?texto=a`);
});

test('a failure of another filter takes away the rows of the one before, and is tried again', async () => {
  const app = await open();
  await app.go(`${PAGE}?zona=rural`);
  await app.fail(SEDES_API, NO_NETWORK);
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await app.answer(SEDES_API, sedesPage([OFERTA]));
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('without the catalogues the list is still there, with the codes', async () => {
  const app = await openApp(PAGE);
  await screen.findByRole('heading', { level: 1, name: 'Cupos que se ofrecen' });
  await app.fail(CONVOCATORIA_API, NO_NETWORK);
  await app.answer(SEDES_API, sedesPage([OFERTA]));
  expect(screen.getByRole('article')).toHaveTextContent('Jornada: mananaGrado 3: 12 vacantes');
  expect(screen.queryByRole('search')).toBeNull();
});

test.each([
  ['no convocatoria', { codigo: 'sin_convocatoria' }, /no hay ninguna convocatoria/],
  ['a backend without the service', undefined, /no está disponible en este momento/],
])('%s: a plain sentence', async (_, body, text) => {
  const app = await openApp(PAGE);
  await screen.findByRole('heading', { level: 1, name: 'Cupos que se ofrecen' });
  await app.fail(CONVOCATORIA_API, { kind: 'status', status: 404, body });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Resultados' })).toBeNull();
});

test('what is only like the words that were typed says so', async () => {
  const app = await open(`${PAGE}?texto=joze`, page({ parecidos: true }));
  expect(within(results()).getByText('Nada se llama exactamente así. Esto se parece:')).toBeVisible();
  await app.go(`${PAGE}?texto=jose`);
  await app.answer(SEDES_API, page());
  expect(screen.queryByText(/Esto se parece/)).toBeNull();
});

test.each([
  [0, 'Menos de 5 solicitudes hasta hoy'],
  [15, 'De 15 a 19 solicitudes hasta hoy'],
  [200, '200 solicitudes o más hasta hoy'],
])('of %d requests it is told: %s', async (solicitudes, text) => {
  await open(PAGE, sedesPage([], { elementos: [sedeOf(OFERTA, { solicitudes, anterior: null })], total: 1 }));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/Qué son la prioridad/)).toBeNull();
});

test('how it ended the year before is told, with what the priorities were', async () => {
  const cifras = { solicitudes: null, anterior: { corte: 'Prioridad 1, número de sorteo 0,412000' } };
  const elementos = [sedeOf(OFERTA, cifras), sedeOf(OTHER_OFERTA, { ...cifras, anterior: { corte: null } })];
  await open(PAGE, page({ elementos, prioridadesAnteriores: ['Discapacidad'] }));
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent(`Para ${OFERTA.anio - 1}, último en entrar: Prioridad 1, número de sorteo 0,412000`);
  expect(second).toHaveTextContent(`Para ${OFERTA.anio - 1} no se llenó`);
  expect(screen.getByText('Prioridad 1: Discapacidad')).toBeInTheDocument();
});

describe('what is kept', () => {
  const kept = () => screen.getByRole('region', { name: /^Lugares guardados/ });
  const keep = () => screen.getByRole('button', { name: 'Guardar: Institución Educativa San José, sede Principal' });

  test('is the tab’s: it is there after a reload, and can be taken out', async () => {
    const storage = createFakeStorage();
    const first = await open(PAGE, page(), storage);
    expect(within(kept()).queryByRole('listitem')).toBeNull();
    await userEvent.click(keep());
    expect(within(kept()).getByRole('listitem')).toHaveTextContent('Institución Educativa San José, sede Principal');
    expect(within(kept()).getByRole('link', { name: 'Pedir un cupo' })).toHaveAttribute('href', '#/tramites/educacion/solicitud');
    expect(first.world.storage.tab.get(GUARDADOS_KEY)).toContain(OFERTA.id);
    cleanup();

    await open(PAGE, page(), storage);
    await userEvent.click(within(kept()).getByRole('button', { name: /^Quitar Institución Educativa San José/ }));
    expect(screen.getByRole('heading', { name: 'Lugares guardados (0)' })).toHaveFocus();
    expect(storage.tab.get(GUARDADOS_KEY)).toBeNull();
    expect(keep()).toBeVisible();
  });

  test('is taken out from its card too, and is ten at most', async () => {
    const storage = createFakeStorage();
    const ten = Array.from({ length: 10 }, (_, place) => ({ id: id(place + 2), nombre: `Colegio ${place}` }));
    storage.tab.set(GUARDADOS_KEY, JSON.stringify(ten));
    await open(PAGE, page(), storage);
    await userEvent.click(screen.getByRole('button', { name: /^Ya guardó 10: Institución Educativa San José/ }));
    expect(within(kept()).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar de guardados: Liceo Nacional' }));
    expect(within(kept()).getAllByRole('listitem')).toHaveLength(9);
    await userEvent.click(keep());
    expect(within(kept()).getAllByRole('listitem')).toHaveLength(10);
  });

  test.each(['no', '[{}]', '[1'])('is nothing where the tab holds %s', async (text) => {
    const storage = createFakeStorage();
    storage.tab.set(GUARDADOS_KEY, text);
    await open(PAGE, page(), storage);
    expect(screen.getByRole('heading', { name: 'Lugares guardados (0)' })).toBeVisible();
  });
});

test('who knows the barrio only finds the comuna by it, and what else was typed stays (F63)', async () => {
  const app = await openApp(PAGE);
  await screen.findByRole('heading', { level: 1, name: 'Cupos que se ofrecen' });
  await app.answer(CONVOCATORIA_API, { ...CONVOCATORIA, catalogos: { ...CONVOCATORIA.catalogos, hayBarrios: true } });
  await userEvent.type(screen.getByRole('searchbox'), 'saman');
  await userEvent.click(screen.getByText('No sé cuál es la comuna'));
  await userEvent.type(await screen.findByRole('combobox', { name: /Barrio o vereda/ }), 'cen');
  await waitFor(() => app.pending('api/educacion/barrios'));
  await app.answer('api/educacion/barrios', { elementos: [{ nombre: 'Centro', comuna: 'comuna_1' }] });
  await userEvent.click(await screen.findByRole('option', { name: 'Centro · Comuna 1' }));
  expect(screen.getByText('Centro es de Comuna 1: quedó elegida.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(app.world.navigation.current().search).toBe('?comuna=comuna_1&texto=saman');
});
