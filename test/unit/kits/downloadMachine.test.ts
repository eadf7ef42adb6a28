import { locationChanged } from '#core/location/locationSlice.ts';
import { createDownloadSlice, type DownloadState } from '#kits/download/downloadSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { describeMachine } from '#test/support/machineTable.ts';

interface Wanted {
  file: string;
}

const { events, machine } = createDownloadSlice<Wanted>('processing', 'soporteDownload');
const idle = { signedOut: 'idle', expired: 'idle', tokenLost: 'idle', elsewhere: 'idle', moved: 'idle' } as const;

describeMachine<DownloadState<Wanted>, 'idle' | 'fetching' | 'failed', string, string>({
  machine,
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
    signedOut: session.signedOut(),
    expired: session.sessionExpired(),
    tokenLost: session.tokenLost(),
    elsewhere: session.signedOutElsewhere(),
  },
  cells: {
    idle: { requested: 'other', saved: '-', failed: '-', moved: '-', signedOut: '-', expired: '-', tokenLost: '-', elsewhere: '-' },
    fetching: { requested: '-', saved: 'idle', failed: 'failed', ...idle },
    failed: { requested: 'other', saved: '-', failed: '-', ...idle },
  },
  transitions: [
    'idle processing/soporteDownload/requested -> fetching',
    'failed processing/soporteDownload/requested -> fetching',
    'fetching processing/soporteDownload/downloaded -> idle',
    'fetching processing/soporteDownload/failed -> failed',
    ...['fetching', 'failed'].flatMap((from) =>
      ['location/changed', 'session/signedOut', 'session/expired', 'session/tokenLost', 'session/signedOutElsewhere'].map(
        (event) => `${from} ${event} -> idle`,
      ),
    ),
  ],
});
