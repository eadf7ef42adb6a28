import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ReadingView } from '../../../features/reading/ReadingView';
import { shownData } from '../../../features/reading/readingState';
import type { PaginaDeOfertas } from '../../../shared/educacion/tipos';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Pagination } from '../../../shared/ui/Pagination';
import { pageCount } from '../../../shared/ui/pages';
import { convocatoria } from '../convocatoria';
import { CITIZEN_PATHS } from '../paths';
import { OfertaCard } from './OfertaCard';
import { ofertas } from './ofertas';
import { useOfertaQuery } from './useOfertaQuery';

const NUMBER = new Intl.NumberFormat('es-CO');

/** The list that the address asks for, ten a page. */
export function OfertaResults() {
  const state = useSelector(ofertas.select);
  const dispatch = useDispatch();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { query } = useOfertaQuery();
  const shownPage = useRef(query.pagina);
  useEffect(() => {
    // The links of the pages lie below the list: whoever follows one goes on reading at the list's head.
    if (shownPage.current !== query.pagina) headingRef.current?.focus();
    shownPage.current = query.pagina;
  }, [query.pagina]);
  return (
    <section aria-labelledby="resultados">
      <h2 id="resultados" ref={headingRef} tabIndex={-1}>
        Resultados
      </h2>
      <ReadingView
        state={state}
        onRetry={() => dispatch(ofertas.events.retryRequested())}
        skeleton={<Skeleton lines={12} />}
      >
        {(page) => <Places page={page} />}
      </ReadingView>
    </section>
  );
}

function Places({ page: { elementos, pagina, total } }: { page: PaginaDeOfertas }) {
  const { query, pathOf } = useOfertaQuery();
  const catalogos = shownData(useSelector(convocatoria.select))?.catalogos ?? null;
  const pages = pageCount(total);
  return (
    <>
      <p role="status" className="oferta-count">
        {countText(total, pagina, pages)}
      </p>
      {total === 0 && (
        <EmptyState title="Ningún cupo es como lo busca">
          <p>Pruebe con otra jornada u otra zona, o con menos palabras.</p>
          <Link className="btn btn-quiet" to={CITIZEN_PATHS.oferta}>Ver todos los cupos</Link>
        </EmptyState>
      )}
      {total > 0 && elementos.length === 0 && (
        <EmptyState title="Esta página no existe">
          <Link className="btn btn-quiet" to={pathOf({ ...query, pagina: 1 })}>Ir a la primera página</Link>
        </EmptyState>
      )}
      <ul className="oferta-list">
        {elementos.map((oferta) => (
          <li key={oferta.id}>
            <OfertaCard oferta={oferta} catalogos={catalogos} />
          </li>
        ))}
      </ul>
      <Pagination page={pagina} total={total} toPage={(wanted) => pathOf({ ...query, pagina: wanted })} />
    </>
  );
}

function countText(total: number, page: number, pages: number): string {
  if (total === 0) return 'No se encontró ninguna oferta.';
  const found = total === 1 ? 'Se encontró una oferta.' : `Se encontraron ${NUMBER.format(total)} ofertas.`;
  return pages > 1 && page <= pages ? `${found} Página ${NUMBER.format(page)} de ${NUMBER.format(pages)}.` : found;
}
