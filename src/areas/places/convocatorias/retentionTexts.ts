import type { Retention } from '#domain/contractTypes.ts';
import { question } from '#services/dialogs/question.ts';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import type { Line } from '#ui/lineChanges.ts';
import { numberText } from '#domain/words/numbers.ts';
import type { ErasureStep } from './retention';

export const yearsText = (anios: number): string => (anios === 1 ? '1 año' : `${anios} años`);

export function erasureQuestion(step: ErasureStep): Dialog {
  if (step.kind === 'ask') {
    return question(
      'Pedir que se eliminen los datos',
      `¿Desea pedir que se eliminen los datos personales de la convocatoria ${step.anio}? Nada se elimina hasta que otra persona lo confirme.`,
      'Sí, pedirlo',
    );
  }
  return step.confirma
    ? question(
        'Eliminar los datos personales',
        `Los datos personales de la convocatoria ${step.anio} se eliminan ya, y nadie los puede recuperar.`,
        'Sí, eliminar',
      )
    : question('Rechazar la petición', '¿Desea que los datos personales se conserven por ahora?', 'Sí, rechazar');
}

export function erasureDoneText(step: ErasureStep): string {
  if (step.kind === 'ask') return 'Quedó pedido. Otra persona con permiso lo confirma o lo rechaza en esta página.';
  return step.confirma
    ? `Se están eliminando los datos personales de la convocatoria ${step.anio}.`
    : `La petición se rechazó: los datos personales de la convocatoria ${step.anio} se conservan.`;
}

/** What goes. */
export function keptLines({ solicitudes, archivos, cartas, matriculados }: NonNullable<Retention['datos']>): Line[] {
  return [
    { key: 'solicitudes', name: 'Solicitudes con los datos de sus familias', value: numberText(solicitudes) },
    { key: 'archivos', name: 'Archivos', value: numberText(archivos) },
    { key: 'cartas', name: 'Cartas', value: numberText(cartas) },
    { key: 'matriculados', name: 'Filas de la lista de matrícula', value: numberText(matriculados) },
  ];
}

export const STAYS =
  'Quedan las cifras, los resultados, sus archivos de comprobación y la bitácora: quién hizo qué y cuándo, sin lo que se escribió de una persona.';
