import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SolicitudesPage } from '#domain/contractTypes.ts';
import { CONVOCATORIA, SOLICITUDES_LIST } from '#test/support/samples/contractSamples.ts';
import { INBOX } from '#test/support/samples/processing.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { NO_NETWORK, withStatus } from '#test/support/samples/failures.ts';

const LIST = 'api/educacion/tramitacion/solicitudes';
const EMPTY: SolicitudesPage = { elementos: [], pagina: 1, total: 0 };

const PEOPLE_API = 'api/educacion/tramitacion/personas';
const CONVOCATORIA_API = 'api/educacion/convocatoria';

async function open(at = INBOX, page: object | null = SOLICITUDES_LIST, people: object = { personas: [] }) {
  const app = await openStaffPage(at, 'Procesamiento de trámites');
  await app.answer(CONVOCATORIA_API, CONVOCATORIA);
  await app.answer(PEOPLE_API, people);
  if (page) await app.answer(LIST, page);
  return app;
}

const textBox = () => screen.getByRole('searchbox', { name: 'Radicado, documento, nombre o teléfono' });
const choice = (name: string) => screen.getByRole('combobox', { name });
const PEOPLE = {
  personas: [
    { login: 'ana', nombre: 'Ana Pérez', tramita: true },
    { login: 'revisora', nombre: 'Rosa Gil', tramita: true },
    { login: 'vieja', nombre: 'Vera Sáenz', tramita: false },
  ],
};
const ASSIGN = 'api/educacion/tramitacion/asignaciones';
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));

test('the filters are a search with a name', async () => {
  await open();
  expect(within(screen.getByRole('search', { name: 'Filtros' })).getByRole('button', { name: 'Filtrar' })).toBeVisible();
});

test('rows that are read again stay, and are marked as what was asked before', async () => {
  const { go, answer } = await open();
  const isBusy = () => screen.getByRole('table', { name: 'Solicitudes' }).closest('[aria-busy="true"] > .list-rows') !== null;
  expect(isBusy()).toBe(false);
  await go(`${INBOX}?estado=radicada`);
  expect(isBusy()).toBe(true);
  await answer(LIST, SOLICITUDES_LIST);
  expect(isBusy()).toBe(false);
});

test('a solicitud: whose, what for, how it stands and until when; its radicado leads to it', async () => {
  const { go, world } = await open();
  const [, row] = within(screen.getByRole('table', { name: 'Solicitudes' })).getAllByRole('row');
  expect(row).toHaveTextContent('Luz Peña Nuñez');
  expect(row).toHaveTextContent('RC 1098765432');
  expect(row).toHaveTextContent('Primero');
  expect(row).toHaveTextContent('Por subsanar');
  expect(row).toHaveTextContent('Plazo: 19 de noviembre de 2026, 11:59 p. m.');
  expect(row).toHaveTextContent('3 de noviembre de 2026, 10:00 a. m.');
  expect(row).toHaveTextContent('revisora');
  expect(row).not.toHaveTextContent('Registrada por un funcionario');
  await userEvent.click(screen.getByRole('link', { name: '2027-7K3M9QX-9' }));
  expect(world.navigation.current().path).toBe(`${INBOX}/solicitudes/2027-7K3M9QX-9`);
  await go(INBOX);
  expect(world.http.pending.map(({ path }) => path)).toContain(`${LIST}?estado=por_hacer`);
});

test('the own ones, those of nobody, and those that staff typed are told', async () => {
  const [row] = SOLICITUDES_LIST.elementos;
  const rows = [
    { ...row, radicado: '2027-0000001-5', asignadaA: 'ana', asistida: true, antesDe: null },
    { ...row, radicado: '2027-0000002-3', asignadaA: null, antesDe: null, porConfirmar: true },
  ];
  await open(INBOX, { elementos: rows, pagina: 1, total: 2 });
  const [, own, free] = screen.getAllByRole('row');
  expect(own).toHaveTextContent('Usted');
  expect(own).not.toHaveTextContent('Se propuso reabrirla');
  expect(free).toHaveTextContent('Se propuso reabrirla: falta que otra persona lo confirme');
  expect(own).toHaveTextContent('Registrada por un funcionario');
  expect(own).not.toHaveTextContent('Plazo');
  expect(free).toHaveTextContent('Nadie');
  expect(screen.getByText('Se encontraron 2 solicitudes.')).toBeVisible();
});

