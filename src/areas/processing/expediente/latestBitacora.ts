import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { bitacoraEntriesSchema } from '#domain/answers/processingAnswers.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { AREA, expedienteAt } from '../processingPaths';
import { apiPath } from './expediente';
import { expedienteSave } from './expedienteSave';

/** The newest of what happened to the solicitud that the address names; who read it apart. */
export const latestBitacora = createReading({
  area: AREA,
  name: 'latestBitacora',
  paramsOf: ({ path }) => {
    const radicado = expedienteAt(path);
    return radicado === null ? null : { radicado };
  },
  path: ({ radicado }) => `${apiPath(radicado)}/bitacora?lecturas=no`,
  schema: bitacoraEntriesSchema,
});

/** What is saved on the page is in it. */
export function* followLatest(): SagaGenerator<void> {
  yield* takeEvery(
    expedienteSave.events.answered,
    surviving(function* () {
      yield* put(latestBitacora.events.outdated());
    }),
  );
}
