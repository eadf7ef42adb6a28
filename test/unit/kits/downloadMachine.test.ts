import { locationChanged } from '#core/location/locationSlice.ts';
import { createDownloadSlice, type DownloadState } from '#kits/download/downloadSlice.ts';
import { describeMachine } from '#test/support/machineTable.ts';

interface Wanted {
  file: string;
}

const { events, machine } = createDownloadSlice<Wanted>('processing', 'soporteDownload');

describeMachine<DownloadState<Wanted>>({
  machine,
  endsIn: 'idle',
  states: {
    idle: { status: 'idle' },
    fetching: { status: 'fetching', wanted: { file: 'a' } },
    failed: { status: 'failed', wanted: { file: 'a' }, message: 'No' },
  },
  results: { other: { status: 'fetching', wanted: { file: 'b' } } },
  events: {
    requested: events.requested({ wanted: { file: 'b' } }),
    saved: events.downloaded(),
    failed: events.failed({ message: 'No' }),
    moved: locationChanged({ address: { path: '/sitio', search: '', key: 'k' }, kind: 'push' }),
  },
  cells: `
              requested  saved  failed  moved
    idle      other      -      -       -
    fetching  -          idle   failed  idle
    failed    other      -      -       idle
  `,
  transitions: [
    'idle processing/soporteDownload/requested -> fetching',
    'failed processing/soporteDownload/requested -> fetching',
    'fetching processing/soporteDownload/downloaded -> idle',
    'fetching processing/soporteDownload/failed -> failed',
    'fetching location/changed -> idle',
    'failed location/changed -> idle',
  ],
});
