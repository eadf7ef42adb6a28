import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { question } from '#services/dialogs/question.ts';
import type { ExpedienteCommand, ExpedienteMove } from './expedienteSave';

interface MoveTexts {
  /** Names the choice. */
  label: string;
  hint: string;
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
  retirada: {
    label: 'Retirar',
    hint: 'La familia lo pidió; si tiene un cupo, lo pierde. No se puede deshacer.',
    done: 'La solicitud quedó retirada.',
  },
};

/** What is asked before a move that nobody can undo. */
export const QUESTIONS: Partial<Record<ExpedienteMove, Dialog>> = {
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
  retirada: question(
    'Retirar la solicitud',
    'La solicitud terminará y, si tiene un cupo, lo perderá. No se puede deshacer.',
    'Sí, retirar',
  ),
};

/** What has just been saved. */
export function doneText(command: ExpedienteCommand): string {
  switch (command.kind) {
    case 'tomar':
      return 'Ahora la solicitud está asignada a usted.';
    case 'liberar':
      return 'La solicitud quedó sin asignar.';
    case 'decidir':
      return command.decision === 'aprobada' ? 'La condición quedó aprobada.' : 'La condición quedó negada.';
    case 'hermano':
      return command.aprobado ? 'Quedó aprobado que son hermanos.' : 'Ya no cuentan como hermanos por aprobación.';
    case 'mover':
      return MOVE_TEXTS[command.a].done;
  }
}
