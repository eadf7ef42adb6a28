import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { question } from '#services/dialogs/question.ts';
import { acceptText, declineText, withdrawalText } from '#domain/words/cupoActualTexts.ts';
import type { FamilyMoveName, FamilySolicitud } from '#domain/contractTypes.ts';

/** What a family, or staff in its name, does to its solicitud with one press and a confirmation. */
export type FamilyMove = Exclude<FamilyMoveName, 'editar' | 'subsanar'>;

/** The answers to an offer that can be given now: with the first option there is no better one to wait for. */
export function answersOf({ acciones, opciones, resultado }: FamilySolicitud): FamilyMove[] {
  const isBest = opciones[0]?.id === resultado?.asignada?.id;
  return (['aceptar', 'aceptar_y_seguir', 'declinar'] as const).filter(
    (answer) => acciones.includes(answer) && !(answer === 'aceptar_y_seguir' && isBest),
  );
}

interface MoveTexts {
  button: string;
  /** Of the question before it is sent. */
  icon: Dialog['icon'];
  confirmText: string;
  /** Once it is registered. */
  done: string;
}

export const MOVE_TEXTS: Readonly<Record<FamilyMove, MoveTexts>> = {
  aceptar: {
    button: 'Aceptar el cupo',
    icon: 'info',
    confirmText: 'Sí, aceptar el cupo',
    done: 'Registramos que acepta el cupo.',
  },
  aceptar_y_seguir: {
    button: 'Aceptar y seguir en la lista',
    icon: 'info',
    confirmText: 'Sí, aceptar y seguir en la lista',
    done: 'Registramos que acepta el cupo y sigue en la lista de espera.',
  },
  declinar: {
    button: 'No aceptar el cupo',
    icon: 'warning',
    confirmText: 'Sí, no aceptar el cupo',
    done: 'Registramos que no acepta el cupo.',
  },
  retirar: {
    button: 'Retirar la solicitud',
    icon: 'warning',
    confirmText: 'Sí, retirar la solicitud',
    done: 'Registramos que retira la solicitud.',
  },
};

/** What follows from a move, for this solicitud. */
export function consequenceOf(move: FamilyMove, solicitud: FamilySolicitud): string {
  switch (move) {
    case 'aceptar':
      return joined('Se queda con este cupo y sale de la lista de espera de sus otras opciones.', acceptText(solicitud));
    case 'aceptar_y_seguir':
      return 'Guarda este cupo y espera una opción que prefiere más. Si se libera, se le ofrece esa y este cupo pasa a otra familia, aunque después no acepte la nueva o no responda.';
    case 'declinar':
      return joined(declined(solicitud), declineText(solicitud));
    case 'retirar':
      return withdrawalText(solicitud);
  }
}

const joined = (text: string, ofCupo: string | null): string => (ofCupo === null ? text : `${text} ${ofCupo}`);

/** The seat that the pupil had before goes to nobody. */
function declined({ cupoActual, resultado }: FamilySolicitud): string {
  return resultado?.asignada?.id === cupoActual?.id
    ? 'La solicitud sale de la lista de espera y termina.'
    : 'Este cupo pasa a otra familia, y la solicitud sale de la lista de espera y termina.';
}

/** What is asked before a move is sent. */
export function questionOf(move: FamilyMove, solicitud: FamilySolicitud): Dialog {
  const { icon, button, confirmText } = MOVE_TEXTS[move];
  const undoable = icon === 'warning' ? ' No se puede deshacer.' : '';
  return { ...question(button, `${consequenceOf(move, solicitud)}${undoable}`, confirmText), icon };
}
