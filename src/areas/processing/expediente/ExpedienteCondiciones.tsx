import type { Expediente } from '#domain/contractTypes.ts';
import { Section } from '#ui/Section.tsx';
import { ExpedienteCondicion } from './ExpedienteCondicion';

interface ExpedienteCondicionesProps {
  solicitud: Expediente;
  isBusy: boolean;
}

/** Each claimed condition, decided on its own: only approved ones count for priority. */
export function ExpedienteCondiciones({ solicitud, isBusy }: ExpedienteCondicionesProps) {
  const { condiciones } = solicitud;
  return (
    <Section className="expediente-part" id="condiciones" title="Condiciones que declaró">
      {condiciones.length === 0 && <p>No declaró ninguna.</p>}
      <ul className="expediente-conditions">
        {condiciones.map((condicion) => (
          <li key={condicion.codigo}>
            <ExpedienteCondicion condicion={condicion} solicitud={solicitud} isBusy={isBusy} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
