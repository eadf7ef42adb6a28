import { useSelector } from 'react-redux';
import type { Etapa } from '#domain/contractTypes.ts';
import { Section } from '#ui/Section.tsx';
import { selectIsRunning } from './runSlice';
import { OfficialRun } from './OfficialRun';
import { officialStep } from './officialStep';
import { Simulation } from './Simulation';
import { StepOutcome } from './StepOutcome';
import { isUnderWay } from './stepJob';

interface EtapaViewProps {
  etapa: Etapa;
  /** The convocatoria's year. */
  anio: number;
  /** All of the convocatoria's. */
  etapas: readonly Etapa[];
  /** They are being read again: no step can be taken meanwhile. */
  isReading: boolean;
}

/** One stage: its official run, step by step, and simulations. */
export function EtapaView({ etapa, anio, etapas, isReading }: EtapaViewProps) {
  const sending = useSelector(officialStep.select);
  const isRunning = useSelector(selectIsRunning);
  const isBusy = isReading || sending.status === 'sending' || isRunning || isUnderWay(etapa);
  return (
    <>
      <section className="stage-part" aria-labelledby="oficial" aria-busy={isReading || sending.status === 'sending'}>
        <h2 id="oficial">{`Asignación oficial: ${etapa.nombre}`}</h2>
        <StepOutcome etapa={etapa} />
        <OfficialRun etapa={etapa} anio={anio} isBusy={isBusy} />
      </section>
      <Section className="stage-part simulation" id="simulacion" title="Simulación">
        <Simulation etapa={etapa} etapas={etapas} isBusy={isBusy} />
      </Section>
    </>
  );
}
