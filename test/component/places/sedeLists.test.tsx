import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SedesToday } from '#domain/contractTypes.ts';
import { CONVOCATORIA, id, OFERTA } from '#test/support/samples/contractSamples.ts';
import { RESULTS } from '#test/support/samples/results.ts';
import { FOUND, SEDE_LIST } from '#test/support/samples/sedeLists.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { withStatus } from '#test/support/samples/failures.ts';
import { stubResizeObserver } from '#test/support/resizeObserver.ts';
import { MENU, worldWithSession } from '#test/support/world/sessions.ts';

beforeEach(() => {
  stubResizeObserver();
});

const SEDES_CALL = 'api/educacion/gestion/sedes';
const INBOX = '/tramitacion/tramite-educacion';

async function open(at: string, heading: string, world = worldWithSession(at)) {
  const app = await openStaffPage(at, heading, world);
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  return app;
}

const SEDES: SedesToday = {
  elementos: [{ id: id(5), institucion: OFERTA.institucion, sede: 'Norte', cupos: 40, ocupados: 31, matriculadas: 12 }],
  pagina: 1,
  total: 1,
};
test('sedes are looked for, and each leads to its list', async () => {
  const { answer, pending } = await open(`${RESULTS}/sedes?texto=norte`, 'Listas por sede');
  expect(pending(SEDES_CALL).path).toBe(`${SEDES_CALL}?texto=norte`);
  await answer(SEDES_CALL, SEDES);
  const [row] = screen.getAllByRole('row').slice(1);
  expect(row).toHaveTextContent('Ocupados hoy31Cupos40Matriculadas12');
  await userEvent.click(screen.getByRole('link', { name: 'Institución Educativa El Samán, sede Norte' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lista de una sede');
  expect(pending(`${SEDES_CALL}/${id(5)}/lista`).path).toBe(`${SEDES_CALL}/${id(5)}/lista`);
});

describe('who has the seats of a sede (F68)', () => {
  const AT = `${RESULTS}/sedes/${id(5)}`;
  const CALL = `${SEDES_CALL}/${id(5)}/lista`;

  test('by grado and jornada, with guardian, state and matrícula', async () => {
    const { answer } = await open(AT, 'Lista de una sede');
    await answer(CALL, SEDE_LIST);
    expect(screen.getByText('Institución Educativa El Samán, sede Norte')).toBeVisible();
    expect(screen.getByText(/^2 estudiantes, el 20 de noviembre de 2026/)).toBeVisible();
    const first = within(screen.getByRole('table', { name: 'Primero, mañana (1)' }));
    expect(first.getByRole('row', { name: /Ana Ruiz/ })).toHaveTextContent(
      /TI 0099000001.*Luz Ruiz3001112233.*Aceptada.*Pendiente/,
    );
    const other = within(screen.getByRole('table', { name: 'Transición, mañana (1)' }));
    expect(other.getByRole('row', { name: /Zoé Gil/ })).toHaveTextContent(/Matriculada.*19 de noviembre de 2026/);
  });

  test('it is printed, and kept as a file', async () => {
    const { answer, world } = await open(AT, 'Lista de una sede');
    await answer(CALL, SEDE_LIST);
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(world.files.prints).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la lista (CSV)' }));
    await answer(`${CALL}/exportacion`, { nombre: 'lista.csv', contenido: 'x' });
    expect(world.files.saved).toEqual([{ name: 'lista.csv', type: 'text/csv;charset=utf-8', content: 'x' }]);
  });

  test('where nobody has any', async () => {
    const { answer } = await open(AT, 'Lista de una sede');
    await answer(CALL, { ...SEDE_LIST, ofertas: [] });
    expect(screen.getByText('Nadie tiene hoy un cupo en esta sede')).toBeVisible();
  });

  test('a sede that there is not', async () => {
    const { fail } = await open(AT, 'Lista de una sede');
    await fail(CALL, withStatus(404, { codigo: 'no_encontrada' }));
    expect(screen.getByRole('alert')).toHaveTextContent('No hay una sede con ese código.');
  });

  test('an address that is no sede is no page', async () => {
    await openStaffPage(`${RESULTS}/sedes/norte`, '404 PAGINA NO ENCONTRADA');
  });
});

describe('a solicitud by its document (F69)', () => {
  const CALL = 'api/educacion/gestion/solicitudes';
  const AT = `${RESULTS}/busqueda`;
  const TITLE = 'Buscar una solicitud';
  test('is found however it is written, and leads to its page and to its explanation', async () => {
    const world = worldWithSession(AT, { authorizationItem: [...MENU, { id: 9, title: 'Bandeja', url: INBOX.slice(1) }] });
    const { answer, pending } = await open(AT, TITLE, world);
    await userEvent.type(screen.getByRole('textbox', { name: 'Número de radicado o documento' }), 'TI 0099000001{Enter}');
    expect(pending(CALL).path).toBe(`${CALL}?texto=0099000001`);
    await answer(CALL, FOUND);
    expect(screen.getByRole('link', { name: '2027-7K3M9QX-9' })).toHaveAttribute('href', `#${INBOX}/solicitudes/2027-7K3M9QX-9`);
    expect(screen.getByRole('link', { name: 'Explicación del resultado: Grupos de prioridad' })).toHaveAttribute(
      'href',
      `#${RESULTS}/prioritaria/solicitudes/2027-7K3M9QX-9`,
    );
    expect(screen.getByText('No está en el resultado de ninguna etapa.')).toBeVisible();
  });

  test('a radicado is looked for in every stage', async () => {
    const { pending } = await open(AT, TITLE);
    await userEvent.type(screen.getByRole('textbox', { name: 'Número de radicado o documento' }), '2027 7k3m9qx9{Enter}');
    expect(pending(CALL).path).toBe(`${CALL}?texto=2027-7K3M9QX-9`);
  });

  test('whoever does not process reads where it is, and has no way that is closed', async () => {
    const { answer } = await open(`${AT}?texto=99000001`, TITLE);
    await answer(CALL, FOUND);
    expect(screen.getByText('2027-7K3M9QX-9')).toBeVisible();
    expect(screen.queryByRole('link', { name: '2027-7K3M9QX-9' })).toBeNull();
  });

  test('one that nobody has', async () => {
    const { answer } = await open(`${AT}?texto=99000001`, TITLE);
    await answer(CALL, { elementos: [] });
    expect(screen.getByText('No hay ninguna solicitud con «99000001»')).toBeVisible();
  });
});
