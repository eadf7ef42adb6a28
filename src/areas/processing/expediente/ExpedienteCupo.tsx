import type { Expediente } from '#domain/contractTypes.ts';
import { Mark } from '#ui/Mark.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';
import { ClaimForm } from './ClaimForm';
import { cupoDecisionText, DECISION_TONES, matriculaText } from './expedienteLines';
import { CUPO_ACTUAL } from './claims';

interface ExpedienteCupoProps {
  solicitud: Expediente;
  isBusy: boolean;
}

/** The seat that the family says the pupil holds: only one that is approved, or that the enrolment list proves, counts. */
export function ExpedienteCupo({ solicitud, isBusy }: ExpedienteCupoProps) {
  const words = useWords();
  const { cupoActual, decisionDeCupo, acciones, version } = solicitud;
  if (cupoActual === null || decisionDeCupo === null) return null;
  const { motivo, pasoAOtros } = decisionDeCupo;
  return (
    <Section className="expediente-part" id="cupo-actual" title="Cupo que dice tener">
      <p>{words.ofertaText(cupoActual)}</p>
      <p className="expediente-standing">
        <span>Decisión: </span>
        <Mark
          tone={decisionDeCupo.enLista ? 'good' : DECISION_TONES[decisionDeCupo.decision]}
          label={cupoDecisionText(decisionDeCupo)}
        />
      </p>
      {motivo !== null && <p>{`Razón: ${motivo}`}</p>}
      {matriculaText(solicitud, words) !== null && <p>{matriculaText(solicitud, words)}</p>}
      {pasoAOtros && <p>Ese cupo ya pasó a otros: el estudiante obtuvo una opción que puso antes.</p>}
      {acciones.includes('decidir_cupo') && (
        <ClaimForm claim={CUPO_ACTUAL} name="el cupo que dice tener" version={version} isBusy={isBusy} />
      )}
    </Section>
  );
}
