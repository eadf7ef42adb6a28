import type { TypingOptions } from './typingOptions';
import { createTypingSaga } from './typingSaga';
import { createTypingSlice } from './typingSlice';

/**
 * Text that is typed on a page: a machine for the area's slice, under `name`, and a saga for the area's saga to run.
 * @typeParam News what somebody else has saved meanwhile, as the page tells it
 * @typeParam Done how what was typed came to be saved, where the page tells it
 */
export function createTyping<Typed extends object, News = never, Done = never>(options: TypingOptions<Typed>) {
  const { events, ...part } = createTypingSlice<Typed, News, Done>(options);
  return { ...part, events, saga: createTypingSaga(options, events, part.select) };
}
