import { call, put, race, select, spawn, take, type SagaGenerator } from 'typed-redux-saga';
import { failureMessage } from '#services/http/failureMessage.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import { ask, failureOf } from '#core/saga/ask.ts';
import { moveOn, type Asked } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import { selectLocation, type LocationState } from '#core/location/locationSlice.ts';
import { PATHS } from '#core/location/paths.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { selectIdentity } from '#core/session/sessionSlice.ts';
import { told } from '#services/dialogs/told.ts';
import { isOutOfDate, refusalOf } from './refusal';
import type { SendingOptions } from './sendingOptions';
import type { SendingEvents } from './sendingSlice';
import type { SendingState } from './sendingState';

type Sending<Command, Answer> = Extract<SendingState<Command, Answer>, { status: 'sending' }>;

const NOT_SAVED = 'No se guardó lo que envió';
const UNKNOWN = 'No se sabe si se guardó lo que envió';

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
  function* forgetElsewhere(command: Command, from: LocationState): SagaGenerator<void> {
    const location = yield* select(selectLocation);
    const ended = yield* select(selectState);
    if (location.status === 'unknown' || isAt(command, location)) return;
    // Beside it: the next write does not wait until this is read. At the login screen its own alert is told.
    if (location.path !== PATHS.login) yield* spawn(tellElsewhere, ended, from);
    if (!creates || ended.status !== 'unanswered') yield* put(events.dismissed());
  }

  /** What was not saved, for all that is known, is told where the person is (D36); what was, is what they expect. */
  const tellElsewhere = surviving(function* (ended: SendingState<Command, Answer>, from: LocationState): SagaGenerator<void> {
    if (from.status === 'unknown' || (ended.status !== 'refused' && ended.status !== 'unanswered')) return;
    const [title, text] = ended.status === 'refused' ? [NOT_SAVED, ended.refusal.message] : [UNKNOWN, ended.message];
    const user = isPublic ? undefined : ((yield* select(selectIdentity))?.user ?? null);
    const elsewhere: Asked = { isAt: () => false, user };
    yield* moveOn(elsewhere, from.path + from.search, 'push', told(title, text, 'Volver a esa página'));
  });

  function* sendFor(state: Sending<Command, Answer>): SagaGenerator<void> {
    const from = yield* select(selectLocation);
    yield* send(state);
    const ended = yield* select(selectState);
    if (ended.status === 'refused' && isOutOfDate(ended.refusal)) {
      for (const { events: reading } of outdates) yield* put(reading.outdated());
    }
    yield* forgetElsewhere(state.command, from);
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
