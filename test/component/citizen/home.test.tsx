import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONVOCATORIA } from '#test/support/samples/citizen.ts';
import { CONTACTO, RECEIPT } from '#test/support/samples/contractSamples.ts';
import { RECEIPT_KEY } from '#services/storage/storageKeys.ts';
import { createFakeStorage } from '#test/support/world/fakeStorage.ts';
import { createWorld } from '#test/support/world/world.ts';
import { openApp } from '#test/support/openApp.tsx';
import { NO_NETWORK } from '#test/support/samples/failures.ts';

const CONVOCATORIA_API = 'api/educacion/convocatoria';
const HOME = '/tramites/educacion';

async function open(convocatoria: object = CONVOCATORIA, at = HOME) {
  const app = await openApp(at);
  await screen.findByRole('heading', { level: 1, name: 'Trámites de educación' });
  await app.answer(CONVOCATORIA_API, convocatoria);
  return app;
}

test('an open convocatoria: until when, and the way to ask for a cupo', async () => {
  await open();
  const call = screen.getByRole('region', { name: 'Cupo escolar 2027' });
  expect(call).toHaveTextContent('Está abierta.');
  // The first moment that is too late is midnight: the last one in time is a minute before.
  expect(call).toHaveTextContent(/Puede pedir cupo hasta el 30 de noviembre de 2026, 11:59\sp\.\sm\.(?!\.)/);
  expect(call).toHaveTextContent('Hasta 3');
  const ways = within(screen.getByRole('navigation', { name: 'Trámites' }));
  expect(ways.getByRole('link', { name: 'Pedir un cupo' })).toHaveAttribute('href', '#/tramites/educacion/solicitud');
  expect(ways.getByRole('link', { name: 'Ver los cupos que se ofrecen' })).toHaveAttribute('href', '#/tramites/educacion/oferta');
  expect(ways.getByRole('link', { name: 'Consultar mi solicitud' })).toHaveAttribute('href', '#/tramites/educacion/consulta');
});

