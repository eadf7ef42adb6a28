import * as v from 'valibot';

import type { Catalogues } from '../contractTypes';
import { readTelefono } from '../telefono';
import { withoutMarks } from '../words/searchText';
import { codeSchema, objectMessage, nameSchema, optionalSchema } from './fieldSchemas';
import { documentoFits, tipoDocumentoSchema, typedDocumentoSchema, withReadDocumento } from './documentoSchema';

const PHONE_MESSAGE = 'Escriba un teléfono.';
const EMAIL_MESSAGE = 'Escriba un correo completo, como nombre@ejemplo.com.';

const phoneSchema = v.pipe(
  optionalSchema(PHONE_MESSAGE),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    if (value === null) return null;
    const read = readTelefono(value);
    if (read.ok) return read.value;
    addIssue({ message: read.problems });
    return NEVER;
  }),
);

/** Beyond what HTML takes for an address: a domain with a dot, and no dots where mail servers refuse them. */
const DELIVERABLE = /^(?!\.|.*\.[.@]).+\.[a-z]{2,}$/i;

const plainEmailSchema = v.pipe(v.string(), v.rfcEmail(), v.regex(DELIVERABLE));

/** With ñ and accents too (RFC 6531), which some mail servers take. */
const emailSchema = v.pipe(
  optionalSchema(EMAIL_MESSAGE),
  v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => v.is(plainEmailSchema, withoutMarks(text)), EMAIL_MESSAGE),
      v.maxLength(200, 'Escriba un correo de 200 caracteres como máximo.'),
    ),
  ),
);

/** The guardian; an adult pupil may be their own. */
export function acudienteSchema({ tiposDocumento, parentescos }: Catalogues) {
  return v.pipe(
    v.strictObject(
      {
        tipoDocumento: tipoDocumentoSchema(tiposDocumento, 'acudiente'),
        documento: typedDocumentoSchema,
        nombres: nameSchema('los nombres del acudiente'),
        // Null: the person has one name only.
        apellidos: v.nullable(nameSchema('los apellidos del acudiente')),
        parentesco: codeSchema(parentescos, 'Elija el parentesco con el estudiante.'),
        telefono: phoneSchema,
        correo: emailSchema,
      },
      objectMessage,
    ),
    documentoFits(tiposDocumento),
    v.forward(
      v.partialCheck(
        [['telefono'], ['correo']],
        ({ telefono, correo }) => telefono !== null || correo !== null,
        'Escriba un teléfono o un correo, para avisarle.',
      ),
      ['telefono'],
    ),
    withReadDocumento(tiposDocumento),
  );
}
