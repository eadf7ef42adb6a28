import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { configSaga } from '#core/config/configSaga.ts';
import { locationSaga } from '#core/location/locationSaga.ts';
import { menuSaga } from '#core/menu/menuSaga.ts';
import { overlaySaga } from '#core/overlay/overlaySaga.ts';
import { sessionSaga } from '#core/session/sessionSaga.ts';
import { surviving } from '#core/saga/surviving.ts';
import { chunksSaga } from '#core/chunks/chunksSaga.ts';

/** One saga a feature; the location's last, since it tells the first address that the others wait for. */
export function* rootSaga(): SagaGenerator<void> {
  for (const saga of [overlaySaga, configSaga, menuSaga, sessionSaga, chunksSaga, locationSaga]) {
    yield* spawn(surviving(saga));
  }
}
