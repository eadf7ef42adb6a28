import { useSelector } from 'react-redux';
import { selectIdentity } from '#core/session/sessionSlice.ts';
import { Hash } from '#ui/Hash.tsx';
import { Notice } from '#ui/Notice.tsx';
import { agreement } from './agreement';
import { selectRun } from './runSlice';
import { Disagreement, type StepProps } from './Registration';
import { RunView } from './RunView';
import { StepButton } from './StepButton';
import { whyNotPublish } from './whyNotStep';

/** A second person computes the result again; once both hashes agree they publish it. */
export function Publication({ etapa, isBusy, told, onPress }: StepProps) {
  const user = useSelector(selectIdentity)?.user ?? null;
  const run = useSelector(selectRun);
  const whyNot = whyNotPublish(etapa, user);
  const agrees = run.status === 'done' && run.wanted.purpose === 'compare' && agreement(etapa, run) === 'agrees';
  const mayPublish = etapa.acciones.includes('publicar');
  return (
    <>
      {told !== null && <p>{told}</p>}
      {whyNot !== null && <Notice text={whyNot} />}
      {mayPublish && (
        <>
          <p>Primero su navegador calcula el resultado otra vez; solo se publica si su huella es la registrada.</p>
          {!agrees && <StepButton label="Recalcular y comparar" isBusy={isBusy} onPress={() => onPress({ kind: 'compare' })} />}
        </>
      )}
      <RunView purpose="compare" />
      {agrees && etapa.huellaResultado !== null && (
        <Notice tone="info" role="status">
          <p>Las dos huellas coinciden: la registrada y la que obtuvo su navegador.</p>
          <Hash name="Registrada" value={etapa.huellaResultado} />
          <Hash name="De su navegador" value={run.result.hash} />
        </Notice>
      )}
      <Disagreement etapa={etapa} purpose="compare" />
      {mayPublish && agrees && (
        <StepButton label="Publicar el resultado" isBusy={isBusy} onPress={() => onPress({ kind: 'publish' })} />
      )}
    </>
  );
}
