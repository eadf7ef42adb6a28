import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallToMake } from '#domain/contractTypes.ts';
import { CONVOCATORIA, OFERTA } from '#test/support/samples/contractSamples.ts';
import { KEPT_KEY } from '#services/storage/storageKeys.ts';
import { API, INBOX, RADICADO } from '#test/support/samples/processing.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { NO_NETWORK, refusedAs } from '#test/support/samples/failures.ts';

const LIST = 'api/educacion/tramitacion/llamadas';
const OFFER: CallToMake = {
  radicado: RADICADO,
  version: 4,
  estudiante: 'Luz Peña Nuñez',
  acudiente: 'Marta Nuñez',
  telefono: '3001112233',
  estado: 'asignada',
  motivo: null,
  antesDe: '2026-11-20T05:00:00Z',
  oferta: OFERTA,
  porque: 'sin_correo',
  intentos: 0,
  ultimo: null,
};
const page = (...elementos: CallToMake[]) => ({ elementos, pagina: 1, total: elementos.length });

async function open(at = `${INBOX}/llamadas`, world = worldWithSession(at)) {
  const app = await openStaffPage(at, 'Llamadas por hacer', world);
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  return app;
}

test('whom to call, why, and what to say', async () => {
  const { answer } = await open();
  const refused: CallToMake = {
    ...OFFER,
    radicado: '2027-0000001-5',
    telefono: null,
    estado: 'no_admitida',
    motivo: 'Vive en otro municipio',
    antesDe: null,
    oferta: null,
    porque: 'carta_fallida',
    intentos: 2,
    ultimo: { en: '2026-11-03T16:00:00Z', quien: 'revisora', nota: 'Llamar a las 3' },
  };
  await answer(LIST, page(OFFER, refused));
  const [first, second] = within(screen.getByRole('region', { name: 'Familias' })).getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('link', { name: '3001112233' })).toHaveAttribute('href', 'tel:3001112233');
  expect(first).toHaveTextContent('No dejó correo');
  expect(first).toHaveTextContent('Le ofrecemos un cupo: ');
  expect(first).toHaveTextContent('Debe responder a más tardar el 19 de noviembre de 2026, 11:59 p. m.');
  expect(second).toHaveTextContent('No dejó teléfono');
  expect(second).toHaveTextContent('La carta no se pudo entregar');
  expect(second).toHaveTextContent('Motivo: Vive en otro municipio');
  expect(second).toHaveTextContent('3 de noviembre de 2026, 11:00 a. m., revisora: no contestó (2)');
  expect(second).toHaveTextContent('Nota de esa llamadaLlamar a las 3');
});

test('a call is told once, with its note, and the list is read again', async () => {
  const { answer, pending } = await open();
  await answer(LIST, page(OFFER));
  await userEvent.type(screen.getByRole('textbox', { name: `Nota de la llamada por ${RADICADO}` }), ' Habló con la tía ');
  await userEvent.click(screen.getByRole('button', { name: `Llamada hecha: ${RADICADO}` }));
  await userEvent.click(screen.getByRole('button', { name: `No contesta: ${RADICADO}` }));
  expect(pending(`${API}/llamadas`).body).toEqual({ version: 4, intentos: 0, resultado: 'hecha', nota: 'Habló con la tía' });
  await answer(`${API}/llamadas`, { radicado: RADICADO, resultado: 'hecha' });
  await answer(LIST, page());
  expect(screen.getByText(`Quedó registrada la llamada a la familia de ${RADICADO}.`)).toBeVisible();
  expect(screen.getByText('No hay familias por llamar')).toBeVisible();
});

test('who did not answer stays; a colleague’s call and a lost answer are told', async () => {
  const { answer, fail, pending } = await open();
  await answer(LIST, page(OFFER));
  const noAnswer = () => userEvent.click(screen.getByRole('button', { name: `No contesta: ${RADICADO}` }));
  await noAnswer();
  await fail(`${API}/llamadas`, NO_NETWORK);
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await answer(`${API}/llamadas`, { radicado: RADICADO, resultado: 'no_contesta' });
  await answer(LIST, page({ ...OFFER, intentos: 1 }));
  expect(screen.getByText(`Quedó registrado que la familia de ${RADICADO} no contestó: sigue en la lista.`)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'Vuelve el lunes');
  await noAnswer();
  expect(pending(`${API}/llamadas`).body).toMatchObject({ intentos: 1, nota: 'Vuelve el lunes' });
  await fail(`${API}/llamadas`, refusedAs(409, 'llamada_registrada', 'Otra persona ya registró una llamada'));
  expect(screen.getByRole('alert')).toHaveTextContent('Otra persona ya registró una llamada');
  expect(screen.getByRole('alert')).toHaveTextContent('Lo que usted anotó no se guardó: «Vuelve el lunes»');
  expect(pending(LIST).path).toBe(LIST);
  await answer(LIST, page({ ...OFFER, intentos: 2 }));
  expect(screen.getByRole('textbox')).toHaveValue('Vuelve el lunes');
});

test('by state and page, in the address', async () => {
  const { answer, pending, world } = await open(`${INBOX}/llamadas?pagina=2`);
  expect(pending(LIST).path).toBe(`${LIST}?pagina=2`);
  await answer(LIST, { ...page(OFFER), pagina: 2, total: 11 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Por subsanar');
  expect(world.navigation.current().search).toBe('?estado=por_subsanar');
  expect(pending(LIST).path).toBe(`${LIST}?estado=por_subsanar`);
});

test('the inbox leads to them, and says how many there are', async () => {
  const { answer } = await openStaffPage(INBOX, 'Procesamiento de trámites');
  expect(screen.getByRole('link', { name: 'Llamadas por hacer' })).toBeVisible();
  await answer(LIST, { ...page(OFFER), total: 12 });
  expect(screen.getByRole('link', { name: 'Llamadas por hacer (12)' })).toBeVisible();
});

describe('a note that is typed', () => {
  const note = () => screen.getByRole('textbox', { name: `Nota de la llamada por ${RADICADO}` });
  const nobodyAnswers = () => userEvent.click(screen.getByRole('button', { name: `No contesta: ${RADICADO}` }));
  const NO_ANSWER = { radicado: RADICADO, resultado: 'no_contesta' };

  test('outlives a reload, and is gone once its call is told', async () => {
    const first = await open();
    await first.answer(LIST, page(OFFER));
    await userEvent.type(note(), 'Llamar a las 3');
    cleanup();
    const { answer } = await open(`${INBOX}/llamadas`, first.world);
    await answer(LIST, page(OFFER));
    expect(note()).toHaveValue('Llamar a las 3');
    await nobodyAnswers();
    await answer(`${API}/llamadas`, NO_ANSWER);
    await answer(LIST, page({ ...OFFER, intentos: 1 }));
    expect(note()).toHaveValue('');
  });

  test('is gone too where the page was left before the answer came', async () => {
    const { answer, go, world } = await open();
    await answer(LIST, page(OFFER));
    await userEvent.type(note(), 'Llamar a las 3');
    await nobodyAnswers();
    await go('/sitio');
    expect(world.storage.tab.get(KEPT_KEY)).toContain('Llamar a las 3');
    await answer(`${API}/llamadas`, NO_ANSWER);
    expect(world.storage.tab.get(KEPT_KEY) ?? '').not.toContain('Llamar a las 3');
  });
});
