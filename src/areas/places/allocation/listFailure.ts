import { problemMessage } from '#services/http/problemMessage.ts';
import { problemOf } from '#services/http/httpProblem.ts';
import { failureOf } from '#core/saga/ask.ts';

/** Why there is no list to run: its faults, or one sentence. */
export function listFailureOf(error: unknown): { violations: readonly string[]; total: number } | { message: string } {
  const failure = failureOf(error);
  const { code, messages } = problemOf(failure);
  if (code === 'lista_no_valida' && messages.length > 0) return { violations: messages, total: messages.length };
  const status = failure.kind === 'status' ? failure.status : null;
  // A 404 without a code of the contract comes from a server that does not have the resource at all.
  const isUnavailable = status === 501 || (status === 404 && code === null);
  return { message: isUnavailable ? 'Este servicio no está disponible en este momento' : problemMessage(failure) };
}
