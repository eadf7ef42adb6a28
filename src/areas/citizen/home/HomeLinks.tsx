import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { shownData } from '#kits/reading/readingState.ts';
import { convocatoria } from '../convocatoria';
import { CITIZEN_PATHS } from '../citizenPaths';
import { solicitud } from '../solicitudForms';

/** The ways on: a new solicitud only while the convocatoria is open, a draft's always. */
export function HomeLinks() {
  const isOpen = shownData(useSelector(convocatoria.select))?.situacion === 'abierta';
  const hasDraft = useSelector(solicitud.selectHasDraft);
  return (
    <nav className="home-links" aria-label="Trámites">
      <ul>
        {(isOpen || hasDraft) && (
          <li>
            <Link className="btn btn-primary" to={CITIZEN_PATHS.solicitud}>
              {hasDraft ? 'Continuar el borrador' : 'Pedir un cupo'}
            </Link>
          </li>
        )}
        <li>
          <Link className="btn btn-quiet" to={CITIZEN_PATHS.oferta}>
            Ver los cupos que se ofrecen
          </Link>
        </li>
        <li>
          <Link className="btn btn-quiet" to={CITIZEN_PATHS.lookUp}>
            Consultar mi solicitud
          </Link>
        </li>
      </ul>
    </nav>
  );
}
