import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageCount, pagesToShow } from './pages';
import './pagination.scss';

interface PaginationProps {
  /** From 1. */
  page: number;
  /** Rows on all pages. */
  total: number;
  pageSize?: number;
  /** The address of a page: it can be shared, and gone back to. */
  toPage: (page: number) => string;
  /** What is paged, where a screen has two lists. */
  label?: string;
}

/** Links to a list's pages: neighbours, ellipses and both directions (D29); nothing for a single page. */
export function Pagination({ page, total, pageSize, toPage, label = 'Páginas' }: PaginationProps) {
  const count = pageCount(total, pageSize);
  if (count === 1 && page === 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        <Direction to={page > 1 ? toPage(Math.min(page - 1, count)) : null}>Anterior</Direction>
        {pagesToShow(page, count).map((shown, index) => (
          <li key={shown ?? `gap-${index}`} className={shown === page ? undefined : 'pagination-other'}>
            {shown === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link to={toPage(shown)} aria-current={shown === page ? 'page' : undefined}>
                <span className="visually-hidden">Página </span>
                <span>{shown}</span>
              </Link>
            )}
          </li>
        ))}
        <Direction to={page < count ? toPage(page + 1) : null}>Siguiente</Direction>
      </ul>
    </nav>
  );
}

/** Null: there is no page that way; the word stays, so that nothing jumps. */
function Direction({ to, children }: { to: string | null; children: ReactNode }) {
  return (
    <li>
      {to === null ? (
        // A link without an address: it keeps the focus of whoever has come to the end by it.
        <a role="link" aria-disabled="true" tabIndex={-1}>
          {children}
        </a>
      ) : (
        <Link to={to}>{children}</Link>
      )}
    </li>
  );
}
