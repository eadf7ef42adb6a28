export interface Emitter<Event> {
  emit: (event: Event) => void;
  /** Returns the unsubscriber. */
  on: (listener: (event: Event) => void) => () => void;
}

/**
 * Tells every listener at once, nested emissions too: nothing is queued, so nothing can be lost.
 * A listener that throws is reported and keeps the event from no one else.
 */
export function createEmitter<Event>(report: (error: unknown) => void): Emitter<Event> {
  // Each subscription is its own object, so that one function subscribed twice counts twice.
  const subscriptions = new Set<{ listener: (event: Event) => void }>();
  return {
    emit(event) {
      for (const subscription of [...subscriptions]) {
        // An earlier listener may have unsubscribed this one.
        if (!subscriptions.has(subscription)) continue;
        try {
          subscription.listener(event);
        } catch (error) {
          report(error);
        }
      }
    },
    on(listener) {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
      };
    },
  };
}
