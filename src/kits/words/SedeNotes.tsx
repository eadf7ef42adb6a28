import type { SedesPage } from '#domain/contractTypes.ts';
import { Notice } from '#ui/Notice.tsx';
import { PrioridadLegend } from '#ui/PrioridadLegend.tsx';

/** What is to be known of the sedes that were found: that they are only like what was typed, and what cut-offs are. */
export function SedeNotes({ parecidos, prioridadesAnteriores }: Omit<SedesPage, 'elementos'>) {
  return (
    <>
      {parecidos && <Notice tone="info" text="Nada se llama exactamente así. Esto se parece:" />}
      {prioridadesAnteriores && <PrioridadLegend prioridades={prioridadesAnteriores} />}
    </>
  );
}
