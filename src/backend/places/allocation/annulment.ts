import type { Annulment, Etapa } from '#domain/contractTypes.ts';
import { type EtapaRow, pendingAnnulment } from './etapaRows';

/** What of a stage waits for a second person to be annulled, and what was decided of others; the last one first (F47). */
export function viewAnnulments(etapa: EtapaRow): Pick<Etapa, 'anulacion' | 'anuladas'> {
  const pending = pendingAnnulment(etapa);
  return {
    anulacion: pending ? { que: pending.que, motivo: pending.motivo, pedida: pending.pedida } : null,
    anuladas: etapa.anulaciones.flatMap(({ decidida, confirmada, ...one }): Annulment[] =>
      decidida === null || confirmada === null ? [] : [{ ...one, decidida, confirmada }],
    ),
  };
}

/** Whether a seed was drawn for a list that was annulled since: who has frozen this one could know it. */
export function isOfEarlierList({ congelada, anulaciones }: EtapaRow, semilla: string): boolean {
  return anulaciones.some(
    (one) => one.confirmada === true && one.semilla === semilla && (one.decidida?.en ?? '') <= (congelada?.en ?? ''),
  );
}