test('the filter is asked for when it is submitted, goes into the address, and comes back with Back', async () => {
  const { world, pending, answer } = await open();
  await userEvent.selectOptions(choice('Estado'), 'En revisión');
  await userEvent.selectOptions(choice('Antigüedad'), '7 días o más');
  await userEvent.selectOptions(choice('A cargo de'), 'Usted');
  await userEvent.type(textBox(), ' peña ');
  expect(world.http.pending.filter(({ path }) => path.startsWith(LIST))).toEqual([]);
  await userEvent.type(textBox(), '{Enter}');
  const search = '?estado=en_revision&asignacion=mias&dias=7&texto=pe%C3%B1a';
  expect(world.navigation.current()).toMatchObject({ path: INBOX, search });
  expect(pending(LIST).path).toBe(LIST + search);
  await answer(LIST, EMPTY);
  expect(screen.getByText('No hay solicitudes como las que busca')).toBeVisible();
  const all = screen.getByRole('link', { name: 'Ver todas las solicitudes' });
  await userEvent.click(screen.getByRole('link', { name: 'Quitar los filtros' }));
  // It is gone, and with it the focus would be.
  expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus();
  await userEvent.click(all);
  expect(screen.getByRole('heading', { name: 'Solicitudes' })).toHaveFocus();
  expect(pending(LIST).path).toBe(LIST);
  expect(world.navigation.current().search).toBe('?estado=todas');
  expect(textBox()).toHaveValue('');
  expect(choice('Estado')).toHaveDisplayValue('Todos los estados');
});

test('whoever asks for something else from a later page goes on where that is asked', async () => {
  const { answer } = await open(`${INBOX}?pagina=2`, { ...SOLICITUDES_LIST, pagina: 2, total: 31 });
  await userEvent.type(textBox(), 'peña{Enter}');
  await answer(LIST, SOLICITUDES_LIST);
  expect(textBox()).toHaveFocus();
});

test('rows wait for the names of their codes; a list that cannot be read does not', async () => {
  const { answer, fail, go } = await openStaffPage(INBOX, 'Procesamiento de trámites');
  await answer(PEOPLE_API, { personas: [] });
  await answer(LIST, SOLICITUDES_LIST);
  expect(screen.queryByRole('table')).toBeNull();
  await go(`${INBOX}?estado=radicada`);
  await fail(LIST, NO_NETWORK);
  expect(screen.getByRole('alert')).toHaveTextContent('No fue posible comunicarse con el servidor');
});

