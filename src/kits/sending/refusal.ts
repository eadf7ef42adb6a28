import { problemOf } from '#services/http/httpProblem.ts';
import { FORBIDDEN_MESSAGE, problemMessage } from '#services/http/problemMessage.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';

/** Why the server did not take a write, as a screen needs it. */
export interface Refusal {
  /**
   * invalid: fields are wrong; stale: somebody else has saved meanwhile; conflict: it does not go with how
   * things stand; tooMany: sent too often; failed: anything else that is certainly not done.
   */
  reason: 'invalid' | 'stale' | 'conflict' | 'forbidden' | 'notFound' | 'unavailable' | 'tooMany' | 'failed';
  /** Spanish, for a person. */
  message: string;
  /** The contract's `codigo`; null: none. */
  code: string | null;
  /** Messages by the contract's field path (`estudiante.documento`). */
  fieldErrors: Readonly<Record<string, string>>;
  /** How long to wait before the next try, where the server says so. */
  seconds: number | null;
}

const STALE_CODE = 'version_vieja';

const MESSAGES: Partial<Record<Refusal['reason'], string>> = {
  invalid: 'Hay datos por corregir. Revise los campos señalados',
  stale: 'Otra persona guardó cambios mientras usted trabajaba. Revise lo que cambió e intente de nuevo',
  conflict: 'Lo que está guardado cambió, y ya no permite esta acción',
  forbidden: FORBIDDEN_MESSAGE,
  notFound: 'No se encontró lo que busca',
  unavailable: 'Este servicio no está disponible en este momento',
};

/** What the page shows may be older than what is stored. */
export function isOutOfDate({ reason }: Refusal): boolean {
  return reason === 'stale' || reason === 'conflict' || reason === 'notFound';
}

/** Null: the failure leaves open whether the write was done. */
export function refusalOf(failure: HttpFailure): Refusal | null {
  const reason = reasonOf(failure);
  if (reason === null) return null;
  const { code, detail, fieldErrors, seconds } = problemOf(failure);
  // A 403 has words of its own (D30); the server's do for the rest, where it speaks the contract's language.
  const own = code === null || detail === null || reason === 'forbidden' ? MESSAGES[reason] : undefined;
  return { reason, message: own ?? problemMessage(failure), code, fieldErrors, seconds };
}

function reasonOf(failure: HttpFailure): Refusal['reason'] | null {
  if (failure.kind === 'pathRefused') return 'failed';
  if (failure.kind !== 'status') return null;
  const { code } = problemOf(failure);
  switch (failure.status) {
    case 400:
    case 422:
      return 'invalid';
    case 403:
      return 'forbidden';
    case 404:
      return code === null ? 'unavailable' : 'notFound';
    case 409:
      return code === STALE_CODE ? 'stale' : 'conflict';
    case 429:
      return 'tooMany';
    case 501:
      return 'unavailable';
    default:
      // A server that failed, or a proxy before it, may have done the write first.
      return failure.status >= 500 ? null : 'failed';
  }
}
