import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedOfertasPage } from '#domain/contractTypes.ts';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { OFERTA_PAGE, OFERTAS_CALL, OFERTA_LIST, FIRST, SECOND } from '#test/support/samples/ofertas.ts';
import { FROZEN_ETAPAS, ETAPAS, STAGES_CALL } from '#test/support/samples/results.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { NO_NETWORK, TIMED_OUT, refusedAs, withStatus } from '#test/support/samples/failures.ts';

const CHANGE_CALL = `${OFERTAS_CALL}/${FIRST.id}`;
const OFERTA_NAME = 'Institución Educativa El Samán, Sede Principal, Primero, jornada Mañana';

/** No list was frozen yet. */
const OPEN_ETAPAS = { ...ETAPAS, elementos: ETAPAS.elementos.filter(({ congelada }) => congelada === null) };

async function open(search = '', page: ManagedOfertasPage | null = OFERTA_LIST, etapas = OPEN_ETAPAS) {
  const at = OFERTA_PAGE + search;
  const app = await openStaffPage(at, 'Oferta de cupos');
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(STAGES_CALL, etapas);
  if (page) await app.answer(OFERTAS_CALL, page);
  return app;
}

/** The own numbers of FIRST, as they are sent. */
const OWN = [
  { condicion: 'discapacidad', propios: null },
  { condicion: 'hermano', propios: 0 },
];

const editButton = () => screen.getByRole('button', { name: `Editar ${OFERTA_NAME}` });
const field = (name: string) => screen.getByRole('textbox', { name });
const form = () => screen.getByRole('form', { name: `Cambiar ${OFERTA_NAME}` });

test('each oferta with what its vacancies come from', async () => {
  await open();
  const [, row] = within(screen.getByRole('table', { name: 'Ofertas' })).getAllByRole('row');
  expect(row).toHaveTextContent('Institución Educativa El Samán, Sede Principal');
  expect(row).toHaveTextContent('Primero');
  expect(row).toHaveTextContent('Jornada: Mañana');
  expect(row).toHaveTextContent('Capacidad40Continúan30Repiten2Vacantes8Puestos reservados');
  expect(row).toHaveTextContent('Discapacidad: 2Hermano en la institución: 0Propio de esta oferta');
});

test('the filter goes into the address, from the first page on', async () => {
  const { world, pending } = await open('?pagina=3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grado' }), 'Primero');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jornada' }), 'Mañana');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Institución, sede o barrio' }), 'samán{Enter}');
  const search = '?grado=1&jornada=manana&texto=sam%C3%A1n';
  expect(world.navigation.current()).toMatchObject({ path: OFERTA_PAGE, search });
  expect(pending(OFERTAS_CALL).path).toBe(OFERTAS_CALL + search);
});

test('the filters show what the address asks for, before and after the names of their choices come', async () => {
  const at = `${OFERTA_PAGE}?grado=1&jornada=manana&texto=saman`;
  const { answer } = await openStaffPage(at, 'Oferta de cupos');
  await answer(STAGES_CALL, ETAPAS);
  const grado = screen.getByRole('combobox', { name: 'Grado' });
  const jornada = screen.getByRole('combobox', { name: 'Jornada' });
  expect(grado).toHaveValue('1');
  expect(jornada).toHaveValue('manana');
  await answer('api/educacion/convocatoria', CONVOCATORIA);
  expect(grado).toHaveDisplayValue('Primero');
  expect(jornada).toHaveDisplayValue('Mañana');
  expect(screen.getByRole('searchbox', { name: 'Institución, sede o barrio' })).toHaveValue('saman');
});

test('a row whose edit was kept comes back with its list, and leaves the focus where one is', async () => {
  const { answer } = await open();
  await userEvent.click(editButton());
  await userEvent.clear(field('Capacidad'));
  await userEvent.type(field('Capacidad'), '41');
  const box = screen.getByRole('searchbox', { name: 'Institución, sede o barrio' });
  await userEvent.type(box, 'otra{Enter}');
  await answer(OFERTAS_CALL, { elementos: [SECOND], pagina: 1, total: 1 });
  await userEvent.clear(box);
  await userEvent.type(box, 'saman{Enter}');
  await answer(OFERTAS_CALL, OFERTA_LIST);
  expect(field('Capacidad')).toHaveValue('41');
  expect(box).toHaveFocus();
});

