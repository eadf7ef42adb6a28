import { minValue, number, object, pipe, safeInteger, type InferOutput } from 'valibot';
import { isUnder } from '../../shared/paths';
import { createReading } from '../reading/createReading';

const count = pipe(number(), safeInteger(), minValue(0));
const summarySchema = object({ solicitudes: count, cupos: count });

/** How many requests and places there are. */
export type Summary = InferOutput<typeof summarySchema>;

/**
 * What a staff area shows of it while it is open: a reading called 'summary'.
 * `area`: the area's, in its events and its place in the state; `path`: where the area lies.
 */
export function createSummary(area: string, path: string) {
  return createReading({
    area,
    name: 'summary',
    paramsOf: (address) => (isUnder(address.path, path) ? {} : null),
    path: () => 'api/educacion/resumen',
    schema: summarySchema,
  });
}
