import type { MoveActor } from '#domain/moves.ts';

/** Who does something to a solicitud, as the log names them. */
export interface Actor {
  readonly role: MoveActor;
  /** A login, 'familia' or 'sistema'. */
  readonly name: string;
}

export const family: Actor = { role: 'familia', name: 'familia' };

/** Staff who do what the family asked for: they may what it may, and the log names them. */
export function inFamilysName(login: string): Actor {
  return { role: 'familia', name: login };
}

/** Whether it is the family itself, known by three facts that anybody may have got hold of. */
export const isFamilyItself = ({ name }: Actor): boolean => name === family.name;

/** What happens because a deadline passed. */
export const system: Actor = { role: 'sistema', name: 'sistema' };

export function funcionario(login: string): Actor {
  return { role: 'funcionario', name: login };
}
