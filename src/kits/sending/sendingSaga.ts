import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { failureMessage } from '#services/http/failureMessage.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import { ask, failureOf } from '#core/saga/ask.ts';
import { surviving } from '#core/saga/surviving.ts';
import { selectLocation } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { isOutOfDate, refusalOf } from './refusal';
import type { SendingOptions } from './sendingOptions';
import type { SendingEvents } from './sendingSlice';
import type { SendingState } from './sendingState';

type Sending<Command, Answer> = Extract<SendingState<Command, Answer>, { status: 'sending' }>;

/** Sends one write at a time: what is submitted meanwhile, a double click say, is not seen. */
export function createSendingSaga<Command, Answer>(
  { request, schema, isAt = () => true, creates = false, outdates = [], isPublic = false }: SendingOptions<Command, Answer>,
  events: SendingEvents<Command, Answer>,
  selectState: (state: object) => SendingState<Command, Answer>,
): () => SagaGenerator<void> {
  const send = surviving(function* ({ command, key }: Sending<Command, Answer>): SagaGenerator<void> {
    try {
      const { method, path, body } = request(command, { key });
      const answer = yield* ask(schema, (http, options) =>
        method === 'delete' ? http.delete(path, options) : http[method](path, body, options),
      );
      yield* put(events.answered({ answer }));
    } catch (error) {
      yield* put(unfinished(failureOf(error)));
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
    const ended = yield* select(selectState);
    if (ended.status === 'refused' && isOutOfDate(ended.refusal)) {
      for (const { events: reading } of outdates) yield* put(reading.outdated());
    }
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
