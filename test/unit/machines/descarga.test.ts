import {
  descargaMachine,
  fileFailed,
  fileRequested,
  fileSaved,
  type DescargaState,
} from '../../../src/areas/tramite-educacion/expediente/descarga';
import { locationChanged } from '../../../src/features/location/locationSlice';
import * as session from '../../../src/features/session/sessionSlice';
import { describeMachine } from '../../support/machineTable';

const idle = { signedOut: 'idle', expired: 'idle', tokenLost: 'idle', elsewhere: 'idle', moved: 'idle' } as const;

describeMachine<DescargaState, 'idle' | 'fetching' | 'failed', string, string>({
  machine: descargaMachine,
  states: {
    idle: { status: 'idle' },
    fetching: { status: 'fetching', archivo: 'a' },
    failed: { status: 'failed', archivo: 'a', message: 'No' },
  },
  results: { other: { status: 'fetching', archivo: 'b' } },
  events: {
    requested: fileRequested({ radicado: 'r', archivo: 'b' }),
    saved: fileSaved(),
    failed: fileFailed({ message: 'No' }),
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
    'idle tramiteEducacion/descarga/requested -> fetching',
    'failed tramiteEducacion/descarga/requested -> fetching',
    'fetching tramiteEducacion/descarga/saved -> idle',
    'fetching tramiteEducacion/descarga/failed -> failed',
    ...['fetching', 'failed'].flatMap((from) =>
      ['location/changed', 'session/signedOut', 'session/expired', 'session/tokenLost', 'session/signedOutElsewhere'].map(
        (event) => `${from} ${event} -> idle`,
      ),
    ),
  ],
});
