import * as v from 'valibot';

import { solicitudSchema } from '#domain/solicitud/solicitudSchema.ts';
import type { Catalogues, SolicitudData } from '#domain/contractTypes.ts';
import { type FieldError, HttpProblem } from '../http/problem';
import type { ConvocatoriaRow } from './convocatoria';

/** The errors of one answer: a body that is wrong in thousands of places is told of the first. */
const mostErrors = 50;

/** @throws 422 when there is any error; the fields are those of the body. */
export function rejectErrors(errors: readonly FieldError[]): void {
  if (errors.length === 0) return;
  throw new HttpProblem(422, 'Revise los datos señalados', { codigo: 'datos_no_validos', errores: errors.slice(0, mostErrors) });
}

/** A body whose every field a person may have to correct, as the schema gives it. @throws 422 with the fields */
export function checkBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  return checkAt(schema, body, (path) => path);
}

/**
 * What a body brings under `name`, as the schema gives it.
 * @throws 422 with the fields, by their path in the body
 */
export function checkPart<T>(schema: v.GenericSchema<unknown, T>, value: unknown, name: string): T {
  return checkAt(schema, value, (path) => (path === '' ? name : `${name}.${path}`));
}

function checkAt<T>(schema: v.GenericSchema<unknown, T>, value: unknown, fieldOf: (path: string) => string): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  rejectErrors(result.issues.map((issue) => ({ campo: fieldOf(v.getDotPath(issue) ?? ''), mensaje: issue.message })));
  throw new Error('A refused check has issues');
}

type Schema = ReturnType<typeof solicitudSchema>;

/** A schema is made once for each day and catalogues: to make it costs more than to use it. */
const schemas = new WeakMap<Catalogues, Map<string, Schema>>();

function schemaOf(catalogues: Catalogues, maximoOpciones: number, today: string): Schema {
  const known = schemas.get(catalogues) ?? new Map<string, Schema>();
  schemas.set(catalogues, known);
  const key = `${maximoOpciones} ${today}`;
  const schema = known.get(key) ?? solicitudSchema({ maximoOpciones, catalogos: catalogues }, today);
  known.set(key, schema);
  return schema;
}

/**
 * The data of a solicitud by themselves, with the schema that the form uses; as they are stored.
 * @param today the day in the city's time zone
 * @throws 422
 */
export function checkData(
  data: unknown,
  { maximoOpciones }: ConvocatoriaRow,
  catalogues: Catalogues,
  today: string,
): SolicitudData {
  return checkPart(schemaOf(catalogues, maximoOpciones, today), data, 'datos');
}
