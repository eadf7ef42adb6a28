import { failureMessage } from './failureMessage';
import { problemOf } from './httpProblem';
import type { HttpFailure } from './httpTypes';

/** D30. */
export const FORBIDDEN_MESSAGE = 'No tiene permiso para esta sección';

/** As `failureMessage`, but the server's own words where it speaks the contract's language. */
export function problemMessage(failure: HttpFailure): string {
  const { code, detail, seconds } = problemOf(failure);
  if (failure.kind !== 'status') return failureMessage(failure);
  if (failure.status === 403) return FORBIDDEN_MESSAGE;
  if (failure.status === 429) return `Demasiados intentos. Intente de nuevo ${waitText(seconds)}`;
  return code !== null && detail !== null ? detail : failureMessage(failure);
}

function waitText(seconds: number | null): string {
  if (seconds === null) return 'más tarde';
  if (seconds <= 60) return `en ${counted(Math.max(1, Math.ceil(seconds)), 'segundo')}`;
  if (seconds <= 2 * 3600) return `en ${counted(Math.ceil(seconds / 60), 'minuto')}`;
  return `en ${counted(Math.ceil(seconds / 3600), 'hora')}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
