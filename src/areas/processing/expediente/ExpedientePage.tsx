import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { DownloadButton } from '#kits/download/DownloadButton.tsx';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { convocatoria } from '../convocatoria';
import { expedientePlaceOf, PROCESSING_PATHS } from '../processingPaths';
import { expediente } from './expediente';
import { expedienteDownload } from './expedienteDownload';
import { inNameFrom, wayToInbox } from '../inbox/nextInInbox';
import { ExpedienteView } from './ExpedienteView';
import { useShortcutKeys } from './useShortcuts';

const shown = shownAfter(expediente, convocatoria);

/** The solicitud that the address names: its whole file, and what the reader may do to it. */
export function ExpedientePage() {
  const state = useSelector(shown.select);
  const { pathname, search } = useLocation();
  const keyOf = useShortcutKeys();
  const radicado = expedientePlaceOf(pathname)?.radicado ?? null;
  if (radicado === null) return <NoRadicado />;
  return (
    <Page
      title={`Solicitud ${radicado}`}
      heading={
        <>
          Solicitud <Radicado>{radicado}</Radicado>
        </>
      }
    >
      <div className="actions expediente-ways">
        <ButtonLink label="Ir a la bandeja" to={wayToInbox(search)} {...keyOf('B')} />
        <ButtonLink label="En nombre de la familia" to={inNameFrom(radicado, search)} />
        <DownloadButton label="Exportar expediente" download={expedienteDownload} wanted={{ radicado }} />
      </div>
      <ReadingOf
        reading={shown}
        skeleton={<Skeleton lines={24} />}
        notFound={`No existe una solicitud con el radicado ${radicado}.`}
      >
        {(solicitud) => (
          <>
            <NamesFailure convocatoria={convocatoria} />
            <ExpedienteView solicitud={solicitud} isReading={state.status === 'loading'} />
          </>
        )}
      </ReadingOf>
    </Page>
  );
}

/** An address of a solicitud whose radicado was mistyped. */
export function NoRadicado() {
  return (
    <Page title="Solicitud no encontrada">
      <Notice role="alert">
        <p>El radicado de la dirección tiene algún carácter equivocado o está incompleto.</p>
        <Link to={PROCESSING_PATHS.inbox}>Ir a la bandeja</Link>
      </Notice>
    </Page>
  );
}
