import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LastExtension } from '#domain/contractTypes.ts';
import { CONVOCATORIA_API, CONVOCATORIA_PAGE, MANAGED_CONVOCATORIA } from '#test/support/samples/managedConvocatoria.ts';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { NO_NETWORK, refusedAs } from '#test/support/samples/failures.ts';

const API = `${CONVOCATORIA_API}/ampliacion`;
const REASON = 'Se escribió un año por otro.';
const EXTENSION: NonNullable<LastExtension['ampliacion']> = {
  version: 2,
  en: '2026-11-03T15:00:00Z',
  quien: 'coordinador',
  motivo: 'Por el paro de noviembre.',
  cambios: [{ que: 'matricula', etapa: null, antes: '2027-01-20', ahora: '2099-01-20' }],
  impedimento: null,
  pedida: null,
  acciones: ['pedir'],
};
const ASKED = { ...EXTENSION, pedida: { en: '2026-11-03T16:00:00Z', quien: 'coordinador', motivo: REASON }, acciones: [] };
const FROZEN = { ...MANAGED_CONVOCATORIA, editable: false };

async function open(ampliacion: LastExtension['ampliacion']) {
  const app = await openStaffPage(CONVOCATORIA_PAGE, 'Convocatoria');
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(CONVOCATORIA_API, FROZEN);
  await app.answer(API, { ampliacion });
  await app.answer('api/educacion/gestion/personas', { personas: [{ login: 'coordinador', nombre: 'Luz Rey', tramita: false }] });
  return app;
}
const part = () => screen.getByRole('region', { name: 'Última ampliación' });
const press = (name: string) => userEvent.click(within(part()).getByRole('button', { name }));
const reason = () => within(part()).getByRole('textbox', { name: 'Por qué se deshace' });

test('one person asks with a reason that is published, and cannot decide it', async () => {
  const app = await open(EXTENSION);
  expect(part()).toHaveTextContent(/Luz Rey, 3 de noviembre .*Motivo: Por el paro de noviembre\./);
  expect(part()).toHaveTextContent('Último día de la matrícula: antes 20 de enero de 2027; ahora 20 de enero de 2099');
  await press('Pedir que se deshaga');
  expect(reason()).toHaveAccessibleDescription(/Escriba por qué se deshace/);
  await userEvent.type(reason(), REASON);
  await press('Pedir que se deshaga');
  await press('Pedir que se deshaga');
  expect(app.world.http.made.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(app.pending(`${API}/reversion`).body).toEqual({ version: 2, motivo: REASON });
  await app.fail(`${API}/reversion`, NO_NETWORK);
  expect(reason()).toHaveValue(REASON);
  await press('Intentar de nuevo');
  await app.answer(`${API}/reversion`, { ampliacion: ASKED });
  expect(part()).toHaveTextContent('Quedó pedido.');
  expect(part()).toHaveTextContent(`Motivo: ${REASON}`);
  expect(part()).toHaveTextContent('La confirma o la rechaza otra persona con permiso.');
  expect(within(part()).queryByRole('textbox')).toBeNull();
  // Taken back by then, it is typed anew.
  await app.go('/educacion');
  await app.go(CONVOCATORIA_PAGE);
  await app.answer(CONVOCATORIA_API, FROZEN);
  await app.answer(API, { ampliacion: EXTENSION });
  expect(reason()).toHaveValue('');
});

test.each([
  ['Deshacer y publicar', true, { ampliacion: null }, 'La ampliación se deshizo'],
  ['Rechazar', false, { ampliacion: EXTENSION }, 'La petición se rechazó'],
] as const)('another person decides: %s', async (name, confirma, answer, done) => {
  const app = await open({ ...ASKED, acciones: ['decidir'] });
  await press(name);
  expect(app.pending(`${API}/reversion/decision`).body).toEqual({ version: 2, confirma });
  await app.answer(`${API}/reversion/decision`, answer);
  expect(part()).toHaveTextContent(done);
  // Its dates are in the rules, which are read again.
  await app.answer(CONVOCATORIA_API, { ...FROZEN, version: 9 });
});

test('who is too late is shown how it is now', async () => {
  const app = await open({ ...ASKED, acciones: ['decidir'] });
  await press('Deshacer y publicar');
  await app.fail(`${API}/reversion/decision`, refusedAs(409, 'version_vieja', 'Las reglas cambiaron mientras usted las veía'));
  await app.answer(API, { ampliacion: null });
  expect(part()).toHaveTextContent('Las reglas cambiaron mientras usted las veía');
  expect(part()).toHaveTextContent('No hay ninguna que se pueda deshacer.');
});

test('where a date of before is past it is only told, and can still be rejected', async () => {
  const impedimento = 'No se puede deshacer: alguna de las fechas de antes ya pasó.';
  await open({ ...ASKED, impedimento, acciones: ['decidir'] });
  expect(part()).toHaveTextContent(impedimento);
  expect(within(part()).queryByRole('button', { name: 'Deshacer y publicar' })).toBeNull();
  expect(within(part()).getByRole('button', { name: 'Rechazar' })).toBeVisible();
});
