import * as v from 'valibot';

import { optionalSchema } from './fieldSchemas';

const EMAIL_MESSAGE = 'Escriba un correo completo, como nombre@ejemplo.com.';

/** Beyond what HTML takes for an address: a domain with a dot, and no dots where mail servers refuse them. */
const DELIVERABLE = /^(?!\.|.*\.[.@]).+\.[a-z]{2,}$/i;

/** An address that letters can go to; null: none. */
export const emailSchema = v.pipe(
  optionalSchema(EMAIL_MESSAGE),
  v.nullable(
    v.pipe(
      v.string(),
      v.rfcEmail(EMAIL_MESSAGE),
      v.regex(DELIVERABLE, EMAIL_MESSAGE),
      v.maxLength(200, 'Escriba un correo de 200 caracteres como máximo.'),
    ),
  ),
);
