import type { SagaGenerator } from 'typed-redux-saga';
import { showDialog } from '../../shared/saga/showDialog';
import { FORGOTTEN_PASSWORD, INVALID_FORM } from './texts';

export function* warnOfInvalidForm(): SagaGenerator<void> {
  yield* showDialog(INVALID_FORM);
}

export function* explainForgottenPassword(): SagaGenerator<void> {
  yield* showDialog(FORGOTTEN_PASSWORD);
}
