import * as v from 'valibot';

import { typedLine } from '../unseen';
import { isDay } from '../words/dates';
import { lacksCentury } from '../words/readTypedDay';
import type { Catalogues } from '../contractTypes';
import { codeSchema, idSchema, objectMessage, nameSchema } from './fieldSchemas';
import { documentoFits, tipoDocumentoSchema, typedDocumentoSchema, withReadDocumento } from './documentoSchema';

const FIRST_DAY = '1900-01-01';

/** A day of birth, `AAAA-MM-DD`, up to `today`. */
export function fechaNacimientoSchema(today: string) {
  const emptyMessage = 'Escriba la fecha de nacimiento.';
  return v.pipe(
    v.string(emptyMessage),
    v.transform(typedLine),
    v.nonEmpty(emptyMessage),
    v.check((text) => !lacksCentury(text), 'Escriba el año con cuatro cifras, como 2016.'),
    v.check(isDay, 'Escriba una fecha que exista, con día, mes y año.'),
    v.check((day) => day >= FIRST_DAY, 'Revise el año: la fecha es anterior a 1900.'),
    v.check((day) => day <= today, 'Revise la fecha: aún no ha llegado.'),
  );
}

/** The pupil who asks for a place. An age unusual for the grado is no error: see `ageWarning`. */
export function estudianteSchema({ tiposDocumento, grados, comunas }: Catalogues, today: string) {
  return v.pipe(
    v.strictObject(
      {
        tipoDocumento: tipoDocumentoSchema(tiposDocumento, 'estudiante'),
        documento: typedDocumentoSchema,
        nombres: nameSchema('los nombres del estudiante'),
        // Null: the person has one name only.
        apellidos: v.nullable(nameSchema('los apellidos del estudiante')),
        fechaNacimiento: fechaNacimientoSchema(today),
        grado: v.picklist(
          grados.map(({ grado }) => grado),
          'Elija el grado que va a cursar.',
        ),
        comuna: codeSchema(comunas, 'Elija la comuna donde vive el estudiante.'),
        cupoActual: v.nullable(idSchema('Elija de la lista el cupo que ya tiene, o indique que no tiene.')),
      },
      objectMessage,
    ),
    documentoFits(tiposDocumento),
    withReadDocumento(tiposDocumento),
  );
}
