import { createSendingSaga } from './sendingSaga';
import type { SendingOptions } from './sendingOptions';
import { createSendingSlice } from './sendingSlice';

/** One write that a person asks for: a part for the area's list. */
export function createSending<Command, Answer>(options: SendingOptions<Command, Answer>) {
  const slice = createSendingSlice(options);
  return { ...slice, saga: createSendingSaga(options, slice.events, slice.select) };
}
