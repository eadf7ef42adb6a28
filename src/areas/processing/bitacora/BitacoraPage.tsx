import { useLocation } from 'react-router-dom';
import { NoSuchPage } from '#kits/listing/NoSuchPage.tsx';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import type { BitacoraEntries } from '#domain/contractTypes.ts';
import { Page } from '#ui/Page.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { NoRadicado } from '../expediente/ExpedientePage';
import { expedientePlaceOf } from '../processingPaths';
import { expedienteFrom, inboxOfBitacora } from '../inbox/nextInInbox';
import { bitacora, bitacoraAddress, showsReads } from './bitacora';
import { LogEntry } from './LogEntry';

/** All that happened to a solicitud, the newest first, and who read it where that is asked for. */
export function BitacoraPage() {
  const { pathname, search } = useLocation();
  const radicado = expedientePlaceOf(pathname)?.radicado ?? null;
  const reads = showsReads(search);
  const inbox = inboxOfBitacora(search);
  if (radicado === null) return <NoRadicado />;
  return (
    <Page
      title={`Historia de la solicitud ${radicado}`}
      heading={
        <>
          Historia de la solicitud <Radicado>{radicado}</Radicado>
        </>
      }
    >
      <div className="actions expediente-ways">
        <ButtonLink label="Ir a la solicitud" to={expedienteFrom(radicado, inbox)} />
        <ButtonLink
          label={reads ? 'Ocultar las lecturas' : 'Ver también las lecturas'}
          to={bitacoraAddress(radicado, { reads: !reads, inbox })}
        />
      </div>
      <ReadingOf
        reading={bitacora}
        skeleton={<Skeleton lines={20} />}
        notFound={`No existe una solicitud con el radicado ${radicado}.`}
      >
        {(page) => <Bitacora page={page} radicado={radicado} reads={reads} inbox={inbox} />}
      </ReadingOf>
    </Page>
  );
}

interface BitacoraProps {
  page: BitacoraEntries;
  radicado: string;
  reads: boolean;
  inbox: string;
}

function Bitacora({ page: { elementos, pagina, total }, radicado, reads, inbox }: BitacoraProps) {
  return (
    <>
      {elementos.length === 0 && <NoSuchPage first={bitacoraAddress(radicado, { reads, inbox })} />}
      <ol className="expediente-log">
        {elementos.map((entry, place) => (
          <LogEntry key={`${entry.en} ${place}`} entry={entry} />
        ))}
      </ol>
      <Pagination page={pagina} total={total} toPage={(page) => bitacoraAddress(radicado, { reads, page, inbox })} />
    </>
  );
}
