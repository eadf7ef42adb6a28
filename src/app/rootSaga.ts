import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { configSaga } from '../features/config/configSaga';
import { locationSaga } from '../features/location/locationSaga';
import { menuSaga } from '../features/menu/menuSaga';
import { overlaySaga } from '../features/overlay/overlaySaga';
import { sessionSaga } from '../features/session/sessionSaga';
import { surviving } from '../shared/saga/surviving';
import { chunksSaga } from '../features/chunks/chunksSaga';

/** One saga a feature; the location's last, since it tells the first address that the others wait for. */
export function* rootSaga(): SagaGenerator<void> {
  for (const saga of [overlaySaga, configSaga, menuSaga, sessionSaga, chunksSaga, locationSaga]) {
    yield* spawn(surviving(saga));
  }
}
