import { screen } from '@testing-library/react';
import jwt from 'jsonwebtoken';
import { nameIn } from '#shell/who.ts';
import { bringChunks } from '#test/support/bringChunks.ts';
import { stubMatchMedia } from '#test/support/matchMedia.ts';
import { openApp } from '#test/support/openApp.tsx';
import { worldWithSession } from '#test/support/world/sessions.ts';

bringChunks();
beforeEach(() => stubMatchMedia(false));

const tokenOf = (claims: object) => jwt.sign(claims, 'clave');

test('the bar names who is signed in, as the token does, and asks nobody', async () => {
  const { world } = await openApp('/sitio', { world: worldWithSession('/sitio', { token: tokenOf({ name: 'Íñigo Muñoz' }) }) });
  expect(await screen.findByText('Íñigo Muñoz')).toHaveAttribute('translate', 'no');
  expect(world.http.made).toEqual([]);
});

test.each([null, '', 'token-ana', 'a.b.c', tokenOf({ sub: 'ana' }), tokenOf({ name: 7 })])('%j names nobody', (token) => {
  expect(nameIn(token)).toBeNull();
});
