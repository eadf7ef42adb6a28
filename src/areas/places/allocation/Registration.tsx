import { useSelector } from 'react-redux';
import type { Etapa } from '#domain/contractTypes.ts';
import { Hash } from '#ui/Hash.tsx';
import { Notice } from '#ui/Notice.tsx';
import { agreement } from './agreement';
import { selectRun } from './runSlice';
import { officialStep, type WantedStep } from './officialStep';
import { RunView } from './RunView';
import { isUnderWay } from './stepJob';
import { StepButton } from './StepButton';
import { DISAGREEMENTS, NOT_KNOWN, NOT_REGISTERED } from './allocationTexts';

export interface StepProps {
  etapa: Etapa;
  isBusy: boolean;
  /** When the step was taken, and by whom; null: it is not yet. */
  told: string | null;
  onPress: (step: WantedStep) => void;
}

/** The result is computed here and by the server, which keeps it only if both hashes are the same. */
export function Registration({ etapa, isBusy, told, onPress }: StepProps) {
  return (
    <>
      {told !== null && <p>{told}</p>}
      {etapa.huellaResultado !== null && <Hash name="Huella del resultado" value={etapa.huellaResultado} />}
      {etapa.acciones.includes('correr') && (
        <>
          <p>Su navegador calcula el resultado, y el servidor lo guarda solo si obtiene la misma huella con su propio cálculo.</p>
          <StepButton label="Calcular y registrar" isBusy={isBusy} onPress={() => onPress({ kind: 'register' })} />
        </>
      )}
      <RunView purpose="register" standing={etapa.corrida === null && <Standing isUnderWay={isUnderWay(etapa)} />} />
      <Disagreement etapa={etapa} purpose="register" />
    </>
  );
}

/** That what was computed here is not registered by that alone. */
function Standing({ isUnderWay: isComparing }: { isUnderWay: boolean }) {
  const sending = useSelector(officialStep.select);
  if (sending.status === 'sending' || isComparing)
    return <p>El servidor lo comprueba y lo registra: todavía no está registrado.</p>;
  return <Notice text={sending.status === 'unanswered' ? NOT_KNOWN : NOT_REGISTERED} />;
}

/** Why what was computed here for this step is not to be used; nothing when it agrees. */
export function Disagreement({ etapa, purpose }: { etapa: Etapa; purpose: 'register' | 'compare' }) {
  const run = useSelector(selectRun);
  if (run.status !== 'done' || run.wanted.purpose !== purpose) return null;
  const how = agreement(etapa, run);
  if (how === 'agrees') return null;
  return <Notice tone="danger" role="alert" text={DISAGREEMENTS[how]} />;
}
