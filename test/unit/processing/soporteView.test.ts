import { shortcuts, shortcutsSwitched } from '#areas/processing/expediente/shortcuts.ts';
import { soporteView } from '#areas/processing/expediente/soporteView.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const { events, machine } = soporteView;
const wanted = { radicado: '2027-7K3M9QX-9', file: 'a' };
const other = { ...wanted, file: 'b' };
const file = { name: 'a.pdf', type: 'application/pdf', address: 'blob:1' } as const;
const OPEN = ['fetching', 'shown', 'failed'];

describeMachine({
  machine,
  states: {
    closed: { status: 'closed' },
    fetching: { status: 'fetching', wanted },
    shown: { status: 'shown', wanted, file },
    failed: { status: 'failed', wanted, message: 'No' },
  },
  results: { fetchingOther: { status: 'fetching', wanted: other } },
  events: {
    requested: events.requested({ wanted: other }),
    fetched: events.fetched({ file }),
    failed: events.failed({ message: 'No' }),
    dismissed: events.dismissed(),
    moved: locationChanged({ address: { path: '/', search: '', key: 'k' }, kind: 'push' }),
  },
  endsIn: 'closed',
  cells: `
               closed         fetching       shown          failed
    requested  fetchingOther  fetchingOther  fetchingOther  fetchingOther
    fetched    -              shown          -              -
    failed     -              failed         -              -
    dismissed  -              closed         closed         closed
    moved      -              closed         closed         closed
  `,
  transitions: [
    ...['closed', ...OPEN].map((from) => `${from} processing/soporteView/requested -> fetching`),
    'fetching processing/soporteView/fetched -> shown',
    'fetching processing/soporteView/failed -> failed',
    ...OPEN.flatMap((from) => [`${from} processing/soporteView/dismissed -> closed`, `${from} location/changed -> closed`]),
  ],
});

describeMachine({
  machine: shortcuts.machine,
  states: { on: { status: 'on' }, off: { status: 'off' } },
  events: { on: shortcutsSwitched({ isOn: true }), off: shortcutsSwitched({ isOn: false }) },
  cells: `
         on   off
    on   on   on
    off  off  off
  `,
  transitions: [
    'on processing/shortcuts/shortcutsSwitched -> on | off',
    'off processing/shortcuts/shortcutsSwitched -> on | off',
  ],
});
