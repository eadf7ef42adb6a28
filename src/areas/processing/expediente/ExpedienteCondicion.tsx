import type { DecidedCondicion, Expediente } from '#domain/contractTypes.ts';
import { ClaimForm } from './ClaimForm';
import { condicionName, DECISIONS } from './expedienteLines';
import { ExpedienteOutcome } from './ExpedienteOutcome';
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
      <ExpedienteOutcome solicitud={solicitud} claim={codigo} />
      <p>
        <span>Decisión: </span>
        <strong>{DECISIONS[decision]}</strong>
      </p>
      {motivo !== null && <p>{`Razón: ${motivo}`}</p>}
      <Soportes radicado={solicitud.radicado} archivos={archivos} />
      {solicitud.acciones.includes('decidir') && (
        <ClaimForm claim={codigo} name={nombre} version={solicitud.version} isBusy={isBusy} />
      )}
    </article>
  );
}
