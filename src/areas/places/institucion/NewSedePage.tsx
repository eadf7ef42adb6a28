import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { NotFound } from '#shell/NotFound.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { convocatoria } from '../publicConvocatoria';
import { ButtonLink } from '../PlacesLink';
import { institucion } from './institucion';
import { INSTITUCION_PATHS, sedeAt } from './institucionPaths';
import { sedeSave } from './sede';
import { SedeForm } from './SedeForm';

/** A new sede of an institution. */
export function NewSedePage() {
  const at = sedeAt(useLocation().pathname);
  const isBusy = useSelector(sedeSave.select).status === 'sending';
  if (at === null) return <NotFound />;
  return (
    <Page title="Nueva sede">
      <div className="actions institucion-ways screen-only">
        <ButtonLink label="Volver a la institución" to={INSTITUCION_PATHS.institucion(at.dane)} />
      </div>
      <NamesFailure convocatoria={convocatoria} />
      <ReadingOf
        reading={institucion}
        skeleton={<Skeleton lines={16} />}
        notFound={`No hay una institución con el código DANE ${at.dane}.`}
      >
        {({ nombre }) => (
          <>
            <p>
              <span>Institución: </span>
              <span translate="no">{nombre}</span>
            </p>
            <SedeForm data={null} isBusy={isBusy} />
          </>
        )}
      </ReadingOf>
    </Page>
  );
}
