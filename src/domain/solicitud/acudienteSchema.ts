import * as v from 'valibot';

import type { Catalogues } from '../contractTypes';
import { codeSchema, objectMessage, nameSchema, optionalSchema } from './fieldSchemas';
import { documentoSchema, documentoFormat, tipoDocumentoSchema } from './documentoSchema';
import { emailSchema } from './emailSchema';

const PHONE_MESSAGE = 'Escriba un teléfono de 7 a 10 dígitos.';

/** Spaces, hyphens, dots and parentheses do not count, nor does the country's +57. */
const phoneSchema = v.pipe(
  optionalSchema(PHONE_MESSAGE),
  v.transform((text) => text?.replace(/[\s\p{Pd}.()]/gu, '').replace(/^\+57/, '') ?? null),
  v.nullable(v.pipe(v.string(), v.regex(/^\d{7,10}$/, PHONE_MESSAGE))),
);

/** The guardian; an adult pupil may be their own. */
export function acudienteSchema({ tiposDocumento, parentescos }: Catalogues) {
  const format = documentoFormat(tiposDocumento);
  return v.pipe(
    v.strictObject(
      {
        tipoDocumento: tipoDocumentoSchema(tiposDocumento, 'acudiente'),
        documento: documentoSchema,
        nombres: nameSchema('los nombres del acudiente'),
        apellidos: nameSchema('los apellidos del acudiente'),
        parentesco: codeSchema(parentescos, 'Elija el parentesco con el estudiante.'),
        telefono: phoneSchema,
        correo: emailSchema,
      },
      objectMessage,
    ),
    v.forward(v.partialCheck([['tipoDocumento'], ['documento']], format.holds, format.message), ['documento']),
    v.forward(
      v.partialCheck(
        [['telefono'], ['correo']],
        ({ telefono, correo }) => telefono !== null || correo !== null,
        'Escriba un teléfono o un correo, para avisarle.',
      ),
      ['telefono'],
    ),
  );
}
