import * as v from 'valibot';
import { firstOfEach } from '#domain/firstOfEach.ts';
import type { HttpFailure } from './httpTypes';

/** What the server says of a call that it refused (RFC 9457, with the contract's own members). */
export interface ProblemParts {
  /** `codigo`: names the case for a program; null where whoever answered does not know the contract. */
  code: string | null;
  /** Spanish, for a person. */
  detail: string | null;
  /** What is wrong with which field of what was sent; the first message of each. */
  fieldErrors: Readonly<Record<string, string>>;
  /** All of it, where several things are wrong with one field. */
  messages: readonly string[];
  /** How long to wait before the next try. */
  seconds: number | null;
}

const text = v.fallback(v.nullish(v.string(), null), null);

/** Member by member: a wrong one is taken for missing, and the others still speak. */
const problemPartsSchema = v.object({
  codigo: text,
  detail: text,
  errores: v.fallback(v.array(v.object({ campo: v.string(), mensaje: v.string() })), []),
  segundos: v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0)), null), null),
});

const NO_PROBLEM: ProblemParts = { code: null, detail: null, fieldErrors: {}, messages: [], seconds: null };

/** Every member is empty where the failure has no such answer. */
export function problemOf(failure: HttpFailure): ProblemParts {
  const { success, output } = v.safeParse(problemPartsSchema, failure.kind === 'status' ? failure.body : undefined);
  if (!success) return NO_PROBLEM;
  const fieldErrors = firstOfEach(output.errores.map(({ campo, mensaje }) => [campo, mensaje]));
  const messages = output.errores.map(({ mensaje }) => mensaje);
  return { code: output.codigo, detail: output.detail, fieldErrors, messages, seconds: output.segundos };
}
