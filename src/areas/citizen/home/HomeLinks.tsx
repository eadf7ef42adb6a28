import { useSelector } from 'react-redux';
import { shownData } from '#kits/reading/readingState.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { convocatoria } from '../convocatoria';
import { CITIZEN_PATHS } from '../citizenPaths';
import { solicitud } from '../solicitudForms';

/** The ways on: a new solicitud only while the convocatoria is open, a draft's always. */
export function HomeLinks() {
  const isOpen = shownData(useSelector(convocatoria.select))?.situacion === 'abierta';
  const hasDraft = useSelector(solicitud.selectHasDraft);
  // Of whoever sat here before, maybe: it is never what 'Pedir un cupo' opens.
  const hasReceipt = useSelector(solicitud.select).status === 'sent';
  return (
    <nav className="home-links" aria-label="Trámites">
      <ul>
        {(isOpen || hasDraft) && (
          <li>
            <ButtonLink primary label={hasDraft ? 'Continuar el borrador' : 'Pedir un cupo'} to={CITIZEN_PATHS.solicitud} />
          </li>
        )}
        {hasReceipt && (
          <li>
            <ButtonLink label="Ver el comprobante" to={`${CITIZEN_PATHS.solicitud}/enviada`} />
          </li>
        )}
        <li>
          <ButtonLink label="Ver los cupos que se ofrecen" to={CITIZEN_PATHS.oferta} />
        </li>
        <li>
          <ButtonLink label="Consultar mi solicitud" to={CITIZEN_PATHS.lookUp} />
        </li>
        <li>
          <ButtonLink label="Comprobar la asignación" to={CITIZEN_PATHS.proof} />
        </li>
        <li>
          <ButtonLink label="Preguntas y respuestas" to={CITIZEN_PATHS.questions} />
        </li>
      </ul>
    </nav>
  );
}
