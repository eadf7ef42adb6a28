import * as v from 'valibot';

import { isDay } from '../words/dates';
import type { Catalogos } from '../contractTypes';
import { codigoSchema, idSchema, mensajeDeObjeto, nombreSchema } from './fieldSchemas';
import { documentoSchema, formatoDeDocumento, tipoDocumentoSchema } from './documentoSchema';

const PRIMER_DIA = '1900-01-01';

/** A day of birth, `AAAA-MM-DD`, up to `hoy`. */
export function fechaNacimientoSchema(hoy: string) {
  const vacia = 'Escriba la fecha de nacimiento.';
  return v.pipe(
    v.string(vacia),
    v.trim(),
    v.nonEmpty(vacia),
    v.check(isDay, 'Escriba una fecha que exista, con día, mes y año.'),
    v.check((dia) => dia >= PRIMER_DIA, 'Revise el año: la fecha es anterior a 1900.'),
    v.check((dia) => dia <= hoy, 'Revise la fecha: aún no ha llegado.'),
  );
}

/** The pupil who asks for a place. An age unusual for the grado is no error: see `avisoDeEdad`. */
export function estudianteSchema({ tiposDocumento, grados, comunas }: Catalogos, hoy: string) {
  const formato = formatoDeDocumento(tiposDocumento);
  return v.pipe(
    v.strictObject(
      {
        tipoDocumento: tipoDocumentoSchema(tiposDocumento, 'estudiante'),
        documento: documentoSchema,
        nombres: nombreSchema('los nombres del estudiante'),
        apellidos: nombreSchema('los apellidos del estudiante'),
        fechaNacimiento: fechaNacimientoSchema(hoy),
        grado: v.picklist(
          grados.map(({ grado }) => grado),
          'Elija el grado que va a cursar.',
        ),
        comuna: codigoSchema(comunas, 'Elija la comuna donde vive el estudiante.'),
        cupoActual: v.nullable(idSchema('Elija de la lista el cupo que ya tiene, o indique que no tiene.')),
      },
      mensajeDeObjeto,
    ),
    v.forward(
      v.partialCheck([['tipoDocumento'], ['documento']], formato.seCumple, formato.mensaje),
      ['documento'],
    ),
  );
}
