import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { keepTyped, readTyped } from '#core/session/keptTyped.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { recordedCallSchema } from '#domain/answers/processingAnswers.ts';
import type { MadeCall } from '#domain/contractTypes.ts';
import { apiPath } from '../expediente/expediente';
import { AREA, PROCESSING_PATHS } from '../processingPaths';
import { calls } from './calls';
import { NOTES_KEPT_AS, notesSchema, typedNotes, type TypedNotes } from './typedNotes';

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
    surviving(function* ({ payload: { answer } }) {
      yield* forgetNote(answer.radicado);
      yield* put(calls.events.outdated());
    }),
  );
}

/** The note of a call that is told is in the log; the page may have been left since. */
function* forgetNote(radicado: string): SagaGenerator<void> {
  const without = ({ [radicado]: _told, ...others }: TypedNotes): TypedNotes => others;
  const typing = yield* select(typedNotes.select);
  if (typing.status === 'typed') {
    yield* put(typedNotes.events.typed({ typed: without(typing.typed) }));
    return;
  }
  const kept = yield* readTyped(NOTES_KEPT_AS, notesSchema);
  if (kept !== null) yield* keepTyped(NOTES_KEPT_AS, without(kept));
}
