import { createAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import { confirmed, type Asked } from '#core/saga/asking.ts';
import { question } from '#services/dialogs/question.ts';
import type { Expediente } from '#domain/contractTypes.ts';
import { selectPersonNames } from '../people';
import { expedienteSave } from './expedienteSave';

/** The solicitud on the page is to be taken. */
export const takingChosen = createAction<Pick<Expediente, 'radicado' | 'version' | 'asignadaA'>>(
  'processing/expediente/takingChosen',
);

/** Asks before a colleague's is taken over (F93): the key is the one that takes a free one. */
export function* takeSolicitud(asked: Asked, { payload }: ReturnType<typeof takingChosen>): SagaGenerator<void> {
  const { radicado, version, asignadaA } = payload;
  if (asignadaA !== null) {
    const name = (yield* selectPersonNames())(asignadaA);
    const text = `La tiene ${name}, y quizá la está revisando ahora. Si usted la toma, ${name} ya no podrá decidirla.`;
    if (!(yield* confirmed(asked, question(`Tomar la solicitud de ${name}`, text, 'Sí, tomarla')))) return;
  }
  yield* put(expedienteSave.events.submitted({ kind: 'tomar', radicado, version }));
}
