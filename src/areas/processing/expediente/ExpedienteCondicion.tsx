import { useDispatch, useSelector } from 'react-redux';
import type { CondicionDecidida, SolicitudDeFuncionario } from '#domain/contractTypes.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FormField } from '#ui/FormField.tsx';
import { conditionDecided, reasonTyped, selectEscrito } from './typedDecisionSlice';
import { conditionName, DECISIONS } from './expedienteLines';
import { Outcome } from './ExpedienteOutcome';
import { Supports } from './Soportes';

interface ConditionProps {
  condicion: CondicionDecidida;
  solicitud: SolicitudDeFuncionario;
  isBusy: boolean;
}

export function Condition({ condicion, solicitud, isBusy }: ConditionProps) {
  const { codigo, archivos, decision, motivo } = condicion;
  return (
    <article className="request-condition">
      <h3>{conditionName(condicion)}</h3>
      <Outcome solicitud={solicitud} condicion={codigo} />
      <p>
        <span>Decisión: </span>
        <strong>{DECISIONS[decision]}</strong>
      </p>
      {motivo !== null && <p>{`Razón: ${motivo}`}</p>}
      <Supports radicado={solicitud.radicado} archivos={archivos} />
      {solicitud.acciones.includes('decidir') && (
        <ConditionForm condicion={condicion} version={solicitud.version} isBusy={isBusy} />
      )}
    </article>
  );
}

interface ConditionFormProps {
  condicion: CondicionDecidida;
  /** Of the request on the screen. */
  version: number;
  isBusy: boolean;
}

/** Approves or denies; a reason is needed to deny. */
function ConditionForm({ condicion: { codigo, nombre }, version, isBusy }: ConditionFormProps) {
  const typing = useSelector(selectEscrito);
  const dispatch = useDispatch();
  if (typing.status !== 'open') return null;
  const error = typing.problems?.condicion === codigo ? typing.problems.fields['motivo'] : undefined;
  const id = `razon-${codigo}`;
  const decide = (decision: 'aprobada' | 'negada') => {
    if (!isBusy) dispatch(conditionDecided({ condicion: codigo, decision }));
  };
  return (
    <form className="request-form" noValidate onSubmit={(event) => event.preventDefault()}>
      {error !== undefined && <ErrorSummary errors={[{ id, message: error }]} attempt={typing.refusals} />}
      <FormField id={id} label={`Razón de la decisión sobre ${nombre}`} hint="Hace falta para negarla; la familia la lee." error={error}>
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={2}
            value={typing.escrito.razones[codigo] ?? ''}
            onChange={({ target }) => dispatch(reasonTyped({ condicion: codigo, motivo: target.value, version }))}
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
  return (
    <button type="button" className="btn btn-quiet" aria-disabled={isBusy} aria-label={`${verb} ${nombre}`} onClick={onPress}>
      {verb}
    </button>
  );
}
