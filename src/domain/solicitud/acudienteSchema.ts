import * as v from 'valibot';

import type { Catalogues } from '../contractTypes';
import { readTelefono } from '../telefono';
import { codeSchema, objectMessage, nameSchema, optionalSchema } from './fieldSchemas';
import { documentoFits, tipoDocumentoSchema, typedDocumentoSchema, withReadDocumento } from './documentoSchema';
import { emailSchema } from './emailSchema';

const PHONE_MESSAGE = 'Escriba un teléfono.';

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
