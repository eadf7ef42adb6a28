import * as v from 'valibot';

import { datosSchema } from '../../../src/shared/educacion/datos';
import type { Catalogos, DatosDeSolicitud } from '../../../src/shared/educacion/tipos';
import { type ErrorDeCampo, HttpProblem } from '../http/problem';
import type { FilaDeConvocatoria } from './convocatoria';

/** @throws 422 when there is any error; the fields are those of the body. */
export function rechazarErrores(errores: readonly ErrorDeCampo[]): void {
  if (errores.length === 0) return;
  throw new HttpProblem(422, 'Revise los datos señalados', { codigo: 'datos_no_validos', errores });
}

/**
 * The data of a request by themselves, with the schema that the form uses; as they are stored.
 * @param hoy the day in the city's time zone
 * @throws 422
 */
export function revisarDatos(
  datos: unknown,
  { maximoOpciones }: FilaDeConvocatoria,
  catalogos: Catalogos,
  hoy: string,
): DatosDeSolicitud {
  const result = v.safeParse(datosSchema({ maximoOpciones, catalogos }, hoy), datos);
  if (result.success) return result.output;
  rechazarErrores(
    result.issues.map((issue) => {
      const path = v.getDotPath(issue);
      return { campo: path === null ? 'datos' : `datos.${path}`, mensaje: issue.message };
    }),
  );
  throw new Error('A refused check has issues');
}
