import { Link, useLocation } from 'react-router-dom';
import type { Expediente } from '#domain/contractTypes.ts';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { expedienteFrom } from '../inbox/nextInInbox';

/** Other live solicitudes that may be of the same child (F156). */
export function ExpedienteParecidas({ solicitud: { parecidas } }: { solicitud: Expediente }) {
  const { search } = useLocation();
  if (parecidas.length === 0) return null;
  return (
    <Notice>
      <p>
        <strong>Posible repetida. </strong>
        <span>Otra solicitud en trámite es de un estudiante con los mismos nombres y la misma fecha de nacimiento.</span>
      </p>
      <ul>
        {parecidas.map(({ radicado, estado, acudiente }) => (
          <li key={radicado}>
            <Link className="tall-link" to={expedienteFrom(radicado, search)}>
              <Radicado>{radicado}</Radicado>
            </Link>
            <span translate="no">{`, acudiente ${acudiente}. `}</span>
            <EstadoMark estado={estado} />
          </li>
        ))}
      </ul>
      <p>Compare los documentos y los acudientes. Si es el mismo estudiante, debe quedar una sola.</p>
    </Notice>
  );
}
