import { convocatoriaSchema } from '#domain/answers/citizenAnswers.ts';
import { createReading } from '../reading/createReading';

interface ConvocatoriaReadingOptions {
  area: string;
  name: string;
  /** Whether a page of that path needs it. */
  isAt(path: string): boolean;
  /** It needs no session and outlives one. */
  isPublic?: boolean;
}

export type ConvocatoriaReading = ReturnType<typeof createConvocatoriaReading>;

/** An area's reading of the year's call, with the catalogues that give its pages their words. */
export function createConvocatoriaReading({ isAt, ...options }: ConvocatoriaReadingOptions) {
  return createReading({
    ...options,
    paramsOf: ({ path }) => (isAt(path) ? {} : null),
    path: () => 'api/educacion/convocatoria',
    schema: convocatoriaSchema,
  });
}
