import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { question } from '#services/dialogs/question.ts';
import type { Expediente } from '#domain/contractTypes.ts';
import { withdrawalText } from '#domain/words/cupoActualTexts.ts';
import { CUPO_ACTUAL } from './claims';
import type { ExpedienteCommand } from './expedienteSave';
import type { DecisionMove } from './typedDecision';

interface MoveTexts {
  /** Names the choice. */
  label: string;
  /** What follows from it; null: it depends on the solicitud (`withdrawalText`). */
  hint: string | null;
  done: string;
}

const MOVE_TEXTS: Readonly<Record<DecisionMove, MoveTexts>> = {
  validada: {
    label: 'Admitir',
    hint: 'Está completa: entra en la asignación. Puede volver a revisión hasta que se congele la lista.',
    done: 'La solicitud quedó validada.',
  },
  por_subsanar: {
    label: 'Pedir una corrección',
    hint: 'La familia recibe el motivo y el plazo.',
    done: 'Se pidió la corrección a la familia.',
  },
  no_admitida: {
    label: 'No admitir',
    hint: 'No entra en la asignación. Para reabrirla, una persona lo propone y otra lo confirma.',
    done: 'La solicitud quedó no admitida.',
  },
  en_revision: {
    label: 'Volver a revisión',
    hint: 'Queda a su cargo y se decide de nuevo. La familia recibe el motivo.',
    done: 'La solicitud volvió a revisión.',
  },
  reabrir: {
    label: 'Proponer que se reabra',
    hint: 'Otra persona lo confirma o lo rechaza: hasta entonces nada cambia.',
    done: 'La propuesta quedó guardada. Falta que otra persona la decida.',
  },
  asignada: {
    label: 'Asignar un cupo que quedó libre',
    hint: 'Se le ofrece a la familia, con los días de siempre para responder.',
    done: 'Se ofreció el cupo a la familia.',
  },
  matriculada: {
    label: 'Marcar como matriculada',
    hint: 'El estudiante ya tiene su matrícula. No se puede deshacer.',
    done: 'La solicitud quedó matriculada.',
  },
  retirada: { label: 'Retirar', hint: null, done: 'La solicitud quedó retirada.' },
};

const QUESTIONS: Partial<Record<DecisionMove, Dialog>> = {
  no_admitida: question(
    'No admitir la solicitud',
    'La solicitud terminará sin entrar en la asignación, y se avisará a la familia. Usted solo no podrá reabrirla: una persona lo propone y otra lo confirma.',
    'Sí, no admitir',
  ),
  matriculada: question(
    'Marcar como matriculada',
    'La solicitud terminará con el estudiante matriculado. No se puede deshacer.',
    'Sí, está matriculado',
  ),
};

/** What is asked before a solicitud is admitted while another decision is being written. */
export const OTHER_DECISION: Dialog = question(
  'Admitir la solicitud',
  'Usted escribió otra decisión y no la ha guardado: si la admite, se descarta.',
  'Sí, admitir',
);

export const REOPEN_QUESTION: Dialog = question(
  'Reabrir la solicitud',
  'Se hace lo que dice la propuesta, y la familia recibe el motivo.',
  'Sí, reabrir',
);

export const REJECT_QUESTION: Dialog = question(
  'Rechazar la propuesta',
  'La propuesta termina y la solicitud sigue como está. Para reabrirla habría que proponerlo de nuevo.',
  'Sí, rechazar',
);

export const ACCEPT_QUESTION = (text: string): Dialog => question('Aceptar el reclamo', text, 'Sí, aceptarlo');

export const NOT_ACCEPT_QUESTION: Dialog = question(
  'No aceptar el reclamo',
  'La familia lee su respuesta, y la solicitud sigue como está. La respuesta no se puede cambiar después.',
  'Sí, no aceptarlo',
);

/** What a move is called; of a correction that was asked for, only its last day is another. */
export function labelOf(move: DecisionMove, { estado }: Expediente): string {
  return move === 'por_subsanar' && estado === 'por_subsanar' ? 'Dar otro plazo para corregir' : MOVE_TEXTS[move].label;
}

/** What follows from a move, for this solicitud. */
export function hintOf(move: DecisionMove, solicitud: Expediente): string {
  if (move === 'en_revision' && solicitud.estado === 'por_subsanar') {
    return 'La familia ya no tiene que corregir, y recibe el motivo. La solicitud se decide de nuevo.';
  }
  return MOVE_TEXTS[move].hint ?? `La familia lo pidió. ${withdrawalText(solicitud)} No se puede deshacer.`;
}

/** What is asked before a move that nobody can undo. */
export function questionOf(move: DecisionMove, solicitud: Expediente): Dialog | undefined {
  if (move !== 'retirada') return QUESTIONS[move];
  return question('Retirar la solicitud', `${withdrawalText(solicitud)} No se puede deshacer.`, 'Sí, retirar');
}

/** What has just been saved. */
export function doneText(command: ExpedienteCommand): string {
  switch (command.kind) {
    case 'tomar':
      return 'Ahora la solicitud está a su cargo.';
    case 'liberar':
      return 'La solicitud no está ahora a cargo de nadie.';
    case 'decidir': {
      const decided = command.decision === 'aprobada' ? 'aprobad' : 'negad';
      return command.claim === CUPO_ACTUAL ? `El cupo que dice tener quedó ${decided}o.` : `La condición quedó ${decided}a.`;
    }
    case 'hermano':
      return command.aprobado ? 'Quedó aprobado que son hermanos.' : 'Ya no cuentan como hermanos por aprobación.';
    case 'mover':
      // Told on the page of the next one.
      return command.sigue === undefined ? MOVE_TEXTS[command.a].done : `La solicitud ${command.radicado} quedó validada.`;
    case 'reabrir':
      return MOVE_TEXTS.reabrir.done;
    case 'decidir_reapertura':
      return command.reabre ? 'La solicitud se reabrió.' : 'La propuesta se rechazó: la solicitud sigue como está.';
    case 'reclamo':
      if (command.acepta && command.efecto === 'reabrir') return MOVE_TEXTS.reabrir.done;
      return command.acepta ? 'El reclamo quedó aceptado.' : 'El reclamo quedó sin aceptar, con su respuesta.';
  }
}
