import { locationChanged } from '../../../src/features/location/locationSlice';
import * as session from '../../../src/features/session/sessionSlice';
import { createSummary } from '../../../src/features/summary/createSummary';
import { createSummarySlice } from '../../../src/features/summary/summarySlice';
import { describeMachine } from '../../support/machineTable';

const { events, machine } = createSummarySlice('education', '/educacion');
const at = (path: string) => locationChanged({ address: { path, search: '', key: 'k' }, kind: 'push' });

describeMachine({
  machine,
  states: {
    unread: { status: 'unread' },
    loading: { status: 'loading' },
    ready: { status: 'ready', requests: 1, places: 2 },
    unavailable: { status: 'unavailable' },
    forbidden: { status: 'forbidden' },
    failed: { status: 'failed', message: 'No' },
  },
  results: { received: { status: 'ready', requests: 3, places: 4 }, broken: { status: 'failed', message: 'Se cayó' } },
  events: {
    requested: events.requested(),
    received: events.received({ requests: 3, places: 4 }),
    unavailable: events.unavailable(),
    forbidden: events.forbidden(),
    failed: events.failed({ message: 'Se cayó' }),
    retry: events.retryRequested(),
    area: at('/educacion'),
    inArea: at('/educacion/sedes'),
    alike: at('/educacion-x'),
    away: at('/sitio'),
    signedIn: session.signedIn({ user: 'luis', year: null }),
    signedOut: session.signedOut(),
    expired: session.sessionExpired(),
    tokenLost: session.tokenLost(),
    elsewhere: session.signedOutElsewhere(),
  },
  cells: {
    unread: {
      ...{ requested: 'loading', received: '-', unavailable: '-', forbidden: '-', failed: '-', retry: '-' },
      ...{ area: '-', inArea: '-', alike: '-', away: '-' },
      ...{ signedIn: '-', signedOut: '-', expired: '-', tokenLost: '-', elsewhere: '-' },
    },
    loading: {
      ...{ requested: '-', received: 'received', unavailable: 'unavailable', forbidden: 'forbidden' },
      ...{ failed: 'broken', retry: '-', area: '-', inArea: '-', alike: 'unread', away: 'unread' },
      ...{ signedIn: '-', signedOut: 'unread', expired: 'unread', tokenLost: 'unread', elsewhere: 'unread' },
    },
    ready: {
      ...{ requested: '-', received: '-', unavailable: '-', forbidden: '-', failed: '-', retry: '-' },
      ...{ area: '-', inArea: '-', alike: 'unread', away: 'unread' },
      ...{ signedIn: '-', signedOut: 'unread', expired: 'unread', tokenLost: 'unread', elsewhere: 'unread' },
    },
    unavailable: {
      ...{ requested: '-', received: '-', unavailable: '-', forbidden: '-', failed: '-', retry: '-' },
      ...{ area: '-', inArea: '-', alike: 'unread', away: 'unread' },
      ...{ signedIn: '-', signedOut: 'unread', expired: 'unread', tokenLost: 'unread', elsewhere: 'unread' },
    },
    forbidden: {
      ...{ requested: '-', received: '-', unavailable: '-', forbidden: '-', failed: '-', retry: '-' },
      ...{ area: '-', inArea: '-', alike: 'unread', away: 'unread' },
      ...{ signedIn: '-', signedOut: 'unread', expired: 'unread', tokenLost: 'unread', elsewhere: 'unread' },
    },
    failed: {
      ...{ requested: 'loading', received: '-', unavailable: '-', forbidden: '-', failed: '-', retry: '-' },
      ...{ area: '-', inArea: '-', alike: 'unread', away: 'unread' },
      ...{ signedIn: '-', signedOut: 'unread', expired: 'unread', tokenLost: 'unread', elsewhere: 'unread' },
    },
  },
  transitions: [
    'unread education/summaryRequested -> loading',
    'failed education/summaryRequested -> loading',
    'loading education/summaryReceived -> ready',
    'loading education/summaryUnavailable -> unavailable',
    'loading education/summaryForbidden -> forbidden',
    'loading education/summaryFailed -> failed',
    ...['loading', 'ready', 'unavailable', 'forbidden', 'failed'].flatMap((from) => [
      `${from} location/changed -> ${from} | unread`,
      `${from} session/signedOut -> unread`,
      `${from} session/expired -> unread`,
      `${from} session/tokenLost -> unread`,
      `${from} session/signedOutElsewhere -> unread`,
    ]),
  ],
});

test('two areas have events and places of their own', () => {
  const education = createSummary('education', '/educacion');
  const processing = createSummary('processing', '/tramitacion/tramite-educacion');
  expect([education.machine.name, processing.machine.name]).toEqual(['education.summary', 'processing.summary']);
  expect(processing.machine.reducer({ status: 'unread' }, events.requested())).toEqual({ status: 'unread' });
  expect(education.machine.reducer({ status: 'unread' }, events.requested())).toEqual({ status: 'loading' });
  expect(education.retryRequested.type).toBe('education/summaryRetryRequested');
  expect(education.select({ education: { summary: { status: 'loading' } } })).toEqual({ status: 'loading' });
  expect(education.select({})).toEqual({ status: 'unread' });
});
