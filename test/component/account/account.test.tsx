import { screen, within } from '@testing-library/react';
import { openStaffPage } from '#test/support/openStaffPage.ts';

const signedIn = (en: string, red: 'esta' | 'otra') => ({ en, red });

test('a person is told when they signed in, from which network, and what to do if it was not them', async () => {
  const { answer } = await openStaffPage('/sitio/ingresos', 'Sus últimos ingresos');
  await answer('api/token/ingresos', {
    ingresos: [signedIn('2026-11-03T16:00:00Z', 'esta'), signedIn('2026-11-02T02:30:00Z', 'otra')],
  });
  const lines = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));
  expect(lines).toEqual([
    '3 de noviembre de 2026, 11:00 a. m., el de ahora, desde la red en la que está',
    '1 de noviembre de 2026, 9:30 p. m., desde otra red',
  ]);
  expect(screen.getByText(/^Si alguno no fue suyo, solicite una nueva clave al administrador/)).toBeVisible();
});
