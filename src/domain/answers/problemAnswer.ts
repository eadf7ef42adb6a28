import * as v from 'valibot';

import type { Problema } from '../contractTypes';
import { enteroSchema, type Lee } from './answerParts';

/** Why the backend refused (RFC 9457), in Spanish. */
export const problemaSchema: Lee<Problema> = v.object({
  title: v.string(),
  status: enteroSchema,
  detail: v.string(),
  codigo: v.exactOptional(v.string()),
  segundos: v.exactOptional(enteroSchema),
  errores: v.exactOptional(v.array(v.object({ campo: v.string(), mensaje: v.string() }))),
});
