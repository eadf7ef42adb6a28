import { useDispatch, useSelector } from 'react-redux';
import type { DecidedCondicion, Expediente } from '#domain/contractTypes.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { Button } from '#ui/Button.tsx';
import { condicionDecided, reasonPath, typedDecision } from './typedDecision';
import { condicionName, DECISIONS } from './expedienteLines';
import { ExpedienteOutcome } from './ExpedienteOutcome';
import { Soportes } from './Soportes';

interface ExpedienteCondicionProps {
  condicion: DecidedCondicion;
  solicitud: Expediente;
  isBusy: boolean;
}

export function ExpedienteCondicion({ condicion, solicitud, isBusy }: ExpedienteCondicionProps) {
  const { codigo, archivos, decision, motivo } = condicion;
  return (
    <article className="expediente-condition">
      <h3>{condicionName(condicion)}</h3>
      <ExpedienteOutcome solicitud={solicitud} condicion={codigo} />
      <p>
        <span>Decisión: </span>
        <strong>{DECISIONS[decision]}</strong>
      </p>
      {motivo !== null && <p>{`Razón: ${motivo}`}</p>}
      <Soportes radicado={solicitud.radicado} archivos={archivos} />
      {solicitud.acciones.includes('decidir') && (
        <CondicionForm condicion={condicion} version={solicitud.version} isBusy={isBusy} />
      )}
    </article>
  );
}

interface CondicionFormProps {
  condicion: DecidedCondicion;
  /** Of the solicitud on the screen. */
  version: number;
  isBusy: boolean;
}

/** Approves or denies; a reason is needed to deny. */
function CondicionForm({ condicion: { codigo, nombre }, version, isBusy }: CondicionFormProps) {
  const typing = useSelector(typedDecision.select);
  const dispatch = useDispatch();
  if (typing.status !== 'typed') return null;
  const { typed, problems, refusals } = typing;
  const error = problems[reasonPath(codigo)];
  const id = `razon-${codigo}`;
  const decide = (decision: 'aprobada' | 'negada') => dispatch(condicionDecided({ condicion: codigo, decision }));
  const type = (razon: string) =>
    dispatch(typedDecision.events.typed({ typed: { ...typed, version, razones: { ...typed.razones, [codigo]: razon } } }));
  return (
    <form className="expediente-form" noValidate onSubmit={(event) => event.preventDefault()}>
      {error !== undefined && <ErrorSummary errors={[{ id, message: error }]} attempt={refusals} />}
      <TextArea
        id={id}
        label={`Razón de la decisión sobre ${nombre}`}
        hint="Hace falta para negarla; la familia la lee."
        error={error}
        rows={2}
        value={typed.razones[codigo] ?? ''}
        onType={type}
      />
      <div className="actions">
        {/* The names say which condition: a page has several of them. */}
        <Button label="Aprobar" aria-label={`Aprobar ${nombre}`} isOff={isBusy} onClick={() => decide('aprobada')} />
        <Button label="Negar" aria-label={`Negar ${nombre}`} isOff={isBusy} onClick={() => decide('negada')} />
      </div>
    </form>
  );
}
