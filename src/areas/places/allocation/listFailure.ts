import * as v from 'valibot';
import { problemMessage } from '#services/http/problemMessage.ts';
import { problemOf } from '#services/http/httpProblem.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';

/** Every fault of a list that cannot be run; they all name the list as their field. */
const listViolationsSchema = v.object({
  codigo: v.literal('lista_no_valida'),
  errores: v.pipe(v.array(v.object({ mensaje: v.string() })), v.nonEmpty()),
});

/** Why there is no list to run: its faults, or one sentence. */
export function listFailureOf(error: unknown): { violations: readonly string[]; total: number } | { message: string } {
  const failure: HttpFailure = error instanceof HttpError ? error.failure : { kind: 'status', status: 500, body: undefined };
  const parsed = v.safeParse(listViolationsSchema, failure.kind === 'status' ? failure.body : undefined);
  if (parsed.success) {
    const violations = parsed.output.errores.map(({ mensaje }) => mensaje);
    return { violations, total: violations.length };
  }
  const status = failure.kind === 'status' ? failure.status : null;
  // A 404 without a code of the contract comes from a server that does not have the resource at all.
  const isUnavailable = status === 501 || (status === 404 && problemOf(failure).code === null);
  return { message: isUnavailable ? 'Este servicio no está disponible en este momento' : problemMessage(failure) };
}
