import { useSelector } from 'react-redux';
import { Arrival } from '#ui/Arrival.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { CITIZEN_PATHS } from '../citizenPaths';
import { convocatoria } from '../convocatoria';
import { FamilyContact } from '../FamilyContact';
import { LostRadicadoForm } from './LostRadicadoForm';
import { lostRadicado } from './lostRadicado';
import './lookUp.scss';

const ASKED =
  'Si hay una solicitud con esos datos y su familia dejó un correo, le enviamos el radicado a ese correo. Puede tardar unos minutos: mire también en el correo no deseado.';

/** A family that lost its radicado gets it by letter, at the address that it left; the page tells nobody whether there is one. */
export function LostRadicadoPage() {
  const { status } = useSelector(lostRadicado.select);
  return (
    <Page title="Perdí mi radicado">
      {status === 'sent' ? (
        <Arrival of={status}>
          <Notice tone="info" role="status" text={ASKED} />
          <FamilyContact title="Si no le llega, o no dejó un correo, pregunte aquí con el documento del estudiante:" />
          <div className="actions">
            <ButtonLink primary label="Consultar mi solicitud" to={CITIZEN_PATHS.lookUp} />
          </div>
        </Arrival>
      ) : (
        <ReadingOf
          reading={convocatoria}
          skeleton={<Skeleton lines={12} />}
          notFound="No hay una convocatoria. Vuelva cuando la ciudad anuncie la próxima."
        >
          {({ catalogos }) => <LostRadicadoForm types={catalogos.tiposDocumento} />}
        </ReadingOf>
      )}
    </Page>
  );
}
