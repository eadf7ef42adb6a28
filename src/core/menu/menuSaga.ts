import { call, put, select, take, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { readRawMenu } from '../session/sessionStore';
import { leadsToStaff } from '../chunks/areas';
import { services } from '../saga/services';
import { showDialog } from '../saga/showDialog';
import { surviving } from '../saga/surviving';
import { locationChanged, selectLocation, selectPath } from '../location/locationSlice';
import { SESSION_BEGINNINGS, SESSION_ENDINGS } from '../session/sessionEvents';
import { selectHasSession } from '../session/sessionSlice';
import { menuFoundMissing, menuRead } from './menuSlice';
import { parseMenu } from './parseMenu';
import { MENU_MALFORMED, MENU_MISSING } from './menuTexts';

/** Reads the stored menu whenever a session begins; what it still does for an earlier one is called off. */
export function* menuSaga(): SagaGenerator<void> {
  yield* takeLatest([...SESSION_BEGINNINGS, ...SESSION_ENDINGS], surviving(readStoredMenu));
}

function* readStoredMenu(): SagaGenerator<void> {
  if (!(yield* select(selectHasSession))) return;
  const { storage, report } = yield* services();
  const stored = readRawMenu(storage);
  const entries = parseMenu(stored);
  if (entries) {
    yield* put(menuRead({ entries, path: yield* select(selectPath) }));
    return;
  }
  if (stored !== null) report(new Error(MENU_MALFORMED));
  yield* put(menuFoundMissing());
  yield* call(untilInSite);
  yield* showDialog(MENU_MISSING);
}

/** Only the pages with the side menu miss it. */
function* untilInSite(): SagaGenerator<void> {
  const { navigation } = yield* services();
  for (;;) {
    const location = yield* select(selectLocation);
    const settled = location.status === 'known' && location.path === navigation.current().path;
    if (settled && (yield* leadsToStaff(location.path))) return;
    yield* take(locationChanged);
  }
}
