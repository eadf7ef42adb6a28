import * as v from 'valibot';

import type { Catalogos } from '../contractTypes';
import { codigoSchema, mensajeDeObjeto, nombreSchema, opcionalSchema } from './fieldSchemas';
import { documentoSchema, formatoDeDocumento, tipoDocumentoSchema } from './documentoSchema';

const TELEFONO = 'Escriba un teléfono de 7 a 10 dígitos.';
const CORREO = 'Escriba un correo completo, como nombre@ejemplo.com.';

/** Spaces, hyphens, dots and parentheses do not count, nor does the country's +57. */
const telefonoSchema = v.pipe(
  opcionalSchema(TELEFONO),
  v.transform((texto) => texto?.replace(/[\s\p{Pd}.()]/gu, '').replace(/^\+57/, '') ?? null),
  v.nullable(v.pipe(v.string(), v.regex(/^\d{7,10}$/, TELEFONO))),
);

/** Beyond what HTML takes for an address: a domain with a dot, and no dots where mail servers refuse them. */
const ENTREGABLE = /^(?!\.|.*\.[.@]).+\.[a-z]{2,}$/i;

const correoSchema = v.pipe(
  opcionalSchema(CORREO),
  v.nullable(
    v.pipe(
      v.string(),
      v.rfcEmail(CORREO),
      v.regex(ENTREGABLE, CORREO),
      v.maxLength(200, 'Escriba un correo de 200 caracteres como máximo.'),
    ),
  ),
);

/** The guardian; an adult pupil may be their own. */
export function acudienteSchema({ tiposDocumento, parentescos }: Catalogos) {
  const formato = formatoDeDocumento(tiposDocumento);
  return v.pipe(
    v.strictObject(
      {
        tipoDocumento: tipoDocumentoSchema(tiposDocumento, 'acudiente'),
        documento: documentoSchema,
        nombres: nombreSchema('los nombres del acudiente'),
        apellidos: nombreSchema('los apellidos del acudiente'),
        parentesco: codigoSchema(parentescos, 'Elija el parentesco con el estudiante.'),
        telefono: telefonoSchema,
        correo: correoSchema,
      },
      mensajeDeObjeto,
    ),
    v.forward(
      v.partialCheck([['tipoDocumento'], ['documento']], formato.seCumple, formato.mensaje),
      ['documento'],
    ),
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
