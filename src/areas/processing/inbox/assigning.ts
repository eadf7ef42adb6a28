import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { asking, confirmed, type Asked } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { assignmentResultsSchema } from '#domain/answers/processingAnswers.ts';
import type { Assignments } from '#domain/contractTypes.ts';
import { question } from '#services/dialogs/question.ts';
import { selectPersonNames } from '../people';
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

/** Several are to be assigned; `of`: the colleagues who have some of them now, a login for each of those (F93). */
export const assigningChosen = createAction<{ command: Assignments; of: readonly string[] }>(
  'processing/assigning/assigningChosen',
);

/** Asks before what a colleague has is taken over: a whole page is chosen at one click. */
function* askAndAssign(asked: Asked, { payload: { command, of } }: ReturnType<typeof assigningChosen>): SagaGenerator<void> {
  if (of.length > 0) {
    const nameOf = yield* selectPersonNames();
    const names = new Intl.ListFormat('es').format([...new Set(of)].map(nameOf));
    const all = command.solicitudes.length;
    const which =
      all === 1 ? 'La solicitud está' : `${of.length} de las ${all} seleccionadas ${of.length === 1 ? 'está' : 'están'}`;
    const text = `${which} a cargo de ${names}, y quizá se revisa ahora. Quien la tiene ya no podrá decidirla.`;
    if (!(yield* confirmed(asked, question('Solicitudes de otra persona', text, 'Sí, cambiarlas')))) return;
  }
  yield* put(assigning.events.submitted(command));
}

/** What has been assigned stands otherwise in the list. */
function* showAssigned(): SagaGenerator<void> {
  yield* put(inbox.events.outdated());
}

export function* assigningSaga(): SagaGenerator<void> {
  yield* takeLeading(assigningChosen, asking(askAndAssign));
  yield* takeEvery(assigning.events.answered, surviving(showAssigned));
}
