import * as v from 'valibot';

import type { Catalogues } from '../contractTypes';
import { isReachable, NOT_REACHABLE, phoneSchema } from './guardianContactSchema';
import { codeSchema, objectMessage, nameSchema } from './fieldSchemas';
import { documentoFits, tipoDocumentoSchema, typedDocumentoSchema, withReadDocumento } from './documentoSchema';
import { emailSchema } from './emailSchema';

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
    v.forward(v.partialCheck([['telefono'], ['correo']], isReachable, NOT_REACHABLE), ['telefono']),
    withReadDocumento(tiposDocumento),
  );
}
