import { createReadingSaga } from './readingSaga';
import type { ReadingOptions } from './readingOptions';
import { createReadingSlice } from './readingSlice';

/** Data of a page, read when the address asks for it: a part for the area's list. */
export function createReading<Params extends object, Data>(options: ReadingOptions<Params, Data>) {
  const slice = createReadingSlice(options);
  return { ...slice, saga: createReadingSaga(options, slice.events, slice.select) };
}
