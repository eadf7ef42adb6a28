import type { HttpFailure } from '#services/http/httpTypes.ts';

export const NO_NETWORK: HttpFailure = { kind: 'noAnswer', reason: 'network' };
export const TIMED_OUT: HttpFailure = { kind: 'noAnswer', reason: 'timeout' };

/** An answer with this code. */
export const withStatus = (status: number, body?: unknown): HttpFailure => ({ kind: 'status', status, body });

/** A refusal as the contract has it. @param more what its body has besides */
export const refusedAs = (status: number, codigo: string, detail = 'No', more: object = {}): HttpFailure =>
  withStatus(status, { codigo, detail, ...more });
