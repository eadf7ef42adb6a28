import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { FollowedSending } from './typingOptions';
import type { TypingEvents } from './typingSlice';

/** What becomes of what is typed where something newer is stored: it is what is stored, or stands on that from now on. */
export type Merged<Typed, News, Done> = { done: Done } | { typed: Typed; news: News };

/** What the page shows since says it all: nothing is told any more of a save that was refused, or not answered, for it. */
export function* moveOnto<Typed, News, Done>(
  { events }: { events: TypingEvents<Typed, News, Done> },
  sending: FollowedSending,
  merged: Merged<Typed, News, Done>,
): SagaGenerator<void> {
  if ('done' in merged) {
    yield* put(sending.events.dismissed());
    yield* put(events.settled(merged));
    return;
  }
  yield* put(events.rebased(merged));
  const state = yield* select(sending.select);
  if (state.status === 'refused' && state.refusal.reason === 'stale') yield* put(sending.events.dismissed());
}
