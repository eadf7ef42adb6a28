import { locationChanged } from '#core/location/locationSlice.ts';
import { filterChanged } from '#core/menu/menuSlice.ts';
import { menuDismissed, menuToggled, selectSideMenu, sideMenuMachine } from '#shell/sideMenuSlice.ts';
import { describeMachine } from '#test/support/machineTable.ts';

describeMachine({
  machine: sideMenuMachine,
  states: { resting: { status: 'resting' }, hidden: { status: 'hidden' }, overPage: { status: 'overPage' } },
  events: {
    narrow: menuToggled({ narrow: true }),
    wide: menuToggled({ narrow: false }),
    dismissed: menuDismissed(),
    searched: filterChanged({ text: ' sede' }),
    blanked: filterChanged({ text: ' ' }),
    moved: locationChanged({ address: { path: '/sitio', search: '', key: 'k' }, kind: 'push' }),
  },
  cells: {
    resting: { narrow: 'overPage', wide: 'hidden', dismissed: '-', searched: '-', blanked: '-', moved: '-' },
    hidden: { narrow: 'overPage', wide: 'resting', dismissed: '-', searched: 'resting', blanked: '-', moved: '-' },
    overPage: { narrow: 'resting', wide: 'hidden', dismissed: 'resting', searched: '-', blanked: '-', moved: 'resting' },
  },
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