test('where the names cannot be had it says so, and they can be asked for again', async () => {
  const { answer, fail } = await openStaffPage(INBOX, 'Procesamiento de trámites');
  await answer(PEOPLE_API, { personas: [] });
  await answer(LIST, SOLICITUDES_LIST);
  await fail(CONVOCATORIA_API, withStatus(500, {}));
  expect(screen.getByRole('table', { name: 'Solicitudes' })).toHaveTextContent('Grado 1');
  expect(screen.getByRole('alert')).toHaveTextContent('se ven sus códigos');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByRole('heading', { name: 'Solicitudes' })).toHaveFocus();
  await answer(CONVOCATORIA_API, CONVOCATORIA);
  expect(screen.getByRole('table', { name: 'Solicitudes' })).toHaveTextContent('Primero');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([403, 404, 501])('where a %d leaves only codes it says so; asking again would not help', async (status) => {
  const { answer, fail } = await openStaffPage(INBOX, 'Procesamiento de trámites');
  await answer(PEOPLE_API, { personas: [] });
  await answer(LIST, SOLICITUDES_LIST);
  await fail(CONVOCATORIA_API, withStatus(status, {}));
  expect(screen.getByRole('alert')).toHaveTextContent('se ven sus códigos');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('an address shows its filter; odd values count as none', async () => {
  const { pending } = await open(`${INBOX}?estado=radicada&asignacion=libres&dias=12&texto=ana&pagina=3`, null);
  expect(pending(LIST).path).toBe(`${LIST}?estado=radicada&asignacion=libres&dias=12&texto=ana&pagina=3`);
  expect(choice('Estado')).toHaveDisplayValue('Radicada');
  expect(choice('Antigüedad')).toHaveDisplayValue('12 días o más');
  expect(choice('A cargo de')).toHaveDisplayValue('Nadie');
  expect(textBox()).toHaveValue('ana');
});

test('what a figure counts is asked for, and its day stands among the filters', async () => {
  const { pending } = await open(`${INBOX}?estado=sin_decidir&etapa=general&dia=2026-11-19`, null);
  expect(pending(LIST).path).toBe(`${LIST}?estado=sin_decidir&etapa=general&dia=2026-11-19`);
  expect(choice('Estado')).toHaveDisplayValue('Sin decidir');
  expect(choice('Etapa')).toHaveDisplayValue('Todos');
  expect(choice('Radicada el')).toHaveDisplayValue('19 de noviembre de 2026');
});

test('odd values of an address', async () => {
  const { pending } = await open(`${INBOX}?estado=rara&dias=-1&asignacion=todas&tras=x&porPagina=11&plazo=ayer&pagina=0`, null);
  expect(pending(LIST).path).toBe(`${LIST}?estado=por_hacer`);
  expect(choice('Estado')).toHaveDisplayValue('Por hacer');
});

test('a list that is counted no further says so, and has the pages that it counts', async () => {
  await open(INBOX, { ...SOLICITUDES_LIST, total: 10_000 });
  expect(screen.getByText('Se encontraron 10.000 o más solicitudes. Página 1 de 1.000.')).toBeVisible();
});

test('a full list is paged: the next page takes the focus to the head of the list', async () => {
  const [row] = SOLICITUDES_LIST.elementos;
  const { pending, answer } = await open(`${INBOX}?asignacion=libres`, { elementos: [row], pagina: 1, total: 31 });
  expect(screen.getByText('Se encontraron 31 solicitudes. Página 1 de 4.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
  expect(pending(LIST).path).toBe(`${LIST}?estado=por_hacer&asignacion=libres&tras=1793718000000000.7&pagina=2`);
  expect(screen.getByRole('heading', { level: 2, name: 'Solicitudes' })).toHaveFocus();
  await answer(LIST, { elementos: [], pagina: 2, total: 5 });
  expect(screen.getByText('Esta página no existe')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ir a la primera página' }));
  expect(pending(LIST).path).toBe(`${LIST}?estado=por_hacer&asignacion=libres`);
});

test.each([
  [403, 'No tiene permiso para esta sección'],
  [501, 'Este servicio no está disponible en este momento.'],
])('%i: %s', async (status, text) => {
  const { fail } = await open(INBOX, null);
  await fail(LIST, withStatus(status));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('table')).toBeNull();
});

test('one that failed is read again', async () => {
  const { fail, answer } = await open(INBOX, null);
  await fail(LIST, NO_NETWORK);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await answer(LIST, SOLICITUDES_LIST);
  expect(screen.getByRole('table', { name: 'Solicitudes' })).toBeVisible();
  await apply();
  expect(screen.getByText('Se encontró una solicitud.')).toBeVisible();
});

describe('what is looked for', () => {
  test('a text or a deadline is looked for in every state, and the filter says so', async () => {
    const { pending, answer } = await open();
    await userEvent.type(textBox(), 'peña{Enter}');
    expect(pending(LIST).path).toBe(`${LIST}?texto=pe%C3%B1a`);
    expect(choice('Estado')).toHaveDisplayValue('Todos los estados');
    await answer(LIST, SOLICITUDES_LIST);
    await userEvent.clear(textBox());
    await userEvent.selectOptions(choice('Plazo'), 'Vence hoy');
    await userEvent.selectOptions(choice('Orden'), 'Plazo próximo primero');
    await userEvent.selectOptions(choice('Por página'), '50');
    await userEvent.selectOptions(choice('Grado'), 'Primero');
    await apply();
    expect(pending(LIST).path).toBe(`${LIST}?plazo=hoy&grado=1&orden=plazo&porPagina=50`);
  });

  test('fewer than three letters or digits find nothing, and it says why', async () => {
    await open(`${INBOX}?texto=%3Cb%3E%22%25_`, EMPTY);
    expect(screen.getByText('Escriba al menos tres letras o cifras')).toBeVisible();
  });

  test('what a guardian was found by is told', async () => {
    const [row] = SOLICITUDES_LIST.elementos;
    await open(INBOX, { ...SOLICITUDES_LIST, elementos: [{ ...row, acudiente: 'Marta Nuñez 3001112233' }] });
    expect(screen.getByRole('table', { name: 'Solicitudes' })).toHaveTextContent('Acudiente: Marta Nuñez 3001112233');
  });

  test('a view that is much used is a link, and the one that is shown is marked', async () => {
    const { pending } = await open();
    const views = within(screen.getByRole('navigation', { name: 'Vistas' }));
    expect(views.getByRole('link', { current: true })).toHaveTextContent('Por hacer');
    await userEvent.click(views.getByRole('link', { name: 'Por confirmar' }));
    expect(pending(LIST).path).toBe(`${LIST}?estado=por_confirmar`);
    await userEvent.click(views.getByRole('link', { name: 'Vencen hoy' }));
    expect(pending(LIST).path).toBe(`${LIST}?plazo=hoy`);
    expect(views.getByRole('link', { current: true })).toHaveTextContent('Vencen hoy');
  });
});

test('people are known by name, and can be filtered by', async () => {
  const { pending } = await open(INBOX, SOLICITUDES_LIST, PEOPLE);
  expect(screen.getByRole('table')).toHaveTextContent('Rosa Gil');
  expect(within(choice('A cargo de')).queryByRole('option', { name: 'Vera Sáenz' })).toBeNull();
  await userEvent.selectOptions(choice('A cargo de'), 'Rosa Gil');
  await apply();
  expect(pending(LIST).path).toBe(`${LIST}?estado=por_hacer&asignacion=de%3Arevisora`);
});

test('whoever comes back from a solicitud finds the same list, and the focus at its row', async () => {
  const { go, answer, world } = await open(`${INBOX}?estado=radicada&pagina=2`, { ...SOLICITUDES_LIST, total: 31, pagina: 2 });
  await userEvent.click(screen.getByRole('link', { name: '2027-7K3M9QX-9' }));
  const { path, search } = world.navigation.current();
  expect(search).toBe('?estado=radicada&pagina=2');
  expect(path).toBe(`${INBOX}/solicitudes/2027-7K3M9QX-9`);
  await go(INBOX + search);
  await answer(LIST, { ...SOLICITUDES_LIST, total: 31, pagina: 2 });
  expect(screen.getByRole('link', { name: '2027-7K3M9QX-9' })).toHaveFocus();
});

describe('several at once', () => {
  const [row] = SOLICITUDES_LIST.elementos;
  const rows = [
    { ...row, radicado: '2027-0000001-5', version: 2, asignadaA: null },
    { ...row, radicado: '2027-0000002-3', version: 7, asignadaA: null },
  ];
  const openTwo = () => open(INBOX, { elementos: rows, pagina: 1, total: 2 }, PEOPLE);
  const all = () => screen.getByRole('checkbox', { name: 'Seleccionar esta página' });

  test('are taken as they were seen; each that was not is told, and the list is read again', async () => {
    const { pending, answer } = await openTwo();
    expect(screen.queryByRole('button', { name: 'Tomar' })).toBeNull();
    await userEvent.click(all());
    expect(screen.getByText('2 seleccionadas')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tomar' }));
    expect(pending(ASSIGN).body).toEqual({
      solicitudes: [
        { radicado: '2027-0000001-5', version: 2 },
        { radicado: '2027-0000002-3', version: 7 },
      ],
      a: 'ana',
    });
    await answer(ASSIGN, {
      resultados: [
        { radicado: '2027-0000001-5', resultado: 'hecha', mensaje: null },
        { radicado: '2027-0000002-3', resultado: 'cambio', mensaje: 'La solicitud cambió' },
      ],
    });
    expect(screen.getByText('Una solicitud quedó a su cargo.')).toBeVisible();
    expect(screen.getByText('Una quedó como estaba:').parentElement).toHaveTextContent('2027-0000002-3: La solicitud cambió');
    expect(pending(LIST).path).toBe(`${LIST}?estado=por_hacer`);
    await answer(LIST, { elementos: rows, pagina: 1, total: 2 });
    expect(all()).not.toBeChecked();
  });

  test('what a colleague has is taken over once that is asked, and stays chosen as long as it is not', async () => {
    const others = [rows[0], { ...rows[1], asignadaA: 'revisora' }];
    const { pending, answerDialog, world } = await open(INBOX, { elementos: others, pagina: 1, total: 2 }, PEOPLE);
    await userEvent.click(all());
    await userEvent.click(screen.getByRole('button', { name: 'Tomar' }));
    expect(world.dialogs.current?.text).toContain('1 de las 2 seleccionadas está a cargo de Rosa Gil');
    await answerDialog(false);
    expect(world.http.made.map(({ path }) => path)).not.toContain(ASSIGN);
    expect(all()).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Tomar' }));
    await answerDialog(true);
    expect(pending(ASSIGN).body).toMatchObject({ a: 'ana' });
  });

  test('one is handed to a colleague, by name', async () => {
    const { pending, answer } = await openTwo();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar 2027-0000002-3' }));
    await userEvent.click(all());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar 2027-0000001-5' }));
    expect(screen.getByText('Una seleccionada')).toBeVisible();
    const to = choice('Persona a quien se entregan');
    expect(
      within(to)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Entregar a…', 'Rosa Gil']);
    await userEvent.selectOptions(to, 'Rosa Gil');
    await userEvent.click(screen.getByRole('button', { name: 'Entregar' }));
    expect(pending(ASSIGN).body).toEqual({ solicitudes: [{ radicado: '2027-0000002-3', version: 7 }], a: 'revisora' });
    await answer(ASSIGN, { resultados: [{ radicado: '2027-0000002-3', resultado: 'hecha', mensaje: null }] });
    expect(screen.getByText('Una solicitud quedó a cargo de Rosa Gil.')).toBeVisible();
  });

  test('given back with the answer lost: the same is sent again', async () => {
    const { pending, fail } = await openTwo();
    await userEvent.click(all());
    await userEvent.click(screen.getByRole('button', { name: 'Liberar' }));
    const { body } = pending(ASSIGN);
    expect(body).toMatchObject({ a: null });
    await fail(ASSIGN, NO_NETWORK);
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(pending(ASSIGN).body).toEqual(body);
  });
});
