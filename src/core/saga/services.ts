import { getContext, type SagaGenerator } from 'typed-redux-saga';
import type { Services } from '#services/services.ts';

/** The services that the store was created with. */
export function* services(): SagaGenerator<Services> {
  return yield* getContext<Services>('services');
}
