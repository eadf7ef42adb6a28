import { FAILURE_TEXTS } from './failureTexts';
import type { HttpFailure } from './httpTypes';

/** What a person is told of a call that gave no usable answer. */
export function failureMessage(failure: HttpFailure): string {
  switch (failure.kind) {
    case 'noAnswer':
      return FAILURE_TEXTS.noAnswer;
    case 'aborted':
      return 'La consulta se interrumpió. Intente de nuevo';
    case 'notJson':
    case 'pathRefused':
      return 'El servidor dio una respuesta que no se pudo leer. Intente de nuevo más tarde';
    case 'status':
      return failure.status === 401 ? FAILURE_TEXTS.unauthorised : FAILURE_TEXTS.refused;
  }
}
