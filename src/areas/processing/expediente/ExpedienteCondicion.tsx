import { useDispatch, useSelector } from 'react-redux';
import type { DecidedCondicion, Expediente } from '#domain/contractTypes.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FormField } from '#ui/FormField.tsx';
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
  const decide = (decision: 'aprobada' | 'negada') => {
    if (!isBusy) dispatch(condicionDecided({ condicion: codigo, decision }));
  };
  const type = (razon: string) =>
    dispatch(typedDecision.events.typed({ typed: { ...typed, version, razones: { ...typed.razones, [codigo]: razon } } }));
  return (
    <form className="expediente-form" noValidate onSubmit={(event) => event.preventDefault()}>
      {error !== undefined && <ErrorSummary errors={[{ id, message: error }]} attempt={refusals} />}
      <FormField
        id={id}
        label={`Razón de la decisión sobre ${nombre}`}
        hint="Hace falta para negarla; la familia la lee."
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={2}
            value={typed.razones[codigo] ?? ''}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </FormField>
      <div className="actions">
        <DecideButton verb="Aprobar" nombre={nombre} isBusy={isBusy} onPress={() => decide('aprobada')} />
        <DecideButton verb="Negar" nombre={nombre} isBusy={isBusy} onPress={() => decide('negada')} />
      </div>
    </form>
  );
}

interface DecideButtonProps {
  verb: string;
  nombre: string;
  isBusy: boolean;
  onPress: () => void;
}

/** Its name says which condition: a page has several of them. */
function DecideButton({ verb, nombre, isBusy, onPress }: DecideButtonProps) {
  return <Button label={verb} isOff={isBusy} aria-label={`${verb} ${nombre}`} onClick={onPress} />;
}
