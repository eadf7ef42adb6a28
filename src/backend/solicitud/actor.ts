import type { Quien } from '#domain/moves.ts';

/** Who does something to a request, as the log names them. */
export interface Actor {
  readonly quien: Quien;
  /** A login, 'familia' or 'sistema'. */
  readonly nombre: string;
}

export const familia: Actor = { quien: 'familia', nombre: 'familia' };

/** What happens because a deadline passed. */
export const sistema: Actor = { quien: 'sistema', nombre: 'sistema' };

export function funcionario(login: string): Actor {
  return { quien: 'funcionario', nombre: login };
}
