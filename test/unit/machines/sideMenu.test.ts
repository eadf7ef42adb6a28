import { locationChanged } from '../../../src/features/location/locationSlice';
import { menuDismissed, menuToggled, selectSideMenu, sideMenuMachine } from '../../../src/features/site/sideMenuSlice';
import { describeMachine } from '../../support/machineTable';

describeMachine({
  machine: sideMenuMachine,
  states: { resting: { status: 'resting' }, hidden: { status: 'hidden' }, overPage: { status: 'overPage' } },
  events: {
    narrow: menuToggled({ narrow: true }),
    wide: menuToggled({ narrow: false }),
    dismissed: menuDismissed(),
    moved: locationChanged({ address: { path: '/sitio', search: '', key: 'k' }, kind: 'push' }),
  },
  cells: {
    resting: { narrow: 'overPage', wide: 'hidden', dismissed: '-', moved: '-' },
    hidden: { narrow: 'overPage', wide: 'resting', dismissed: '-', moved: '-' },
    overPage: { narrow: 'resting', wide: 'hidden', dismissed: 'resting', moved: 'resting' },
  },
  transitions: [
    'resting sideMenu/toggled -> overPage | hidden',
    'hidden sideMenu/toggled -> overPage | resting',
    'overPage sideMenu/toggled -> resting | hidden',
    'overPage sideMenu/dismissed -> resting',
    'overPage location/changed -> resting',
  ],
});

test('the selector gives the status', () => {
  expect(selectSideMenu({ sideMenu: { status: 'hidden' } })).toBe('hidden');
});
