import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { convocatoria } from '../convocatoria';
import { NoRadicado } from '../expediente/ExpedientePage';
import { bitacoraFrom, expedienteFrom } from '../inbox/nextInInbox';
import { expedientePlaceOf } from '../processingPaths';
import { asFamily } from './asFamily';
import { typedAsking } from './typedAsking';
import { InNameActions } from './InNameActions';

const shown = shownAfter(asFamily, convocatoria);

/** Where staff do for a family what it could do itself (F57). */
export function InNamePage() {
  const { pathname, search } = useLocation();
  const radicado = expedientePlaceOf(pathname)?.radicado ?? null;
  const isReading = useSelector(shown.select).status === 'loading';
  const typing = useSelector(typedAsking.select);
  if (radicado === null) return <NoRadicado />;
  return (
    <Page
      title={`En nombre de la familia: ${radicado}`}
      heading={
        <>
          En nombre de la familia: <Radicado>{radicado}</Radicado>
        </>
      }
    >
      <div className="actions expediente-ways">
        <ButtonLink label="Ir a la solicitud" to={expedienteFrom(radicado, search)} />
        <ButtonLink label="Ver toda la historia" to={bitacoraFrom(radicado, search)} />
      </div>
      <ReadingOf
        reading={shown}
        skeleton={<Skeleton lines={16} />}
        notFound={`No existe una solicitud con el radicado ${radicado}.`}
      >
        {(solicitud) => (
          <>
            <NamesFailure convocatoria={convocatoria} />
            {typing.status === 'typed' && (
              <InNameActions key={solicitud.radicado} solicitud={solicitud} typed={typing.typed} isReading={isReading} />
            )}
          </>
        )}
      </ReadingOf>
    </Page>
  );
}
