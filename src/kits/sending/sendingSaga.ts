import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { safeParse } from 'valibot';
import { failureMessage } from '#services/http/failureMessage.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import { callWithSignal } from '#core/saga/callWithSignal.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { selectLocation } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { refusalOf } from './refusal';
import type { SendingOptions } from './sendingOptions';
import type { SendingEvents } from './sendingSlice';
import type { SendingState } from './sendingState';

type Sending<Command, Answer> = Extract<SendingState<Command, Answer>, { status: 'sending' }>;

/** Sends one write at a time: what is submitted meanwhile, a double click say, is not seen. */
export function createSendingSaga<Command, Answer>(
  { request, schema, isAt = () => true, creates = false, isPublic = false }: SendingOptions<Command, Answer>,
  events: SendingEvents<Command, Answer>,
  selectState: (state: object) => SendingState<Command, Answer>,
): () => SagaGenerator<void> {
  const send = surviving(function* ({ command, key }: Sending<Command, Answer>): SagaGenerator<void> {
    const { http, files } = yield* services();
    try {
      const { method, path, body } = request(command, { key, files });
      const answer = yield* callWithSignal((signal) =>
        method === 'delete' ? http.delete(path, { signal }) : http[method](path, body, { signal }),
      );
      const { success, output } = safeParse(schema, answer);
      yield* put(success ? events.answered({ answer: output }) : unfinished({ kind: 'notJson', status: 200 }));
    } catch (error) {
      // A fault of our own is told like the server's; it is reported too.
      yield* put(unfinished(error instanceof HttpError ? error.failure : { kind: 'status', status: 500, body: undefined }));
      if (!(error instanceof HttpError)) throw error;
    }
  });

  function unfinished(failure: HttpFailure) {
    const refusal = refusalOf(failure);
    return refusal ? events.refused({ refusal }) : events.unanswered({ message: failureMessage(failure) });
  }

  /** The person may have gone on before the answer came; whoever follows the write has seen it by now. */
  function* forgetElsewhere(command: Command): SagaGenerator<void> {
    const location = yield* select(selectLocation);
    const { status } = yield* select(selectState);
    if (location.status === 'unknown' || isAt(command, location) || (creates && status === 'unanswered')) return;
    yield* put(events.dismissed());
  }

  function* sendFor(state: Sending<Command, Answer>): SagaGenerator<void> {
    yield* send(state);
    yield* forgetElsewhere(state.command);
  }

  return function* sendingSaga(): SagaGenerator<void> {
    for (;;) {
      yield* take(events.submitted);
      const state = yield* select(selectState);
      if (state.status !== 'sending') continue;
      if (isPublic) yield* sendFor(state);
      else yield* race([call(sendFor, state), take([...SESSION_ENDINGS])]);
    }
  };
}
