import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { numberText } from '../../shared/numbers';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Pagination } from '../../shared/ui/Pagination';
import { pageCount } from '../../shared/ui/pages';
import { ReadingView } from '../reading/ReadingView';
import type { ReadingState } from '../reading/readingState';
import type { ListAddress } from './listAddress';
import { NoSuchPage } from './NoSuchPage';
import { useListQuery } from './useListQuery';
import './listing.scss';

/** A page of a list as the backend answers it. */
interface ListPage<Row> {
  readonly elementos: readonly Row[];
  readonly pagina: number;
  readonly total: number;
}

/** What the list says of itself. */
export interface ListWords {
  none: string;
  one: string;
  many: (total: string) => string;
  /** Where the backend has no such list. */
  notFound?: string;
  /** Where nothing is as it is looked for: its title, what to try, and the link to everything. */
  empty: { title: string; hint: string; all: string };
}

interface ListViewProps<Row> {
  /** The heading's. */
  id: string;
  heading: string;
  address: ListAddress;
  /** Made by `createReading`, with `keepsShown`. */
  reading: {
    select: (state: object) => ReadingState<object, ListPage<Row>>;
    events: { retryRequested: ActionCreatorWithoutPayload };
  };
  words: ListWords;
  /** As high as a full page of the list. */
  skeleton: ReactNode;
  /** What is said over the list: it comes with the list, so that nothing jumps. */
  notices?: ReactNode;
  /** One row or more. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** The list that the address asks for, page by page: a link shows the same list to anyone who may see it. */
export function ListView<Row>({ id, heading, address, reading, words, skeleton, notices, children }: ListViewProps<Row>) {
  const state = useSelector(reading.select);
  const dispatch = useDispatch();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { query, pathOf } = useListQuery(address);
  const shownPage = useRef(query.pagina);
  useEffect(() => {
    // The links of the pages lie below the list: whoever follows one goes on reading at the list's head.
    if (shownPage.current !== query.pagina) headingRef.current?.focus();
    shownPage.current = query.pagina;
  }, [query.pagina]);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {heading}
      </h2>
      <ReadingView
        state={state}
        onRetry={() => dispatch(reading.events.retryRequested())}
        skeleton={skeleton}
        {...(words.notFound !== undefined && { notFound: words.notFound })}
      >
        {({ elementos, pagina, total }) => (
          <>
            {notices}
            <p role="status" className="list-count">
              {countText(words, total, pagina)}
            </p>
            {total === 0 && (
              <EmptyState title={words.empty.title}>
                <p>{words.empty.hint}</p>
                <Link className="btn btn-quiet" to={address.path}>
                  {words.empty.all}
                </Link>
              </EmptyState>
            )}
            {total > 0 && elementos.length === 0 && <NoSuchPage first={pathOf({ ...query, pagina: 1 })} />}
            {elementos.length > 0 && <div className="list-rows">{children(elementos)}</div>}
            <Pagination page={pagina} total={total} toPage={(wanted) => pathOf({ ...query, pagina: wanted })} />
          </>
        )}
      </ReadingView>
    </section>
  );
}

function countText({ none, one, many }: ListWords, total: number, page: number): string {
  if (total === 0) return none;
  const found = total === 1 ? one : many(numberText(total));
  const pages = pageCount(total);
  return pages > 1 && page <= pages ? `${found} Página ${numberText(page)} de ${numberText(pages)}.` : found;
}
