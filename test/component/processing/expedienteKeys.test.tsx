import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Expediente } from '#domain/contractTypes.ts';
import { SHORTCUTS_KEY } from '#services/storage/shortcutsKey.ts';
import { CONVOCATORIA, FILE_CONTENT } from '#test/support/samples/contractSamples.ts';
import { API, IN_REVIEW, INBOX, PAGE, RADICADO } from '#test/support/samples/processing.ts';
import { NO_NETWORK } from '#test/support/samples/failures.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';

const FILTER = '?estado=radicada&pagina=2';
const NEXT = '2027-A1W04NR-H';
const NEXT_PATH = `${API}/siguiente?estado=radicada`;
const FREE: Expediente = { ...IN_REVIEW, estado: 'radicada', asignadaA: null, acciones: ['tomar', 'retirada'] };
const DECIDED: Expediente = {
  ...IN_REVIEW,
  version: 6,
  condiciones: IN_REVIEW.condiciones.map((condicion) => ({ ...condicion, decision: 'aprobada' })),
  acciones: ['liberar', 'decidir', 'validada', 'por_subsanar', 'retirada'],
};

async function open(solicitud: Expediente, siguiente: string | null = NEXT) {
  const at = `${PAGE}${FILTER}`;
  const app = await openStaffPage(at, `Solicitud ${RADICADO}`, worldWithSession(at));
  await app.answer('api/educacion/tramitacion/personas', { personas: [] });
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(API, solicitud);
  await app.answer(NEXT_PATH, { siguiente });
  return app;
}

type App = Awaited<ReturnType<typeof open>>;

