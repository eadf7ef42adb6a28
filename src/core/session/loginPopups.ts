import type { SagaGenerator } from 'typed-redux-saga';
import { showDialog } from '../saga/showDialog';
import { FORGOTTEN_PASSWORD, INVALID_FORM } from './sessionTexts';

export function* warnOfInvalidForm(): SagaGenerator<void> {
  yield* showDialog(INVALID_FORM);
}

export function* explainForgottenPassword(): SagaGenerator<void> {
  yield* showDialog(FORGOTTEN_PASSWORD);
}
