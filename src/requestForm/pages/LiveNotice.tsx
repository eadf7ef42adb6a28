import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import type { SolicitudOptions } from '../solicitudOptions';

/** The pupil has a solicitud in process: told beside the document, and not when all of it is typed (F77). */
export function LiveNotice({ live: { select, pathOf } }: { live: NonNullable<SolicitudOptions['live']> }) {
  const search = useSelector(select);
  // Of the number that is typed now alone: while another is looked for nothing is said of the one before.
  const found = search.status === 'found' ? search.items[0] : undefined;
  return (
    <div role="status" className="solicitud-warning">
      {search.status === 'failed' && (
        <p>No se pudo revisar si ya hay una solicitud en trámite con ese documento. Se revisa de nuevo al radicar.</p>
      )}
      {found && (
        <Notice>
          <p>
            <span>Con ese documento ya hay una solicitud en trámite: </span>
            <Link to={pathOf(found.radicado)}>
              <Radicado>{found.radicado}</Radicado>
            </Link>
            <span translate="no">{`, de ${found.estudiante}. `}</span>
            <EstadoMark estado={found.estado} />
          </p>
          <p>Si es el mismo estudiante, siga con esa: una segunda no se puede radicar. Si no lo es, revise el número.</p>
        </Notice>
      )}
    </div>
  );
}
