import { safeParse, type GenericSchema } from 'valibot';
import type { SagaGenerator } from 'typed-redux-saga';
import { HttpError, type CallOptions, type HttpFailure, type HttpService } from '#services/http/httpTypes.ts';
import { callWithSignal } from './callWithSignal';
import { services } from './services';

/** One call of the generic service. */
export type HttpCall = (http: HttpService, options: CallOptions) => Promise<unknown>;

/**
 * One call to the backend, called off with the saga: gives the answer as `schema` has it, or throws `HttpError`. An
 * answer of another shape is `notJson`.
 */
export function* ask<Answer>(schema: GenericSchema<unknown, Answer>, call: HttpCall): SagaGenerator<Answer> {
  const { http } = yield* services();
  return checked(schema, yield* callWithSignal((signal) => call(http, { signal })));
}

/** @throws HttpError `notJson` */
export function checked<Answer>(schema: GenericSchema<unknown, Answer>, answer: unknown): Answer {
  const { success, output } = safeParse(schema, answer);
  if (!success) throw new HttpError({ kind: 'notJson', status: 200 });
  return output;
}

/** Why a call failed; a fault of our own is told like the server's, and reported by whoever throws it on. */
export function failureOf(error: unknown): HttpFailure {
  return error instanceof HttpError ? error.failure : { kind: 'status', status: 500, body: undefined };
}
