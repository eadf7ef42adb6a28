import type { MoveActor } from '#domain/moves.ts';

/** Who does something to a solicitud, as the log names them. */
export interface Actor {
  readonly role: MoveActor;
  /** A login, 'familia' or 'sistema'. */
  readonly name: string;
}

export const family: Actor = { role: 'familia', name: 'familia' };

/** What happens because a deadline passed. */
export const system: Actor = { role: 'sistema', name: 'sistema' };

export function funcionario(login: string): Actor {
  return { role: 'funcionario', name: login };
}
