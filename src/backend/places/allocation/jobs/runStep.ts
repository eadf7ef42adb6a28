import { freezeList } from '../freezeList';
import { moveWaitingList } from '../moveWaitingList';
import { publishResult } from '../publishResult';
import { registerResult } from '../registerResult';
import type { StepWork } from './stepWork';

/**
 * Does the work of a job, from its beginning or from where another instance has left it.
 * @throws `HttpProblem` when the step is refused, with nothing of it written; `JobLost`; anything else is a fault
 */
export async function runStep(work: StepWork): Promise<void> {
  switch (work.taken.job.paso) {
    case 'congelar':
      return freezeList(work);
    case 'correr':
      return registerResult(work);
    case 'publicar':
      return publishResult(work);
    case 'mover_lista':
    case 'cerrar_lista':
      return moveWaitingList(work);
  }
}
