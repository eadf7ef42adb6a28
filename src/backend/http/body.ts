import * as v from 'valibot';

import { type FieldError, HttpProblem } from './problem';

/** A body that is wrong in thousands of places is told of the first. */
const mostErrors = 50;

function toFieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  return issues
    .slice(0, mostErrors)
    .map((issue) => ({
      campo: v.getDotPath(issue) ?? '',
      mensaje: issue.received === 'undefined' ? 'Falta este dato' : 'Este dato no es válido',
    }));
}

/**
 * What a call must bring by its form, a fault of the program that calls; what a person may have to correct is a 422.
 * @throws 400 with the fields that are missing, unknown or of another form
 */
export function readBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new HttpProblem(400, 'El cuerpo de la solicitud no tiene la forma esperada', {
    codigo: 'cuerpo_no_valido',
    errores: toFieldErrors(result.issues),
  });
}

/** The same for an address's query; a name that the call does not know counts for nothing. */
export function readQuery<T>(schema: v.GenericSchema<unknown, T>, query: unknown): T {
  const result = v.safeParse(schema, query);
  if (result.success) return result.output;
  throw new HttpProblem(400, 'La consulta no es válida', { codigo: 'consulta_no_valida', errores: toFieldErrors(result.issues) });
}
