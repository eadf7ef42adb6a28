import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { recordedCallSchema } from '#domain/answers/processingAnswers.ts';
import type { MadeCall } from '#domain/contractTypes.ts';
import { apiPath } from '../expediente/expediente';
import { AREA, PROCESSING_PATHS } from '../processingPaths';
import { calls } from './calls';

/** A family was called. */
export const callSending = createSending({
  area: AREA,
  name: 'callSending',
  request: ({ radicado, ...body }: MadeCall & { radicado: string }) => ({
    method: 'post',
    path: `${apiPath(radicado)}/llamadas`,
    body,
  }),
  schema: recordedCallSchema,
  outdates: [calls],
  isAt: (_, { path }) => path === PROCESSING_PATHS.calls,
});

/** Who was told is in the list no more. */
export function* callsSaga(): SagaGenerator<void> {
  yield* takeEvery(
    callSending.events.answered,
    surviving(function* () {
      yield* put(calls.events.outdated());
    }),
  );
}
