import { createReadingSaga } from './readingSaga';
import type { ReadingOptions } from './readingOptions';
import { createReadingSlice } from './readingSlice';

/**
 * Data of a page, read when the address asks for it: a machine for the area's slice, under `name`, and a saga
 * for the area's saga to run.
 */
export function createReading<Params extends object, Data>(options: ReadingOptions<Params, Data>) {
  const { events, machine, select } = createReadingSlice(options);
  return { name: options.name, events, machine, select, saga: createReadingSaga(options, events, select) };
}
