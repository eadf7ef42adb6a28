import { ListView, type ListWords } from '#kits/listing/ListView.tsx';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { convocatoria } from '../convocatoria';
import { PROCESSING_PATHS } from '../processingPaths';
import { inbox } from './inbox';
import { inboxAddress } from './inboxAddress';
import { InboxFilters } from './InboxFilters';
import { InboxTable } from './InboxTable';
import './inbox.scss';

const WORDS: ListWords = {
  none: 'No se encontró ninguna solicitud.',
  one: 'Se encontró una solicitud.',
  many: (total) => `Se encontraron ${total} solicitudes.`,
  empty: {
    title: 'No hay solicitudes como las que busca',
    hint: 'Pruebe con otro estado u otra asignación, o con menos palabras.',
    all: 'Ver todas las solicitudes',
  },
};

const list = shownAfter(inbox, convocatoria);

/** The solicitudes to process, as the address asks for them. */
export function InboxPage() {
  return (
    <Page title="Procesamiento de trámites">
      <p className="lead-text">Las solicitudes de cupo de la convocatoria. Primero están las que se radicaron hace más tiempo.</p>
      <p>
        <ButtonLink label="Registrar una solicitud" to={PROCESSING_PATHS.newSolicitud} />
      </p>
      <InboxFilters />
      <ListView
        id="bandeja"
        heading="Solicitudes"
        address={inboxAddress}
        reading={list}
        words={WORDS}
        skeleton={<InboxSkeleton />}
        notices={<NamesFailure convocatoria={convocatoria} />}
      >
        {(rows) => <InboxTable rows={rows} />}
      </ListView>
    </Page>
  );
}

/** As high as a full page of the list. */
function InboxSkeleton() {
  return (
    <div className="inbox-skeleton">
      <Skeleton />
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} lines={2} />
      ))}
    </div>
  );
}
