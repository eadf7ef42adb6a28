import type { AffectedByClosing } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { question } from '#services/dialogs/question.ts';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import type { SedeStep } from './sedeStep';

/** How many solicitudes name a sede, and for how many of them it is all that they ask for. */
export function affectedText({ solicitudes, sinOtra }: AffectedByClosing): string {
  if (solicitudes === 0) return 'Ninguna solicitud en curso la tiene entre sus opciones.';
  const named = solicitudes === 1 ? '1 solicitud en curso la pide' : `${numberText(solicitudes)} solicitudes en curso la piden`;
  if (sinOtra === 0) return `${named}; todas tienen otra opción en una sede abierta.`;
  const alone = sinOtra === 1 ? '1 no tiene' : `${numberText(sinOtra)} no tienen`;
  return `${named}; ${alone} ninguna otra opción en una sede abierta.`;
}

/** What is asked before a step. */
export function questionOf(step: SedeStep): Dialog {
  const { nombre } = step.seen.datos;
  switch (step.kind) {
    case 'cierre':
      return question(
        'Cerrar la sede',
        `Las familias dejan de ver «${nombre}» y nadie más puede pedirla. ${affectedText(step.seen.afectados)} Puede abrirla de nuevo después.`,
        'Sí, cerrar la sede',
      );
    case 'apertura':
      return question('Abrir la sede', `Las familias vuelven a ver «${nombre}», con los cupos que tenga.`, 'Sí, abrir la sede');
    case 'retiro':
      return question(
        'Quitar la oferta',
        `${step.ofertaName} deja de ofrecerse en «${nombre}». Nadie la ha pedido.`,
        'Sí, quitar la oferta',
      );
  }
}

/** What has been done. */
export const STEP_DONE: Readonly<Record<SedeStep['kind'], string>> = {
  cierre: 'La sede quedó cerrada: las familias ya no la ven.',
  apertura: 'La sede quedó abierta: las familias ya la ven.',
  retiro: 'La oferta se quitó.',
};
