import type { DecidedCondicion, Expediente } from '#domain/contractTypes.ts';
import { Mark } from '#ui/Mark.tsx';
import { ClaimForm } from './ClaimForm';
import { condicionName, DECISION_TONES, DECISIONS } from './expedienteLines';
import { Soportes } from './Soportes';

interface ExpedienteCondicionProps {
  condicion: DecidedCondicion;
  solicitud: Expediente;
  isBusy: boolean;
}

export function ExpedienteCondicion({ condicion, solicitud, isBusy }: ExpedienteCondicionProps) {
  const { codigo, nombre, archivos, decision, motivo } = condicion;
  return (
    <article className="expediente-condition">
      <h3>{condicionName(condicion)}</h3>
      <p className="expediente-standing">
        <span>Decisión: </span>
        <Mark tone={DECISION_TONES[decision]} label={DECISIONS[decision]} />
      </p>
      {motivo !== null && <p>{`Razón: ${motivo}`}</p>}
      <Soportes solicitud={solicitud} archivos={archivos} />
      {solicitud.acciones.includes('decidir') && (
        <ClaimForm claim={codigo} name={nombre} version={solicitud.version} isBusy={isBusy} />
      )}
    </article>
  );
}
