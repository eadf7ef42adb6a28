import { ListSkeleton } from '#kits/listing/ListSkeleton.tsx';
import { ListView, type ListWords } from '#kits/listing/ListView.tsx';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { Page } from '#ui/Page.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { convocatoria } from '../convocatoria';
import { PROCESSING_PATHS } from '../processingPaths';
import { WholeBitacoraLink } from '../bitacora/WholeBitacoraLink';
import { CallsLink } from '../calls/CallsLink';
import { inbox } from './inbox';
import { inboxAddress } from './inboxAddress';
import { InboxFilters } from './InboxFilters';
import { InboxTable } from './InboxTable';

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
      <div className="actions">
        <ButtonLink label="Registrar una solicitud" to={PROCESSING_PATHS.newSolicitud} />
        <CallsLink />
        <WholeBitacoraLink />
      </div>
      <InboxFilters />
      <ListView
        id="bandeja"
        heading="Solicitudes"
        address={inboxAddress}
        reading={list}
        words={WORDS}
        skeleton={<ListSkeleton lines={2} />}
        notices={<NamesFailure convocatoria={convocatoria} />}
      >
        {(rows) => <InboxTable rows={rows} />}
      </ListView>
    </Page>
  );
}
