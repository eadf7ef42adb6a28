import { minValue, number, object, pipe, safeInteger, type InferOutput } from 'valibot';
import { createReading } from '#kits/reading/createReading.ts';

const count = pipe(number(), safeInteger(), minValue(0));
const summarySchema = object({ solicitudes: count, cupos: count });

/** How many solicitudes and places there are. */
export type Summary = InferOutput<typeof summarySchema>;

/**
 * What a staff area's first page shows of it: a reading called 'summary'.
 * `area`: the area's, in its events and its place in the state; `path`: where the page lies.
 */
export function createSummary(area: string, path: string) {
  return createReading({
    area,
    name: 'summary',
    paramsOf: (address) => (address.path === path ? {} : null),
    path: () => 'api/educacion/resumen',
    schema: summarySchema,
  });
}
