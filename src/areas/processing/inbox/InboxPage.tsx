import { ListSkeleton } from '#kits/listing/ListSkeleton.tsx';
import { ListView, type ListWords } from '#kits/listing/ListView.tsx';
import { useListQuery } from '#kits/listing/useListQuery.ts';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { FEWEST_SEARCHED, searchText } from '#domain/words/searchText.ts';
import { Page } from '#ui/Page.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { convocatoria } from '../convocatoria';
import { people } from '../people';
import { PROCESSING_PATHS } from '../processingPaths';
import { WholeBitacoraLink } from '../bitacora/WholeBitacoraLink';
import { CallsLink } from '../calls/CallsLink';
import { inbox } from './inbox';
import { inboxAddress } from './inboxAddress';
import { AssigningOutcome } from './AssigningOutcome';
import { InboxFilters } from './InboxFilters';
import { InboxTable } from './InboxTable';
import { InboxViews } from './InboxViews';

const ALL = { all: 'Ver todas las solicitudes', allAt: `${PROCESSING_PATHS.inbox}?estado=todas` };
const WORDS: ListWords = {
  none: 'No se encontró ninguna solicitud.',
  one: 'Se encontró una solicitud.',
  many: (total) => `Se encontraron ${total} solicitudes.`,
  empty: {
    title: 'No hay solicitudes como las que busca',
    hint: 'Pruebe con otro estado o a cargo de otra persona, o con menos palabras.',
    ...ALL,
  },
};
const TOO_SHORT: ListWords = {
  ...WORDS,
  empty: {
    title: 'Escriba al menos tres letras o cifras',
    hint: 'Una búsqueda más corta encontraría casi todas las solicitudes.',
    ...ALL,
  },
};

const list = shownAfter(inbox, convocatoria, people);

/** The solicitudes to process, as the address asks for them. */
export function InboxPage() {
  const { texto, porPagina } = useListQuery(inboxAddress).query;
  const isTooShort = texto !== '' && searchText(texto).replaceAll(' ', '').length < FEWEST_SEARCHED;
  return (
    <Page title="Procesamiento de trámites">
      <div className="actions">
        <ButtonLink label="Registrar una solicitud" to={PROCESSING_PATHS.newSolicitud} />
        <WholeBitacoraLink />
        {/* The last of them: it grows when its count is there. */}
        <CallsLink />
      </div>
      <InboxViews />
      <InboxFilters />
      <AssigningOutcome />
      <ListView
        id="bandeja"
        heading="Solicitudes"
        address={inboxAddress}
        reading={list}
        words={isTooShort ? TOO_SHORT : WORDS}
        pageSize={porPagina ?? undefined}
        keyOfLast={({ elementos }) => elementos.at(-1)?.clave ?? null}
        skeleton={<ListSkeleton lines={2} />}
        notices={<NamesFailure convocatoria={convocatoria} />}
      >
        {(rows) => <InboxTable rows={rows} />}
      </ListView>
    </Page>
  );
}
