import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { question } from '#services/dialogs/question.ts';
import type { Expediente } from '#domain/contractTypes.ts';
import { withdrawalText } from '#domain/words/cupoActualTexts.ts';
import { CUPO_ACTUAL } from './claims';
import type { ExpedienteCommand, ExpedienteMove } from './expedienteSave';

interface MoveTexts {
  /** Names the choice. */
  label: string;
  /** What follows from it; null: it depends on the solicitud (`withdrawalText`). */
  hint: string | null;
  done: string;
}

export const MOVE_TEXTS: Readonly<Record<ExpedienteMove, MoveTexts>> = {
  validada: { label: 'Admitir', hint: 'Está completa: entra en la asignación.', done: 'La solicitud quedó validada.' },
  por_subsanar: {
    label: 'Pedir una corrección',
    hint: 'La familia recibe el motivo y el plazo.',
    done: 'Se pidió la corrección a la familia.',
  },
  no_admitida: {
    label: 'No admitir',
    hint: 'No entra en la asignación. No se puede deshacer.',
    done: 'La solicitud quedó no admitida.',
  },
  matriculada: {
    label: 'Marcar como matriculada',
    hint: 'El estudiante ya tiene su matrícula. No se puede deshacer.',
    done: 'La solicitud quedó matriculada.',
  },
  retirada: { label: 'Retirar', hint: null, done: 'La solicitud quedó retirada.' },
};

const QUESTIONS: Partial<Record<ExpedienteMove, Dialog>> = {
  no_admitida: question(
    'No admitir la solicitud',
    'La solicitud terminará sin entrar en la asignación, y se avisará a la familia. No se puede deshacer.',
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

/** What follows from a move, for this solicitud. */
export function hintOf(move: ExpedienteMove, solicitud: Expediente): string {
  return MOVE_TEXTS[move].hint ?? `La familia lo pidió. ${withdrawalText(solicitud)} No se puede deshacer.`;
}

/** What is asked before a move that nobody can undo. */
export function questionOf(move: ExpedienteMove, solicitud: Expediente): Dialog | undefined {
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
  }
}
