import type { UnknownAction } from '@reduxjs/toolkit';
import { chunkFailed, chunkLoaded, chunkRequested, chunkRetryRequested } from '#core/chunks/chunksSlice.ts';
import { configRead } from '#core/config/configSlice.ts';
import { linkFollowed, locationChanged } from '#core/location/locationSlice.ts';
import { filterChanged, groupToggled, menuFoundMissing, menuRead } from '#core/menu/menuSlice.ts';
import { requestEnded, requestStarted, waitElapsed } from '#core/overlay/overlaySlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { menuDismissed, menuToggled } from '#shell/sideMenuSlice.ts';
import { DEFAULT_CONFIG } from '#services/config/configDefaults.ts';
import { PLACED_MACHINES } from '../tools/replay/wholeApplication';

const ana = { user: 'ana', year: '2018' };

/** Events with what they carry, and some that are none of the application's own. */
const EXAMPLES: readonly UnknownAction[] = [
  chunkRequested({ chunk: 'site' }),
  chunkLoaded({ chunk: 'site' }),
  chunkFailed({ chunk: 'site' }),
  chunkRetryRequested(),
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
  { type: '@@INIT' },
  { type: 'somethingElse' },
];

const exemplified = new Set(EXAMPLES.map(({ type }) => type));
const declared = new Set(PLACED_MACHINES.flatMap(({ transitions }) => transitions.map(({ event }) => event)));

/** Every event that a machine of the application declares, with an example where there is one; and some of nobody's. */
export const EVERY_EVENT: readonly UnknownAction[] = [
  ...EXAMPLES,
  ...[...declared].filter((type) => !exemplified.has(type)).map((type) => ({ type, payload: {} })),
];
