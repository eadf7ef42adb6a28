import * as v from 'valibot';

import type { Problem } from '../contractTypes';
import { integerSchema, type AnswerSchema } from './answerParts';

/** Why the backend refused (RFC 9457), in Spanish. */
export const problemSchema: AnswerSchema<Problem> = v.object({
  title: v.string(),
  status: integerSchema,
  detail: v.string(),
  codigo: v.exactOptional(v.string()),
  segundos: v.exactOptional(integerSchema),
  errores: v.exactOptional(v.array(v.object({ campo: v.string(), mensaje: v.string() }))),
});
