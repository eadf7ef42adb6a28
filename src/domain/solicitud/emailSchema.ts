import * as v from 'valibot';

import { withoutMarks } from '../words/searchText';
import { optionalSchema } from './fieldSchemas';

const EMAIL_MESSAGE = 'Escriba un correo completo, como nombre@ejemplo.com.';

/** Beyond what HTML takes for an address: a domain with a dot, and no dots where mail servers refuse them. */
const DELIVERABLE = /^(?!\.|.*\.[.@]).+\.[a-z]{2,}$/i;

const plainEmailSchema = v.pipe(v.string(), v.rfcEmail(), v.regex(DELIVERABLE));

/** An address that letters can go to; null: none. With ñ and accents too (RFC 6531), which some mail servers take. */
export const emailSchema = v.pipe(
  optionalSchema(EMAIL_MESSAGE),
  v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => v.is(plainEmailSchema, withoutMarks(text)), EMAIL_MESSAGE),
      v.maxLength(200, 'Escriba un correo de 200 caracteres como máximo.'),
    ),
  ),
);