test('nothing is found: it says so, and leads to everything', async () => {
  const { pending } = await open('?texto=nada', { elementos: [], pagina: 1, total: 0 });
  expect(screen.getByText('Ninguna oferta es como la busca')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ver toda la oferta' }));
  expect(pending(OFERTAS_CALL).path).toBe(OFERTAS_CALL);
});

test.each([
  [403, 'No tiene permiso para esta sección'],
  [501, 'Este servicio no está disponible en este momento.'],
])('%i: %s', async (status, text) => {
  const { fail } = await open('', null);
  await fail(OFERTAS_CALL, withStatus(status));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

describe('a row is edited by keyboard', () => {
  test('Enter opens it, shows the vacancies while one types, saves it, and leaves the focus at its button', async () => {
    const { pending, answer } = await open();
    editButton().focus();
    await userEvent.keyboard('{Enter}');
    expect(field('Capacidad')).toHaveFocus();
    await userEvent.clear(field('Capacidad'));
    expect(within(form()).getByRole('status')).toHaveTextContent('—');
    await userEvent.type(field('Capacidad'), '45');
    expect(within(form()).getByRole('status')).toHaveTextContent('13');
    await userEvent.keyboard('{Enter}');
    expect(pending(CHANGE_CALL).body).toEqual({ version: 3, capacidad: 45, continuan: 30, repiten: 2, reservas: OWN });
    expect(field('Capacidad')).toHaveAttribute('readonly');
    const next = screen.getByRole('button', { name: /^Editar / });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    expect(form()).toBeVisible();
    field('Capacidad').focus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(form()).toBeVisible();
    await answer(CHANGE_CALL, { ...FIRST, version: 4, capacidad: 45, vacantes: 13 });
    expect(screen.queryByRole('form', { name: `Cambiar ${OFERTA_NAME}` })).toBeNull();
    expect(screen.getByText('Se guardó: Institución Educativa El Samán, Sede Principal, 13 vacantes.')).toBeVisible();
    expect(next).toHaveAttribute('aria-disabled', 'false');
    expect(editButton()).toHaveFocus();
  });

  test('its own number of reserved seats: a number, 0 too, or nothing for the call’s', async () => {
    const { pending, fail } = await open();
    await userEvent.click(editButton());
    const disability = field('Puestos reservados: Discapacidad (opcional)');
    const sibling = field('Puestos reservados: Hermano en la institución (opcional)');
    expect(disability).toHaveValue('');
    expect(disability).toHaveAccessibleDescription('Déjelo vacío para usar el número de la convocatoria: 2.');
    expect(sibling).toHaveValue('0');
    await userEvent.type(disability, 'x');
    await userEvent.clear(sibling);
    await userEvent.keyboard('{Enter}');
    expect(disability).toHaveFocus();
    expect(disability).toHaveAccessibleDescription(expect.stringContaining('Escriba un número entero'));
    await userEvent.clear(disability);
    await userEvent.type(disability, '3{Enter}');
    expect(pending(CHANGE_CALL).body).toMatchObject({
      reservas: [
        { condicion: 'discapacidad', propios: 3 },
        { condicion: 'hermano', propios: null },
      ],
    });
    const errores = [{ campo: 'reservas.discapacidad', mensaje: 'La convocatoria no tiene esta reserva.' }];
    await fail(CHANGE_CALL, refusedAs(422, 'datos', 'Corrija', { errores }));
    expect(disability).toHaveAccessibleDescription(expect.stringContaining('La convocatoria no tiene esta reserva.'));
  });

  test('once a list was frozen, what is reserved is told as a rule', async () => {
    await open('', OFERTA_LIST, ETAPAS);
    await userEvent.click(editButton());
    expect(screen.queryByRole('textbox', { name: /^Puestos reservados/ })).toBeNull();
    expect(form()).toHaveTextContent('Los puestos reservados no cambian desde que se congeló la lista');
  });

  test('Escape leaves it as it was', async () => {
    const { world } = await open();
    await userEvent.click(editButton());
    await userEvent.type(field('Repiten'), '9{Escape}');
    expect(screen.queryByRole('form', { name: `Cambiar ${OFERTA_NAME}` })).toBeNull();
    expect(editButton()).toHaveFocus();
    expect(world.http.made.map(({ method }) => method)).not.toContain('PUT');
    await userEvent.click(editButton());
    expect(field('Repiten')).toHaveValue('2');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(editButton()).toHaveFocus();
  });

  test('fewer seats than pupils who stay: it is told at the capacity, which has the focus', async () => {
    await open();
    await userEvent.click(editButton());
    await userEvent.clear(field('Continúan'));
    await userEvent.type(field('Continúan'), '39');
    expect(within(form()).getByRole('status')).toHaveTextContent('Falta 1');
    await userEvent.keyboard('{Enter}');
    expect(field('Capacidad')).toHaveFocus();
    expect(field('Capacidad')).toHaveAccessibleDescription(/Falta 1 cupo para los estudiantes/);
    expect(field('Continúan')).toHaveValue('39');
  });

  test('somebody else saved it meanwhile: what changed is told, what was typed stays', async () => {
    const { answer, fail, pending } = await open();
    await userEvent.click(editButton());
    await userEvent.type(field('Repiten'), '{Backspace}5{Enter}');
    await fail(CHANGE_CALL, refusedAs(409, 'version_vieja', 'Otra persona cambió esta oferta'));
    const reservas = FIRST.reservas.map((reserva) => ({ ...reserva, propios: reserva.condicion === 'hermano' ? null : 3 }));
    const theirs = { ...FIRST, version: 4, capacidad: 55, vacantes: 23, reservas };
    await answer(OFERTAS_CALL, { ...OFERTA_LIST, elementos: [theirs, SECOND] });
    const news = screen.getByText(/guardó esta oferta mientras usted la editaba/).closest('[role=alert]');
    // One notice for one refusal.
    expect(within(form()).getAllByRole('alert')).toEqual([news]);
    expect(news).toHaveTextContent('Capacidad: era 40 y ahora es 55.');
    expect(news).toHaveTextContent('Puestos reservados, Discapacidad: era el de la convocatoria y ahora es 3.');
    expect(news).toHaveTextContent('Hermano en la institución: era 0 y ahora es el de la convocatoria.');
    expect(news).toHaveTextContent('Ahora tiene 23 vacantes.');
    expect(field('Repiten')).toHaveValue('5');
    await userEvent.type(field('Capacidad'), '{Enter}');
    expect(pending(CHANGE_CALL).body).toMatchObject({ version: 4, repiten: 5 });
  });

  test('a frozen list, and a lost connection, are told in the row; the latter is tried again', async () => {
    const { fail, pending } = await open();
    await userEvent.click(editButton());
    await userEvent.type(field('Repiten'), '{Backspace}5{Enter}');
    await fail(CHANGE_CALL, refusedAs(409, 'lista_congelada', 'La lista de la etapa «General» está congelada'));
    expect(within(form()).getByRole('alert')).toHaveTextContent('La lista de la etapa «General» está congelada');
    await userEvent.type(field('Repiten'), '{Enter}');
    await fail(CHANGE_CALL, NO_NETWORK);
    await userEvent.click(within(form()).getByRole('button', { name: 'Intentar de nuevo' }));
    expect(pending(CHANGE_CALL).body).toMatchObject({ repiten: 5 });
    expect(field('Capacidad')).toHaveFocus();
  });

  test('a save whose answer was lost is not taken for somebody else’s', async () => {
    const { answer, fail } = await open();
    await userEvent.click(editButton());
    await userEvent.type(field('Repiten'), '{Backspace}5{Enter}');
    await fail(CHANGE_CALL, TIMED_OUT);
    await userEvent.click(within(form()).getByRole('button', { name: 'Intentar de nuevo' }));
    await fail(CHANGE_CALL, refusedAs(409, 'version_vieja', 'Otra persona cambió esta oferta'));
    await answer(OFERTAS_CALL, { ...OFERTA_LIST, elementos: [{ ...FIRST, version: 4, repiten: 5, vacantes: 5 }, SECOND] });
    expect(
      screen.getByText('Lo que usted escribió ya está guardado: Institución Educativa El Samán, Sede Principal, 5 vacantes.'),
    ).toBeVisible();
    expect(screen.queryByText(/Otra persona/)).toBeNull();
    expect(editButton()).toHaveFocus();
    await userEvent.click(editButton());
    expect(screen.queryByText(/ya está guardado/)).toBeNull();
  });

  test('on another page of the list what was typed is said to be there, and can be discarded', async () => {
    const { answer } = await open('', { ...OFERTA_LIST, total: 12 });
    await userEvent.click(editButton());
    await userEvent.type(field('Repiten'), '0');
    await userEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
    await answer(OFERTAS_CALL, { elementos: [SECOND], pagina: 2, total: 12 });
    expect(screen.getByText(/Hay cambios sin guardar en Institución Educativa El Samán, Sede Principal, Primero/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Ir a esa oferta' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('+', ' ')).toBe(
      `#${OFERTA_PAGE}?grado=1&jornada=manana&texto=Institución Educativa El Samán Sede Principal`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Descartarlos' }));
    expect(screen.queryByText(/Hay cambios sin guardar/)).toBeNull();
  });
});

test('before it is known whether a list is frozen no row is shown that the sentence would push down; the filters are', async () => {
  const { answer, fail } = await openStaffPage(OFERTA_PAGE, 'Oferta de cupos');
  await answer('api/educacion/convocatoria', CONVOCATORIA);
  await answer(OFERTAS_CALL, OFERTA_LIST);
  expect(screen.getByRole('combobox', { name: 'Grado' })).toBeVisible();
  expect(screen.queryByText(/^Se encontr/)).toBeNull();
  // That it cannot be known keeps nobody from the list.
  await fail(STAGES_CALL, withStatus(403));
  expect(screen.getByText(/^Se encontr/)).toBeVisible();
  expect(editButton()).toBeVisible();
});

describe('while a list is frozen', () => {
  test('it is told over the list, and no row is offered to be changed', async () => {
    await open('', OFERTA_LIST, FROZEN_ETAPAS);
    expect(
      screen.getByText(/^La lista de la etapa «General» está congelada: la oferta no se puede editar ni importar/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Editar/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Cambiar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Guardar toda la oferta (CSV)' })).toBeVisible();
  });

  test('until a colleague publishes: who comes back from another section may change rows', async () => {
    const app = await open('', OFERTA_LIST, FROZEN_ETAPAS);
    await app.go('/educacion/asignacion');
    await app.answer(STAGES_CALL, FROZEN_ETAPAS);
    await app.go(OFERTA_PAGE);
    await app.answer(STAGES_CALL, OPEN_ETAPAS);
    await app.answer(OFERTAS_CALL, OFERTA_LIST);
    expect(editButton()).toBeVisible();
  });

  test('since the page was opened: a refused change shows it too, and what was typed stays', async () => {
    const { answer, fail } = await open();
    await userEvent.click(editButton());
    await userEvent.type(field('Repiten'), '{Backspace}5{Enter}');
    await fail(CHANGE_CALL, refusedAs(409, 'lista_congelada', 'La lista está congelada'));
    await answer(STAGES_CALL, FROZEN_ETAPAS);
    expect(screen.getByText(/la oferta no se puede editar ni importar/)).toBeVisible();
    expect(field('Repiten')).toHaveValue('5');
  });
});

test('the oferta is given as a file', async () => {
  const { world, answer } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar toda la oferta (CSV)' }));
  await answer(`${OFERTAS_CALL}/exportacion`, { nombre: 'oferta-2027.csv', contenido: '\ufeffDANE' });
  expect(world.files.saved).toEqual([{ name: 'oferta-2027.csv', type: 'text/csv;charset=utf-8', content: '\ufeffDANE' }]);
});
