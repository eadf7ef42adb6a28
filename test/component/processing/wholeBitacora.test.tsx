import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BITACORA_LIST, CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { INBOX, RADICADO } from '#test/support/samples/processing.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { withStatus } from '#test/support/samples/failures.ts';

const LOG = 'api/educacion/tramitacion/bitacora';
const AT = `${INBOX}/historia`;
const page = (siguiente: number | null) => ({
  elementos: BITACORA_LIST.elementos.map((registro) => ({ radicado: RADICADO, registro })),
  siguiente,
});

async function open(at = AT) {
  const app = await openStaffPage(at, 'Historia de todas las solicitudes');
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  return app;
}

test('each entry leads to its solicitud; one goes on to what was before, and back', async () => {
  const { answer, pending, world } = await open();
  expect(pending(LOG).path).toBe(`${LOG}?lecturas=no`);
  await answer(LOG, page(12));
  expect(screen.getAllByRole('link', { name: RADICADO })[0]).toHaveAttribute('href', expect.stringContaining(RADICADO));
  await userEvent.click(screen.getByRole('link', { name: 'Ver lo anterior' }));
  expect(pending(LOG).path).toBe(`${LOG}?lecturas=no&despuesDe=12`);
  await answer(LOG, page(null));
  expect(screen.queryByRole('link', { name: 'Ver lo anterior' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Volver a lo más nuevo' }));
  expect(world.navigation.current()).toMatchObject({ path: AT, search: '' });
});

test('by person, day and kind, in the address; with the reads where they are asked for', async () => {
  const { answer, pending, world } = await open();
  await answer(LOG, page(null));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Quién' }), 'revisora');
  await userEvent.type(screen.getByRole('textbox', { name: 'Día' }), '03/11/2026');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Qué' }), 'Solicitudes tomadas');
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(world.navigation.current().search).toBe('?dia=2026-11-03&que=toma&texto=revisora');
  expect(pending(LOG).path).toBe(`${LOG}?quien=revisora&dia=2026-11-03&que=toma&lecturas=no`);
  await answer(LOG, { elementos: [], siguiente: null });
  expect(screen.getByText('Nada de esto hay en la historia')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ver también las lecturas' }));
  expect(pending(LOG).path).toBe(`${LOG}?quien=revisora&dia=2026-11-03&que=toma`);
  await answer(LOG, page(null));
  await userEvent.click(screen.getByRole('link', { name: 'Quitar los filtros' }));
  expect(world.navigation.current().search).toBe('');
});

test('what no backend knows is not asked for, and who may not is told', async () => {
  const { pending, fail } = await open(`${AT}?dia=ayer&que=otra&despuesDe=-1`);
  expect(pending(LOG).path).toBe(`${LOG}?lecturas=no`);
  await fail(LOG, withStatus(403));
  expect(screen.getByText(/No tiene permiso/)).toBeVisible();
  expect(screen.queryByRole('searchbox', { name: 'Quién' })).toBeNull();
});
