import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { ETAPAS, OPEN, RESULTS, STAGE_CALL, STAGES_CALL, TODAY } from '#test/support/samples/results.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { NO_NETWORK } from '#test/support/samples/failures.ts';
import { stubResizeObserver } from '#test/support/resizeObserver.ts';
import { MENU, worldWithSession } from '#test/support/world/sessions.ts';

beforeEach(() => {
  stubResizeObserver();
});

const INBOX = '/tramitacion/tramite-educacion';
const AT = `${RESULTS}/general/hoy`;
const CALL = `${STAGES_CALL}/general/hoy`;
/** Who processes as well as manages. */
const withInbox = (at: string) =>
  worldWithSession(at, { authorizationItem: [...MENU, { id: 9, title: 'Bandeja', url: INBOX.slice(1) }] });

async function open(world = withInbox(AT)) {
  const app = await openStaffPage(AT, 'Cifras de hoy', world);
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(STAGES_CALL, ETAPAS);
  return app;
}

const table = (name: string) => within(screen.getByRole('table', { name }));
const firstOf = (name: string) =>
  table(name)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('each figure of a stage leads to the inbox that shows what it counts (F65)', async () => {
  const { answer } = await open();
  await answer(CALL, TODAY);
  expect(screen.getByText('Etapa: Etapa general')).toBeVisible();
  expect(screen.getByText(/^Así está la etapa el 20 de noviembre de 2026, 10:00/)).toBeVisible();
  expect(screen.getByText('Cupos ocupados u ofrecidos, de 2.000 en toda la oferta').nextSibling).toHaveTextContent('1.500');
  const inbox = `#${INBOX}`;
  expect(hrefOf('1.210: Todas')).toBe(`${inbox}?estado=todas&etapa=general`);
  expect(hrefOf('1.204: Sin decidir')).toBe(`${inbox}?estado=sin_decidir&etapa=general`);
  expect(hrefOf('4: Por subsanar')).toBe(`${inbox}?estado=por_subsanar&etapa=general`);
  expect(hrefOf('3: Corrección que debe la familia, en siete días')).toBe(
    `${inbox}?estado=por_subsanar&etapa=general&plazo=semana`,
  );
  expect(hrefOf('10: Zoé Arias, por hacer')).toBe(`${inbox}?etapa=general&asignacion=de%3Azoe`);
  expect(hrefOf('1.190: Nadie, por hacer')).toBe(`${inbox}?etapa=general&asignacion=libres`);
  expect(hrefOf('4: 19 de noviembre de 2026, sin decidir')).toBe(`${inbox}?estado=sin_decidir&etapa=general&dia=2026-11-19`);
  // Nothing is behind a nought.
  expect(table('Por plazo').getByText('0').closest('a')).toBeNull();
});

test('whoever does not process sees the figures without a way that is closed', async () => {
  const { answer } = await open(worldWithSession(AT));
  await answer(CALL, TODAY);
  expect(table('Por estado').getByText('1.200').closest('a')).toBeNull();
});

test('a table is ordered by any of its columns, one way, the other way, and as it was', async () => {
  const { answer } = await open();
  await answer(CALL, TODAY);
  const head = () => table('Por estado').getByRole('columnheader', { name: 'Solicitudes' });
  const press = () => userEvent.click(within(head()).getByRole('button'));
  expect(head()).not.toHaveAttribute('aria-sort');
  await press();
  expect(head()).toHaveAttribute('aria-sort', 'descending');
  expect(firstOf('Por estado')).toEqual(['Radicada', 'Asignada', 'Por subsanar']);
  await press();
  expect(head()).toHaveAttribute('aria-sort', 'ascending');
  expect(firstOf('Por estado')).toEqual(['Por subsanar', 'Asignada', 'Radicada']);
  await press();
  expect(head()).not.toHaveAttribute('aria-sort');
  expect(firstOf('Por estado')).toEqual(['Radicada', 'Por subsanar', 'Asignada']);
  await userEvent.click(table('Por estado').getByRole('button', { name: 'Estado' }));
  expect(firstOf('Por estado')).toEqual(['Asignada', 'Por subsanar', 'Radicada']);
});

test('a stage for which all is done', async () => {
  const { answer } = await open();
  await answer(CALL, { ...TODAY, porPersona: [], plazos: [] });
  expect(screen.getByText('No queda ninguna solicitud por decidir.')).toBeVisible();
  expect(screen.getByText('Ningún plazo corre en esta etapa.')).toBeVisible();
});

test('figures that could not be read are read again', async () => {
  const { answer, fail } = await open();
  await fail(CALL, NO_NETWORK);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await answer(CALL, TODAY);
  expect(screen.getByRole('table', { name: 'Por estado' })).toBeVisible();
});

test("a stage's results lead there, also before it has any", async () => {
  const at = `${RESULTS}?etapa=general`;
  const { answer, pending } = await openStaffPage(at, 'Resultados', worldWithSession(at));
  await answer('api/educacion/convocatoria', CONVOCATORIA);
  await answer(STAGES_CALL, ETAPAS);
  await userEvent.click(screen.getByRole('link', { name: 'Ver las cifras de hoy' }));
  expect(pending(CALL).path).toBe(CALL);
  expect(() => pending(`${STAGE_CALL}/hoy`)).toThrow();
});

test('how many are not decided is a way to them, where the allocation tells it', async () => {
  const at = '/educacion/asignacion?etapa=general';
  const { answer } = await openStaffPage(at, 'Asignación', withInbox(at));
  await answer(STAGES_CALL, {
    anio: 2027,
    elementos: [
      {
        ...OPEN,
        situacion: 'cerrada',
        sinDecidir: 134,
        porDecidir: [{ radicado: '2027-7K3M9QX-9', estado: 'radicada', quien: null, hasta: null }],
      },
    ],
  });
  const way = `#${INBOX}?estado=sin_decidir&etapa=general`;
  expect(hrefOf('Sin decidir: 134')).toBe(way);
  expect(hrefOf('Verlas todas en la bandeja')).toBe(way);
});
