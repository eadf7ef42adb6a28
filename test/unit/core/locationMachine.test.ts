import * as location from '#core/location/locationSlice.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const site = { path: '/sitio', search: '?a=1', key: 'k1' };

describeMachine({
  machine: location.locationMachine,
  states: { unknown: { status: 'unknown' }, login: { status: 'known', kind: 'pop', path: '/login', search: '', key: 'default' } },
  results: { site: { status: 'known', kind: 'push', path: '/sitio', search: '?a=1', key: 'k1' } },
  events: {
    changed: location.locationChanged({ address: site, kind: 'push' }),
    followed: location.linkFollowed({ to: '/sitio', replace: false }),
  },
  cells: `
             changed  followed
    unknown  site     -
    login    site     -
  `,
  transitions: ['unknown location/changed -> known', 'known location/changed -> known'],
});

test('the path is the known one, and / until then', () => {
  expect(location.selectPath({ location: { status: 'unknown' } })).toBe('/');
  expect(location.selectPath({ location: { status: 'known', kind: 'push', ...site } })).toBe('/sitio');
  const known = { status: 'known', kind: 'push', ...site } as const;
  expect(location.selectLocation({ location: known })).toBe(known);
});
