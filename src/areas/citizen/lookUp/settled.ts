import type { Estado, FamilySolicitud } from '#domain/contractTypes.ts';
import type { FamilyMove } from '#requestForm/familyMoves.ts';
import type { News, Unknown } from './lookUpState';
import { CHANGED_MEANWHILE, NOT_REGISTERED } from './lookUpTexts';

const LEADS_TO: Readonly<Record<FamilyMove, Estado>> = {
  aceptar: 'aceptada',
  aceptar_y_seguir: 'aceptada_y_en_lista',
  declinar: 'declinada',
  retirar: 'retirada',
};

/** Whether the solicitud is what the move makes of it. */
export const isMade = (move: FamilyMove, { estado }: FamilySolicitud): boolean => estado === LEADS_TO[move];

/** What is known of a move that nobody answered, once the solicitud is read again. */
export function settled({ move }: Unknown, before: FamilySolicitud, now: FamilySolicitud): News {
  if (isMade(move, now)) return { kind: 'done', move };
  return { kind: 'refused', message: now.version === before.version ? NOT_REGISTERED : CHANGED_MEANWHILE };
}
