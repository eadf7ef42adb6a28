import type { SagaGenerator } from 'typed-redux-saga';
import { object, optional, pipe, regex, string, unknown } from 'valibot';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import { TOKEN } from '#services/storage/token.ts';
import { ask } from '../saga/ask';
import { NO_ANSWER, NOT_AUTHORISED, SIGN_IN_FAILED } from './sessionTexts';

/** The sign-in call (B33). */
export const SIGN_IN_PATH = 'api/token/generar';

export type SignInOutcome =
  { kind: 'granted'; token: string; authorizationItem: unknown; anio: unknown } | { kind: 'failed'; dialog: Dialog };

const answerSchema = object({
  token: pipe(string(), regex(TOKEN)),
  AuthorizationItem: optional(unknown()),
  anio: optional(unknown()),
});

/** Asks the backend for a token; login and password travel byte for byte (D8). */
export function* askForToken(login: string, password: string): SagaGenerator<SignInOutcome> {
  try {
    const { token, AuthorizationItem, anio } = yield* ask(answerSchema, (http, options) =>
      http.post(SIGN_IN_PATH, { login, password }, options),
    );
    return { kind: 'granted', token, authorizationItem: AuthorizationItem, anio };
  } catch (error) {
    return { kind: 'failed', dialog: failureText(error) };
  }
}

/** D10. */
function failureText(error: unknown): Dialog {
  if (!(error instanceof HttpError)) return SIGN_IN_FAILED;
  const { failure } = error;
  if (failure.kind === 'status' && failure.status === 401) return NOT_AUTHORISED;
  return failure.kind === 'noAnswer' || failure.kind === 'aborted' ? NO_ANSWER : SIGN_IN_FAILED;
}
