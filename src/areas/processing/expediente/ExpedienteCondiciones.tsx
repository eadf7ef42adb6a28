import type { SolicitudDeFuncionario } from '#domain/contractTypes.ts';
import { Condition } from './ExpedienteCondicion';

interface ConditionsProps {
  solicitud: SolicitudDeFuncionario;
  isBusy: boolean;
}

/** Each claimed condition, decided on its own: only approved ones count for priority. */
export function Conditions({ solicitud, isBusy }: ConditionsProps) {
  const { condiciones } = solicitud;
  return (
    <section className="request-part" aria-labelledby="condiciones">
      <h2 id="condiciones">Condiciones que declaró</h2>
      {condiciones.length === 0 && <p>No declaró ninguna.</p>}
      <ul className="request-conditions">
        {condiciones.map((condicion) => (
          <li key={condicion.codigo}>
            <Condition condicion={condicion} solicitud={solicitud} isBusy={isBusy} />
          </li>
        ))}
      </ul>
    </section>
  );
}
