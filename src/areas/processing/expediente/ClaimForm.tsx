import { useDispatch, useSelector } from 'react-redux';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { Button } from '#ui/Button.tsx';
import { LONGEST_REASON } from './checkDecision';
import { CUPO_ACTUAL, reasonId } from './claims';
import { ReadyMotivos } from './ReadyMotivos';
import { claimDecided, reasonPath, typedDecision } from './typedDecision';

interface ClaimFormProps {
  /** The condition's code, or `CUPO_ACTUAL`. */
  claim: string;
  /** As it stands in a sentence. */
  name: string;
  /** Of the solicitud on the screen. */
  version: number;
  isBusy: boolean;
}

/** Approves or denies what the family claims; a reason is needed to deny. */
export function ClaimForm({ claim, name, version, isBusy }: ClaimFormProps) {
  const typing = useSelector(typedDecision.select);
  const dispatch = useDispatch();
  if (typing.status !== 'typed') return null;
  const { typed, problems, refusals } = typing;
  const error = problems[reasonPath(claim)];
  const id = reasonId(claim);
  const decide = (decision: 'aprobada' | 'negada') => dispatch(claimDecided({ claim, decision }));
  const type = (razon: string) =>
    dispatch(typedDecision.events.typed({ typed: { ...typed, version, razones: { ...typed.razones, [claim]: razon } } }));
  return (
    <form className="expediente-form" noValidate onSubmit={(event) => event.preventDefault()}>
      {error !== undefined && <ErrorSummary errors={[{ id, message: error }]} attempt={refusals} />}
      <TextArea
        id={id}
        label={`Razón para negar ${name}`}
        hint="La familia la lee. Se guarda solo al negar."
        longest={LONGEST_REASON}
        error={error}
        rows={2}
        value={typed.razones[claim] ?? ''}
        onType={type}
      />
      <ReadyMotivos
        use={claim === CUPO_ACTUAL ? 'negar_cupo' : 'negar_condicion'}
        fieldId={id}
        name={`negar ${name}`}
        typed={typed.razones[claim] ?? ''}
        onType={type}
      />
      <div className="actions">
        {/* The names say which claim: a page has several of them. */}
        <Button label="Aprobar" aria-label={`Aprobar ${name}`} isOff={isBusy} onClick={() => decide('aprobada')} />
        <Button label="Negar" aria-label={`Negar ${name}`} isOff={isBusy} onClick={() => decide('negada')} />
      </div>
    </form>
  );
}
