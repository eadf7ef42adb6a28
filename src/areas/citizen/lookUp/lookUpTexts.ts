import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { question } from '#services/dialogs/question.ts';
import { acceptText, declineText, withdrawalText } from '#domain/words/cupoActualTexts.ts';
import type { Estado, FamilySolicitud } from '#domain/contractTypes.ts';
import type { FamilyMove } from './lookUpState';

export const UNAVAILABLE = 'La consulta de solicitudes no está disponible en este servicio';
/** The version that the family saw is not the last one. */
export const STALE =
  'Su solicitud cambió mientras usted la veía, y lo que pidió no quedó registrado. Abajo está como es ahora: revísela y, si todavía lo quiere, pídalo otra vez';
/** It may have arrived all the same: the connection was lost, or the server failed, before or after it was done. */
export const NO_ANSWER = 'No hubo respuesta del servidor.';
export const SERVER_FAILED = 'El servidor respondió con un error.';
export const NOT_KNOWN = 'No sabemos si lo que pidió quedó registrado: actualice para verlo antes de pedirlo otra vez.';
/** What was found then. */
export const NOT_REGISTERED = 'Lo que pidió no quedó registrado. Si todavía lo quiere, pídalo otra vez.';
export const CHANGED_MEANWHILE =
  'Su solicitud cambió mientras tanto. Abajo está como es ahora: revísela y, si todavía lo quiere, pídalo otra vez.';

/** What each state means for the family, in a sentence or two. */
export const ESTADO_EXPLAINED: Readonly<Record<Estado, string>> = {
  radicada: 'Recibimos su solicitud. Todavía no la ha revisado nadie; no tiene que hacer nada.',
  en_revision: 'Un funcionario está revisando su solicitud. No tiene que hacer nada.',
  por_subsanar: 'Falta algo en su solicitud. Corríjalo antes de la fecha límite; si no, no será admitida.',
  validada: 'Su solicitud está completa y entra en la asignación de cupos. No tiene que hacer nada.',
  no_admitida: 'Su solicitud no entra en la asignación. La razón está en la historia de la solicitud.',
  asignada: 'Le ofrecemos un cupo. Responda antes de la fecha límite; si no responde, lo pierde.',
  en_lista_de_espera:
    'No alcanzó cupo todavía. Está en la lista de espera: si se libera uno, lo verá aquí, y le avisamos si dejó un correo.',
  sin_cupo: 'No alcanzó cupo en ninguna de sus opciones, y la lista de espera ya se cerró.',
  aceptada: 'Aceptó el cupo. Ahora debe hacer la matrícula en la institución.',
  aceptada_y_en_lista:
    'Tiene un cupo guardado y sigue en la lista de espera de sus mejores opciones. Si se libera una, lo verá aquí, y le avisamos si dejó un correo.',
  declinada: 'No aceptó el cupo que le ofrecimos. La solicitud terminó.',
  vencida: 'Pasó la fecha límite sin una respuesta, y el cupo se ofreció a otra familia. La solicitud terminó.',
  matriculada: 'El estudiante ya está matriculado. La solicitud terminó.',
  retirada: 'La solicitud se retiró. Terminó, y no entra en la asignación.',
};

export const CHANGED = 'Registramos los cambios de su solicitud.';

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
    confirmText: 'Sí, no acepto el cupo',
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
    ? 'Usted sale de la lista de espera y la solicitud termina.'
    : 'Este cupo pasa a otra familia, usted sale de la lista de espera y la solicitud termina.';
}

/** What is asked before a move is sent. */
export function questionOf(move: FamilyMove, solicitud: FamilySolicitud): Dialog {
  const { icon, button, confirmText } = MOVE_TEXTS[move];
  const undoable = icon === 'warning' ? ' No se puede deshacer.' : '';
  return { ...question(button, `${consequenceOf(move, solicitud)}${undoable}`, confirmText), icon };
}
