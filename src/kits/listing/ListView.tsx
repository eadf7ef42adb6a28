import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pagination, type PageNames } from '#ui/Pagination.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { ReadingView } from '../reading/ReadingView';
import type { ReadingState } from '../reading/readingState';
import { countText, type CountWords } from './countText';
import type { ListAddress } from './listAddress';
import { NoSuchPage } from './NoSuchPage';
import { useListQuery } from './useListQuery';
import { usePageHead } from './usePageHead';
import './listing.scss';

/** A page of a list as the backend answers it. */
interface ListPage<Row> {
  readonly elementos: readonly Row[];
  readonly pagina: number;
  readonly total: number;
}

/** What the list says of itself. */
export interface ListWords extends CountWords {
  /** Where the backend has no such list. */
  notFound?: string;
  /** Where nothing is as it is looked for: its title, and what to try with the link to everything. */
  empty: { title: string } | { title: string; hint: string; all: string };
  /** Where another list, or way on, has the names of its pages. */
  pages?: PageNames;
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
  /** Between the heading and the list: its filters, say. */
  head?: ReactNode;
  /** What is said over the list: it comes with the list, so that nothing jumps. */
  notices?: ReactNode;
  /** One row or more. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** The list that the address asks for, page by page: a link shows the same list to anyone who may see it. */
export function ListView<Row>({ id, heading, address, reading, words, skeleton, head, notices, children }: ListViewProps<Row>) {
  const state = useSelector(reading.select);
  const dispatch = useDispatch();
  const { query, pathOf } = useListQuery(address);
  const headingRef = usePageHead(query.pagina, pathOf({ ...query, pagina: 1 }));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {heading}
      </h2>
      {head}
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
                {'hint' in words.empty && (
                  <>
                    <p>{words.empty.hint}</p>
                    <ButtonLink label={words.empty.all} to={address.path} onClick={() => headingRef.current?.focus()} />
                  </>
                )}
              </EmptyState>
            )}
            {total > 0 && elementos.length === 0 && <NoSuchPage first={pathOf({ ...query, pagina: 1 })} />}
            {elementos.length > 0 && <div className="list-rows">{children(elementos)}</div>}
            <Pagination page={pagina} total={total} toPage={(wanted) => pathOf({ ...query, pagina: wanted })} {...words.pages} />
          </>
        )}
      </ReadingView>
    </section>
  );
}
