import { createSendingSaga } from './sendingSaga';
import type { SendingOptions } from './sendingOptions';
import { createSendingSlice } from './sendingSlice';

/**
 * One write that a person asks for: a machine for the area's slice, under `name`, and a saga for the area's
 * saga to run.
 */
export function createSending<Command, Answer>(options: SendingOptions<Command, Answer>) {
  const { events, machine, select } = createSendingSlice(options);
  return { name: options.name, events, machine, select, saga: createSendingSaga(options, events, select) };
}
