import type { Refusal } from './refusal';

/** One write, on its way or answered. `key`: the idempotency key that it travels with. */
export type SendingState<Command, Answer> =
  | { status: 'idle' }
  | { status: 'sending'; command: Command; key: string }
  | { status: 'sent'; command: Command; answer: Answer }
  /** It was certainly not done. */
  | { status: 'refused'; command: Command; refusal: Refusal }
  /** It may have been done, or not: the same is sent again with the same key. */
  | { status: 'unanswered'; command: Command; key: string; message: string };
