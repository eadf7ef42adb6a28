import { put, take, type SagaGenerator } from 'typed-redux-saga';
import { createSending } from '#kits/sending/createSending.ts';
import { assignmentResultsSchema } from '#domain/answers/processingAnswers.ts';
import type { Assignments } from '#domain/contractTypes.ts';
import { AREA, PROCESSING_PATHS } from '../processingPaths';
import { inbox } from './inbox';

/** Takes the solicitudes that are chosen in the inbox, gives them back or hands them over (F52). */
export const assigning = createSending({
  area: AREA,
  name: 'assigning',
  request: (command: Assignments) => ({ method: 'post', path: 'api/educacion/tramitacion/asignaciones', body: command }),
  schema: assignmentResultsSchema,
  outdates: [inbox],
  isAt: (_, { path }) => path === PROCESSING_PATHS.inbox,
});

/** What has been assigned stands otherwise in the list. */
export function* followAssigned(): SagaGenerator<void> {
  for (;;) {
    yield* take(assigning.events.answered);
    yield* put(inbox.events.outdated());
  }
}
