import { locationChanged } from '#core/location/locationSlice.ts';
import { filterChanged } from '#core/menu/menuSlice.ts';
import { menuDismissed, menuToggled, selectSideMenu, sideMenuMachine } from '#shell/sideMenuSlice.ts';
import { describeMachine } from '#test/support/machineTable.ts';

describeMachine({
  machine: sideMenuMachine,
  endsIn: 'resting',
  states: { resting: { status: 'resting' }, hidden: { status: 'hidden' }, overPage: { status: 'overPage' } },
  events: {
    narrow: menuToggled({ narrow: true }),
    wide: menuToggled({ narrow: false }),
    dismissed: menuDismissed(),
    searched: filterChanged({ text: ' sede' }),
    blanked: filterChanged({ text: ' ' }),
    moved: locationChanged({ address: { path: '/sitio', search: '', key: 'k' }, kind: 'push' }),
  },
  cells: `
              narrow    wide     dismissed  searched  blanked  moved
    resting   overPage  hidden   -          -         -        -
    hidden    overPage  resting  -          resting   -        -
    overPage  resting   hidden   resting    -         -        resting
  `,
  transitions: [
    'resting sideMenu/toggled -> overPage | hidden',
    'hidden sideMenu/toggled -> overPage | resting',
    'overPage sideMenu/toggled -> resting | hidden',
    'hidden menu/filterChanged -> resting | hidden',
    'overPage sideMenu/dismissed -> resting',
    'overPage location/changed -> resting',
  ],
});

test('the selector gives the status', () => {
  expect(selectSideMenu({ sideMenu: { status: 'hidden' } })).toBe('hidden');
});
