import type { Action } from '@reduxjs/toolkit';
import type { GenericSchema } from 'valibot';
import type { SagaGenerator } from 'typed-redux-saga';
import { checked, type HttpCall } from './ask';
import { callTelling } from './callTelling';
import { services } from './services';

/**
 * `ask` for a body that takes long, whose page shows how far it is and how to call it off (D31). `sent`: the event of how
 * many of its bytes are on their way.
 */
export function* askTelling<Answer>(
  schema: GenericSchema<unknown, Answer>,
  call: HttpCall,
  sent: (bytes: number) => Action,
): SagaGenerator<Answer> {
  const { http } = yield* services();
  return checked(schema, yield* callTelling<number, unknown>((onProgress, signal) => call(http, { signal, onProgress }), sent));
}
