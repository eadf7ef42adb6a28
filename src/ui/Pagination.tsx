import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageCount, pagesToShow } from './pageNumbers';
import './pagination.scss';

/** What the pages and the two directions are called, where a screen has others of these names. */
export interface PageNames {
  label?: string;
  previous?: string;
  next?: string;
}

interface PaginationProps extends PageNames {
  /** From 1. */
  page: number;
  /** Rows on all pages. */
  total: number;
  pageSize?: number;
  /** The address of a page: it can be shared, and gone back to. */
  toPage: (page: number) => string;
}

/** Links to a list's pages: neighbours, ellipses and both directions (D29); nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, total, pageSize, toPage, label = 'Páginas', previous = 'Anterior', next = 'Siguiente' } = props;
  const count = pageCount(total, pageSize);
  if (count === 1 && page === 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        <Direction to={toPage(Math.min(Math.max(page - 1, 1), count))} disabled={page <= 1}>
          {previous}
        </Direction>
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
        <Direction to={toPage(Math.min(page + 1, count))} disabled={page >= count}>
          {next}
        </Direction>
      </ul>
    </nav>
  );
}

interface DirectionProps {
  to: string;
  /** There is no page that way: the link stays mounted, so that it keeps the focus at the last page. */
  disabled: boolean;
  children: ReactNode;
}

function Direction({ to, disabled, children }: DirectionProps) {
  return (
    <li>
      <Link to={to} {...(disabled && { 'aria-disabled': true, onClick: stay })}>
        {children}
      </Link>
    </li>
  );
}

const stay = (event: MouseEvent) => event.preventDefault();
