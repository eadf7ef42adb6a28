import { array, object, string, unknown } from 'valibot';
import { call, put, race, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { ask, failureOf } from '#core/saga/ask.ts';
import { surviving } from '#core/saga/surviving.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { renewSession } from '#core/session/renewSession.ts';
import { refusalOf } from '#kits/sending/refusal.ts';
import { failureMessage } from '#services/http/failureMessage.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import {
  changeDone,
  changeRefused,
  changeSubmitted,
  changeUnanswered,
  type PasswordProblems,
  type TypedPasswords,
} from './passwordChangeSlice';

/** A session, as the sign-in's answer has it. */
const answerSchema = object({ token: string(), AuthorizationItem: array(unknown()) });

/** What needs no server; which passwords are good is the backend's to say. */
function problemsOf({ actual, nueva, otraVez }: TypedPasswords): PasswordProblems {
  return {
    ...(actual === '' && { actual: 'Escriba la contraseña con la que ingresó.' }),
    ...(nueva === '' && { nueva: 'Escriba la contraseña nueva.' }),
    ...(nueva !== otraVez && { otraVez: 'Escriba otra vez la misma contraseña nueva.' }),
  };
}

/** To its end whatever page is shown: the server may have ended the session's token by then (F83). */
function* change({ meta }: ReturnType<typeof changeSubmitted>): SagaGenerator<void> {
  const { secret } = meta;
  const problems = problemsOf(secret);
  if (Object.keys(problems).length > 0) {
    yield* put(changeRefused({ problems, message: null }));
    return;
  }
  yield* race([call(send, secret), take([...SESSION_ENDINGS])]);
}

const send = surviving(function* ({ actual, nueva }: TypedPasswords): SagaGenerator<void> {
  try {
    const { token, AuthorizationItem } = yield* ask(answerSchema, (http, options) =>
      http.post('api/token/clave', { actual, nueva }, options),
    );
    // The menu may be another: that of a one-time password has one entry.
    yield* renewSession(token, AuthorizationItem);
    yield* put(changeDone());
  } catch (error) {
    yield* put(unfinished(error));
    if (!(error instanceof HttpError)) throw error;
  }
});

function unfinished(error: unknown) {
  const failure = failureOf(error);
  const refusal = refusalOf(failure);
  if (refusal === null) return changeUnanswered({ message: failureMessage(failure) });
  const { actual, nueva } = refusal.fieldErrors;
  const problems = { ...(actual !== undefined && { actual }), ...(nueva !== undefined && { nueva }) };
  return changeRefused({ problems, message: Object.keys(problems).length === 0 ? refusal.message : null });
}

export function* passwordChangeSaga(): SagaGenerator<void> {
  yield* takeLeading(changeSubmitted, surviving(change));
}