const bar = () => screen.getByRole('group', { name: 'Siguiente paso' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const writes = ({ world }: App) => world.http.made.filter(({ method }) => method !== 'GET');
const pageOf = ({ world }: App) => world.navigation.current();

test('a solicitud with one condition is decided by three keys, which leads to the next one of the same inbox', async () => {
  const app = await open(FREE);
  await userEvent.keyboard('t');
  await app.answer(`${API}/toma`, { ...IN_REVIEW, version: 5 });
  expect(bar()).toHaveTextContent('Ahora la solicitud está a su cargo.');
  await userEvent.keyboard('a');
  await app.answer(`${API}/condiciones/discapacidad`, DECIDED);
  expect(bar()).toHaveTextContent('La condición quedó aprobada.');
  await userEvent.keyboard('m');
  await app.answer(`${API}/movimientos`, { ...DECIDED, version: 7, estado: 'validada', acciones: ['retirada'] });
  expect(writes(app).map(({ path, body }) => [path, body])).toEqual([
    [`${API}/toma`, { version: 4 }],
    [`${API}/condiciones/discapacidad`, { version: 5, decision: 'aprobada', motivo: null }],
    [`${API}/movimientos`, { version: 6, a: 'validada', motivo: null, antesDe: null }],
  ]);
  expect(pageOf(app)).toMatchObject({ path: `${INBOX}/solicitudes/${NEXT}`, search: FILTER });
  expect(await screen.findByRole('heading', { level: 1, name: `Solicitud ${NEXT}` })).toHaveFocus();
  await app.answer(API.replace(RADICADO, NEXT), { ...FREE, radicado: NEXT });
  expect(bar()).toHaveTextContent(`La solicitud ${RADICADO} quedó validada.`);
});

test('a key that is typed, held down or meant for the browser presses nothing', async () => {
  const app = await open({ ...DECIDED, condiciones: IN_REVIEW.condiciones });
  await userEvent.type(screen.getByRole('textbox', { name: 'Razón para negar Discapacidad' }), 'atm');
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.keyboard('{Control>}a{/Control}{Alt>}m{/Alt}x');
  expect(writes(app)).toEqual([]);
  await userEvent.keyboard('{a>3/}');
  expect(writes(app)).toHaveLength(1);
});

test('the keys can be turned off, and stay so', async () => {
  const app = await open(FREE);
  await userEvent.keyboard('?');
  await userEvent.click(screen.getByRole('checkbox', { name: /Usar atajos de una tecla/ }));
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.keyboard('t');
  expect(writes(app)).toEqual([]);
  expect(button('Tomar la solicitud')).not.toHaveAttribute('aria-keyshortcuts');
  expect(app.world.storage.shared.get(SHORTCUTS_KEY)).toBe('no');
  await userEvent.click(screen.getByRole('checkbox', { name: /Usar atajos de una tecla/ }));
  expect(app.world.storage.shared.get(SHORTCUTS_KEY)).toBeNull();
});

test('turned off before, they are off from the start', async () => {
  const world = worldWithSession(PAGE);
  world.storage.shared.set(SHORTCUTS_KEY, 'no');
  const app = await openStaffPage(PAGE, `Solicitud ${RADICADO}`, world);
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(API, FREE);
  expect(button('Tomar la solicitud')).not.toHaveAttribute('aria-keyshortcuts');
});

test('N leads to the reason, which an approval does not take', async () => {
  const app = await open(IN_REVIEW);
  await userEvent.keyboard('n');
  const reason = screen.getByRole('textbox', { name: 'Razón para negar Discapacidad' });
  expect(reason).toHaveFocus();
  await userEvent.keyboard('Sin firma');
  expect(screen.getByText('9 de 1000 caracteres')).toBeVisible();
  await userEvent.click(button('Aprobar: Discapacidad'));
  expect(app.pending(`${API}/condiciones/discapacidad`).body).toMatchObject({ decision: 'aprobada', motivo: null });
  await app.answer(`${API}/condiciones/discapacidad`, { ...IN_REVIEW, version: 5 });
  expect(reason).toHaveValue('Sin firma');
});

test('another decision that is being written is not thrown away without a word', async () => {
  const app = await open(DECIDED);
  await userEvent.click(screen.getByRole('radio', { name: /Pedir una corrección/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Falta');
  await userEvent.click(button('Admitir y seguir'));
  expect(app.world.dialogs.current).toMatchObject({ title: 'Admitir la solicitud' });
  await app.answerDialog(false);
  expect(writes(app)).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Falta');
});

test('S goes on without deciding; every way back keeps filter and page', async () => {
  const app = await open(FREE);
  expect(screen.getByRole('link', { name: 'Ir a la bandeja' })).toHaveAttribute(
    'href',
    expect.stringContaining(`${INBOX}${FILTER}`),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ver toda la historia' }));
  await screen.findByRole('heading', { level: 1, name: /Historia/ });
  await userEvent.click(screen.getByRole('link', { name: 'Ir a la solicitud' }));
  expect(pageOf(app)).toMatchObject({ path: PAGE, search: FILTER });
  await screen.findByRole('heading', { level: 1, name: `Solicitud ${RADICADO}` });
  await app.answer(API, FREE);
  await app.answer(NEXT_PATH, { siguiente: NEXT });
  await userEvent.keyboard('s');
  expect(pageOf(app)).toMatchObject({ path: `${INBOX}/solicitudes/${NEXT}`, search: FILTER });
});

test('the last one says so, and leads back to the inbox', async () => {
  const app = await open(DECIDED, null);
  expect(bar()).toHaveTextContent('Es la última de la bandeja.');
  await userEvent.click(button('Admitir'));
  await app.answer(`${API}/movimientos`, { ...DECIDED, version: 7, estado: 'validada', acciones: ['retirada'] });
  expect(pageOf(app)).toMatchObject({ path: PAGE });
  expect(bar()).toHaveTextContent('La solicitud quedó validada.');
  await userEvent.click(screen.getByRole('link', { name: 'Volver a la bandeja' }));
  expect(pageOf(app)).toMatchObject({ path: INBOX, search: FILTER });
});

test('whoever leaves before the answer stays where they are', async () => {
  const app = await open(DECIDED);
  await userEvent.keyboard('m');
  await app.go(INBOX);
  await app.answer(`${API}/movimientos`, { ...DECIDED, version: 7, estado: 'validada', acciones: [] });
  expect(pageOf(app)).toMatchObject({ path: INBOX });
});

test('what was written before is there again, and it is said that it is not saved', async () => {
  const app = await open(DECIDED);
  await userEvent.click(screen.getByRole('radio', { name: /Pedir una corrección/ }));
  expect(bar()).not.toHaveTextContent('se conserva');
  await app.go(INBOX);
  await app.go(PAGE);
  await app.answer(API, DECIDED);
  expect(screen.getByText(/^Lo que usted había escrito aquí se conserva, sin guardar/)).toBeVisible();
});

test('one press tries all again that could not be had', async () => {
  const app = await openStaffPage(PAGE, `Solicitud ${RADICADO}`);
  await app.fail('api/educacion/convocatoria', NO_NETWORK);
  await app.fail(API, NO_NETWORK);
  await userEvent.click(button('Reintentar'));
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(API, FREE);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

describe('a support is looked at beside the solicitud', () => {
  const released: string[] = [];
  const held: Blob[] = [];
  beforeEach(() => {
    released.length = 0;
    held.length = 0;
    URL.createObjectURL = (blob) => `blob:${held.push(blob as Blob)}`;
    URL.revokeObjectURL = (address) => void released.push(address);
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  });

  const files = IN_REVIEW.condiciones.flatMap(({ archivos }) => archivos);
  const [pdf, png] = files;
  const pathOf = (file: (typeof files)[number] | undefined) => `${API}/archivos/${file?.id ?? ''}`;
  const PNG = { nombre: 'certificado.png', tipo: 'image/png', contenido: 'iVBORw==' };

  test('a PDF in a frame, the next one by its key; what is closed is released, and the focus is where it was', async () => {
    const app = await open(IN_REVIEW);
    await userEvent.keyboard('v');
    expect(screen.getByRole('heading', { level: 2, name: 'Soporte' })).toHaveFocus();
    await app.answer(pathOf(pdf), FILE_CONTENT);
    const viewer = screen.getByRole('region', { name: FILE_CONTENT.nombre });
    expect(within(viewer).getByTitle(FILE_CONTENT.nombre)).toHaveAttribute('src', expect.stringMatching(/^blob:1#/));
    expect(held[0]?.type).toBe('application/pdf');
    await userEvent.keyboard('v');
    expect(released).toEqual(['blob:1']);
    await app.answer(pathOf(png), PNG);
    const photo = screen.getByRole('img', { name: 'certificado.png' });
    // Taken with a telephone: higher than wide. Its box is as large as it is when it is turned.
    Object.defineProperties(photo, { naturalWidth: { value: 300 }, naturalHeight: { value: 600 } });
    fireEvent.load(photo);
    expect(photo.parentElement).toHaveStyle({ width: '100%', aspectRatio: '0.5' });
    await userEvent.click(button('Girar la imagen'));
    await userEvent.click(button('Acercar'));
    expect(photo).toHaveStyle({ width: '50%', rotate: '90deg' });
    expect(photo.parentElement).toHaveStyle({ width: '150%', aspectRatio: '2' });
    await userEvent.click(button('Alejar'));
    expect(photo.parentElement).toHaveStyle({ width: '100%' });
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('{Escape}');
    expect(released).toEqual(['blob:1', 'blob:2']);
    expect(screen.queryByRole('img', { name: 'certificado.png' })).toBeNull();
  });

  test('closed by its button, the focus is on the button that opened it', async () => {
    const app = await open(IN_REVIEW);
    await userEvent.click(button(/^Ver certificado/));
    await app.answer(pathOf(png), PNG);
    await userEvent.click(button('Cerrar el soporte'));
    expect(button(/^Ver certificado/)).toHaveFocus();
  });

  test('leaving the page releases it', async () => {
    const app = await open(IN_REVIEW);
    await userEvent.keyboard('v');
    await app.answer(pathOf(pdf), FILE_CONTENT);
    await app.go(INBOX);
    expect(released).toEqual(['blob:1']);
  });

  test('one that cannot be had is told, and tried again; a browser without a PDF viewer says what to do', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    const app = await open(IN_REVIEW);
    await userEvent.keyboard('v');
    await app.fail(pathOf(pdf), NO_NETWORK);
    await userEvent.click(button('Reintentar'));
    await app.answer(pathOf(pdf), { ...FILE_CONTENT, contenido: '%' });
    expect(screen.getByRole('alert')).toHaveTextContent('no se pudo leer');
    await userEvent.click(button('Reintentar'));
    await app.answer(pathOf(pdf), FILE_CONTENT);
    expect(screen.getByText(/Este navegador no muestra archivos PDF/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir en otra pestaña' })).toHaveAttribute('href', 'blob:1');
  });
});
