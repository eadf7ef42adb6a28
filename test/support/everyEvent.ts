import type { UnknownAction } from '@reduxjs/toolkit';
import { chunkFailed, chunkLoaded, chunkRequested, chunkRetryRequested } from '../../src/app/chunks/chunksSlice';
import { configRead } from '../../src/features/config/configSlice';
import { linkFollowed, locationChanged } from '../../src/features/location/locationSlice';
import { filterChanged, groupToggled, menuFoundMissing, menuRead } from '../../src/features/menu/menuSlice';
import { requestEnded, requestStarted, waitElapsed } from '../../src/features/overlay/overlaySlice';
import * as session from '../../src/features/session/sessionSlice';
import { menuDismissed, menuToggled } from '../../src/features/site/sideMenuSlice';
import { createSavingSlice } from '../../src/features/saving/savingSlice';
import { createSummarySlice } from '../../src/features/summary/summarySlice';
import { DEFAULT_CONFIG } from '../../src/services/config/defaults';

const summary = createSummarySlice('otherArea', '/otra').events;
const saving = createSavingSlice<{ archivo: string }>('otherArea', 'archivo').events;
const ana = { user: 'ana', year: '2018' };

/** One example of every event of the application, and some that are none of its own. */
export const EVERY_EVENT: readonly UnknownAction[] = [
  chunkRequested({ chunk: 'site' }),
  chunkLoaded({ chunk: 'site' }),
  chunkFailed({ chunk: 'site' }),
  chunkRetryRequested({ chunk: 'site' }),
  configRead(DEFAULT_CONFIG),
  linkFollowed({ to: '/sitio', replace: false }),
  locationChanged({ address: { path: '/sitio', search: '', key: 'k' }, kind: 'push' }),
  filterChanged({ text: 'a' }),
  groupToggled({ key: '0' }),
  menuFoundMissing(),
  menuRead({ entries: [], path: '/sitio' }),
  requestStarted(),
  requestEnded(),
  waitElapsed(),
  session.signInSubmitted('ana', 'clave'),
  session.invalidFormSubmitted(),
  session.forgottenPasswordClicked(),
  session.signedIn(ana),
  session.signInFailed(),
  session.signInAbandoned(),
  session.sessionFound(ana),
  session.signOutRequested(),
  session.signOutDeclined(),
  session.signedOut(),
  session.sessionExpired(),
  session.tokenLost(),
  session.signedOutElsewhere(),
  menuToggled({ narrow: true }),
  menuToggled({ narrow: false }),
  menuDismissed(),
  summary.requested(),
  summary.received({ requests: 1, places: 2 }),
  summary.unavailable(),
  summary.forbidden(),
  summary.failed({ message: 'm' }),
  summary.retryRequested(),
  saving.requested({ wanted: { archivo: 'a' } }),
  saving.saved(),
  saving.failed({ message: 'm' }),
  { type: '@@INIT' },
  { type: 'somethingElse' },
];
