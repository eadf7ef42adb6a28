import { CANCEL } from 'redux-saga';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { createFakeDialogs, type FakeDialogs } from '#test/support/world/fakeDialogs.ts';

export interface WatchedDialogs extends FakeDialogs {
  /** What was opened, for the check after each step to take away. */
  opened: Dialog[];
  /** The page that the last one was opened on, as the checks saw it. */
  openedAt: string | null;
  /** How many callers still wait for an answer. */
  waiting(): number;
}

/** The fake dialogs, and who waits for them: redux-saga tells a promise that its saga was called off. */
export function createWatchedDialogs(): WatchedDialogs {
  const fake = createFakeDialogs();
  const opened: Dialog[] = [];
  const waiting = new Set<symbol>();
  return {
    get current() {
      return fake.current;
    },
    shown: fake.shown,
    answer: fake.answer,
    warmUp: fake.warmUp,
    opened,
    openedAt: null,
    waiting: () => waiting.size,
    open(dialog, signal) {
      const waiter = Symbol(dialog.title);
      const leave = () => void waiting.delete(waiter);
      opened.push(dialog);
      waiting.add(waiter);
      const answer = fake.open(dialog, signal).finally(leave);
      return Object.assign(answer, { [CANCEL]: leave });
    },
  };
}
