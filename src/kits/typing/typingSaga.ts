import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectLocation } from '#core/location/locationSlice.ts';
import { surviving } from '#core/saga/surviving.ts';
import { keepTyped, readTyped } from '#core/session/keptTyped.ts';
import { SESSION_BEGINNINGS } from '#core/session/sessionEvents.ts';
import { selectHasSession } from '#core/session/sessionSlice.ts';
import type { SendingEvents } from '#kits/sending/sendingSlice.ts';
import type { TypingOptions } from './typingOptions';
import type { TypingEvents } from './typingSlice';
import type { TypingState } from './typingState';

/** Opens a page with what its user had typed there, over a reload and an expired session (D13), and keeps what they type. */
export function createTypingSaga<Typed extends object, News, Done>(
  { keyOf, keptAs, schema, isNothing = () => false, blank, sending, fieldOf = (path) => path }: TypingOptions<Typed>,
  events: TypingEvents<Typed, News, Done>,
  selectState: (state: object) => TypingState<Typed, News, Done>,
): () => SagaGenerator<void> {
  /** Of the page that was opened last: it may be left before what was typed there is forgotten. */
  let lastKey = '';

  function* open(): SagaGenerator<void> {
    const location = yield* select(selectLocation);
    const key = location.status === 'known' ? keyOf(location) : null;
    const { status } = yield* select(selectState);
    if (key === null || status !== 'closed' || !(yield* select(selectHasSession))) return;
    lastKey = key;
    const kept = yield* readTyped(keptAs(key), schema);
    yield* put(events.opened({ key, typed: kept ?? blank ?? null, ...(kept !== null && { restored: true }) }));
  }

  /** At each change: the tab can be reloaded, the page left or the session end at any moment. */
  function* keep(): SagaGenerator<void> {
    const state = yield* select(selectState);
    if (state.status !== 'typed') return;
    const kept = yield* keepTyped(keptAs(state.key), isNothing(state.typed) ? null : state.typed);
    if (kept !== state.kept) yield* put(events.textKept({ kept }));
  }

  function* forget(): SagaGenerator<void> {
    yield* keepTyped(keptAs(lastKey), null);
  }

  function* tellFields({ payload }: ReturnType<SendingEvents<never, never>['refused']>): SagaGenerator<void> {
    const { reason, fieldErrors } = payload.refusal;
    const errors = Object.entries(fieldErrors).map(([path, message]) => [fieldOf(path), message] as const);
    const found = reason === 'invalid' ? Object.fromEntries(errors) : {};
    const state = yield* select(selectState);
    // What an earlier check found does not stay beside this refusal: it was sent, so that is mended or not what is wrong.
    const hasOlder = state.status === 'typed' && Object.keys(state.problems).length > 0;
    if (hasOlder || Object.keys(found).length > 0) yield* put(events.problemsFound({ problems: found }));
  }

  return function* typingSaga(): SagaGenerator<void> {
    const { opened, typed, rebased, newsSeen, settled, discarded } = events;
    yield* takeEvery([locationChanged, ...SESSION_BEGINNINGS], surviving(open));
    yield* takeEvery([opened, typed, rebased, newsSeen], surviving(keep));
    yield* takeEvery([settled, discarded], surviving(forget));
    if (sending) {
      const { refused, dismissed } = sending.events;
      yield* takeEvery(refused, surviving(tellFields));
      // Nobody wants any more what was not saved: it is not offered to be sent again.
      yield* takeEvery(discarded, function* () {
        yield* put(dismissed());
      });
    }
    // A race: the chunk may be loaded after the address of its page has arrived.
    yield* open();
  };
}
