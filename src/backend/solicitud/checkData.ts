import * as v from 'valibot';

import { datosSchema } from '#domain/solicitud/solicitudSchema.ts';
import type { Catalogos, DatosDeSolicitud } from '#domain/contractTypes.ts';
import { type ErrorDeCampo, HttpProblem } from '../http/problem';
import type { FilaDeConvocatoria } from './convocatoria';

/** @throws 422 when there is any error; the fields are those of the body. */
export function rechazarErrores(errores: readonly ErrorDeCampo[]): void {
  if (errores.length === 0) return;
  throw new HttpProblem(422, 'Revise los datos señalados', { codigo: 'datos_no_validos', errores });
}

/**
 * What a body brings under `nombre`, as the schema gives it.
 * @throws 422 with the fields, by their path in the body
 */
export function revisar<T>(schema: v.GenericSchema<unknown, T>, value: unknown, nombre: string): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  rechazarErrores(
    result.issues.map((issue) => {
      const path = v.getDotPath(issue);
      return { campo: path === null ? nombre : `${nombre}.${path}`, mensaje: issue.message };
    }),
  );
  throw new Error('A refused check has issues');
}

type Schema = ReturnType<typeof datosSchema>;

/** A schema is made once for each day and catalogues: to make it costs more than to use it. */
const schemas = new WeakMap<Catalogos, Map<string, Schema>>();

function schemaOf(catalogos: Catalogos, maximoOpciones: number, hoy: string): Schema {
  const known = schemas.get(catalogos) ?? new Map<string, Schema>();
  schemas.set(catalogos, known);
  const key = `${maximoOpciones} ${hoy}`;
  const schema = known.get(key) ?? datosSchema({ maximoOpciones, catalogos }, hoy);
  known.set(key, schema);
  return schema;
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
  return revisar(schemaOf(catalogos, maximoOpciones, hoy), datos, 'datos');
}