test.each([
  ['por_abrir', 'Todavía no está abierta. Podrá pedir cupo desde el 1 de octubre de 2026, 8:00 a. m.'],
  ['cerrada', 'Ya cerró. Se pudo pedir cupo hasta el 30 de noviembre de 2026, 11:59 p. m.'],
])('a convocatoria that is %s says so, and takes no solicitud', async (situation, text) => {
  await open({ ...CONVOCATORIA, situacion: situation });
  expect(screen.getByRole('region', { name: 'Cupo escolar 2027' })).toHaveTextContent(text);
  expect(screen.queryByRole('link', { name: 'Pedir un cupo' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Consultar mi solicitud' })).toBeVisible();
});

test('the receipt that is in this tab has a link of its own: asking for a cupo does not open it', async () => {
  const storage = createFakeStorage();
  storage.tab.set(`${RECEIPT_KEY}.tramitesEducacion.solicitud`, JSON.stringify(RECEIPT));
  const { answer } = await openApp(HOME, { world: createWorld({ at: HOME, storage }) });
  await screen.findByRole('heading', { level: 1, name: 'Trámites de educación' });
  await answer(CONVOCATORIA_API, CONVOCATORIA);
  const ways = within(screen.getByRole('navigation', { name: 'Trámites' }));
  expect(ways.getByRole('link', { name: 'Ver el comprobante' })).toHaveAttribute(
    'href',
    '#/tramites/educacion/solicitud/enviada',
  );
  await userEvent.click(ways.getByRole('link', { name: 'Pedir un cupo' }));
  expect(await screen.findByText(/Si usted es de otra familia, empiece de nuevo/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ver el comprobante' }));
  expect(await screen.findByRole('heading', { name: 'Solicitud radicada' })).toBeVisible();
});

test('every page ends with where a person answers, and each way is a link that uses it', async () => {
  await open({ ...CONVOCATORIA, contacto: CONTACTO });
  const help = within(screen.getByText('¿Necesita ayuda?').parentElement ?? document.body);
  expect(help.getByRole('link', { name: '(608) 261 1111 ext. 102' })).toHaveAttribute('href', 'tel:6082611111');
  expect(help.getByRole('link', { name: '300 123 4567' })).toHaveAttribute('href', 'https://wa.me/573001234567');
  expect(help.getByRole('link', { name: 'cupos@ciudad.example' })).toHaveAttribute('href', 'mailto:cupos@ciudad.example');
  expect(help.getByText('Calle 9 # 2-59')).toBeVisible();
  expect(help.getByText('lunes a viernes, de 8 a 4')).toBeVisible();
});

test.each([
  ['nobody is named', null],
  ['the hours alone are told', { telefono: null, whatsapp: null, correo: null, oficina: null, horario: 'de 8 a 4' }],
])('where %s nothing of it is shown', async (_, contacto) => {
  await open({ ...CONVOCATORIA, contacto });
  expect(screen.queryByText('¿Necesita ayuda?')).toBeNull();
  expect(screen.queryByText(/de 8 a 4/)).toBeNull();
});

test('what everyone should know is there in any case, once it moves nothing', async () => {
  const app = await openApp(HOME);
  await screen.findByRole('heading', { level: 1, name: 'Trámites de educación' });
  expect(screen.queryByText(/Es gratis/)).toBeNull();
  await app.fail(CONVOCATORIA_API, NO_NETWORK);
  expect(await screen.findByText(/Es gratis/)).toBeVisible();
  expect(screen.getByText(/El orden de llegada no importa/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Quién puede pedir un cupo' })).toBeVisible();
});

test.each([
  ['no convocatoria', { codigo: 'sin_convocatoria', title: 'No', status: 404, detail: 'No' }, /no hay ninguna convocatoria/],
  ['a backend without the service', undefined, /no está disponible en este momento/],
])('%s: a plain sentence, nothing to ask for', async (_, body, text) => {
  const app = await openApp(HOME);
  await screen.findByRole('heading', { level: 1, name: 'Trámites de educación' });
  await app.fail(CONVOCATORIA_API, { kind: 'status', status: 404, body });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pedir un cupo' })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a failure is told, and tried again', async () => {
  const app = await openApp(HOME);
  await screen.findByRole('heading', { level: 1, name: 'Trámites de educación' });
  await app.fail(CONVOCATORIA_API, NO_NETWORK);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await app.answer(CONVOCATORIA_API, CONVOCATORIA);
  expect(screen.getByText('Está abierta.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('a grado that is chosen shows what it needs, and stands in the address', async () => {
  const { world } = await open();
  const grado = screen.getByRole('combobox', { name: 'Grado al que va a entrar' });
  expect(screen.queryByText('Boletín de segundo')).toBeNull();
  await userEvent.selectOptions(grado, 'Tercero');
  const papers = (title: string) => screen.getByRole('heading', { level: 3, name: title }).nextElementSibling;
  expect(papers('Aquí, para pedir el cupo')).toHaveTextContent('Documento de identidad');
  expect(papers('En la matrícula, si obtiene el cupo')).toHaveTextContent('Boletín de segundo');
  expect(screen.getByText(/de 8 a 10 años/)).toBeVisible();
  expect(world.navigation.entries).toEqual(['/tramites/educacion?grado=3']);
  await userEvent.selectOptions(grado, 'Transición');
  expect(papers('Aquí, para pedir el cupo')).toHaveTextContent('Aquí no se pide ningún documento.');
  expect(papers('En la matrícula, si obtiene el cupo')).toHaveTextContent('Para este grado no se piden documentos.');
  await userEvent.selectOptions(grado, 'Elija un grado');
  expect(world.navigation.entries).toEqual(['/tramites/educacion']);
  expect(screen.queryByText(/de 5 a 6 años/)).toBeNull();
});

test('an address with a grado shows its needs; with an odd one, none', async () => {
  const app = await open(CONVOCATORIA, `${HOME}?grado=3`);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Tercero');
  expect(screen.getByText('Documento de identidad')).toBeVisible();
  await app.go(`${HOME}?grado=x`);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Elija un grado');
});
