import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ReadingView } from '../../../features/reading/ReadingView';
import type { PaginaDeSolicitudes } from '../../../shared/educacion/tipos';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Page } from '../../../shared/ui/Page';
import { Pagination } from '../../../shared/ui/Pagination';
import { pageCount } from '../../../shared/ui/pages';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { STAFF_PATHS } from '../paths';
import { bandeja } from './bandeja';
import { InboxFilters } from './InboxFilters';
import { InboxTable } from './InboxTable';
import { useBandejaQuery } from './useBandejaQuery';
import './bandeja.scss';

const NUMBER = new Intl.NumberFormat('es-CO');

/** The requests to process, as the address asks for them: a link shows the same list to a colleague. */
export function InboxPage() {
  const state = useSelector(bandeja.select);
  const dispatch = useDispatch();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { query } = useBandejaQuery();
  const shownPage = useRef(query.pagina);
  useEffect(() => {
    // The links of the pages lie below the list: whoever follows one goes on reading at the list's head.
    if (shownPage.current !== query.pagina) headingRef.current?.focus();
    shownPage.current = query.pagina;
  }, [query.pagina]);
  return (
    <Page title="Procesamiento de trámites">
      <p>
        <Link className="btn btn-quiet" to={STAFF_PATHS.nueva}>
          Registrar una solicitud
        </Link>
      </p>
      <InboxFilters />
      <section aria-labelledby="bandeja">
        <h2 id="bandeja" ref={headingRef} tabIndex={-1}>
          Solicitudes
        </h2>
        <ReadingView
          state={state}
          onRetry={() => dispatch(bandeja.events.retryRequested())}
          skeleton={<InboxSkeleton />}
        >
          {(page) => <Requests page={page} />}
        </ReadingView>
      </section>
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

function Requests({ page: { elementos, pagina, total } }: { page: PaginaDeSolicitudes }) {
  const { query, pathOf } = useBandejaQuery();
  const pages = pageCount(total);
  return (
    <>
      <p role="status" className="inbox-count">
        {countText(total, pagina, pages)}
      </p>
      {total === 0 && (
        <EmptyState title="No hay solicitudes como las que busca">
          <p>Pruebe con otro estado u otra asignación, o con menos palabras.</p>
          <Link className="btn btn-quiet" to={STAFF_PATHS.inbox}>
            Ver todas las solicitudes
          </Link>
        </EmptyState>
      )}
      {total > 0 && elementos.length === 0 && (
        <EmptyState title="Esta página no existe">
          <Link className="btn btn-quiet" to={pathOf({ ...query, pagina: 1 })}>
            Ir a la primera página
          </Link>
        </EmptyState>
      )}
      {elementos.length > 0 && <InboxTable rows={elementos} />}
      <Pagination page={pagina} total={total} toPage={(wanted) => pathOf({ ...query, pagina: wanted })} />
    </>
  );
}

function countText(total: number, page: number, pages: number): string {
  if (total === 0) return 'No se encontró ninguna solicitud.';
  const found = total === 1 ? 'Se encontró una solicitud.' : `Se encontraron ${NUMBER.format(total)} solicitudes.`;
  return pages > 1 ? `${found} Página ${NUMBER.format(page)} de ${NUMBER.format(pages)}.` : found;
}
