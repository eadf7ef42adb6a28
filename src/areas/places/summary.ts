import { minValue, number, object, pipe, safeInteger, type InferOutput } from 'valibot';
import { createReading } from '#kits/reading/createReading.ts';
import { AREA, PLACES_PATHS } from './placesPaths';

const count = pipe(number(), safeInteger(), minValue(0));
const summarySchema = object({ solicitudes: count, cupos: count });

/** How many requests and places there are. */
export type Summary = InferOutput<typeof summarySchema>;

/** What the area's first page shows of it. */
export const summary = createReading({
  area: AREA,
  name: 'summary',
  paramsOf: ({ path }) => (path === PLACES_PATHS.index ? {} : null),
  path: () => 'api/educacion/resumen',
  schema: summarySchema,
});
