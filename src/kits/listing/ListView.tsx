import type { ReactNode } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pagination, type PageNames } from '#ui/Pagination.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { ReadingOf, type ShownReading } from '../reading/ReadingView';
import { countText, type CountWords } from './countText';
import type { ListAddress } from './listAddress';
import { NoSuchPage } from './NoSuchPage';
import { useListQuery } from './useListQuery';
import { usePageHead } from './usePageHead';
import './listing.scss';

/** A page of a list as the backend answers it. */
interface ListPage {
  readonly elementos: readonly unknown[];
  readonly pagina: number;
  readonly total: number;
}

/** What the list says of itself. */
export interface ListWords extends CountWords {
  /** Where the backend has no such list. */
  notFound?: string;
  /** Where nothing is as it is looked for: its title, and what to try with the link to everything (by default without a filter). */
  empty: { title: string } | { title: string; hint: string; all: string; allAt?: string };
  /** Where another list, or way on, has the names of its pages. */
  pages?: PageNames;
}

interface ListViewProps<Shown extends ListPage> {
  /** The heading's. */
  id: string;
  heading: string;
  address: ListAddress;
  /** Made by `createReading`, with `keepsShown`. */
  reading: ShownReading<Shown>;
  words: ListWords;
  /** As high as a full page of the list. */
  skeleton: ReactNode;
  /** Between the heading and the list: its filters, say. */
  head?: ReactNode;
  /** What is said over the list: it comes with the list, so that nothing jumps. */
  notices?: ReactNode;
  /** Rows on a page, where they are not ten. */
  pageSize?: number | undefined;
  /** The key of the last row shown: the next page comes after it (`tras`), whatever has left the list by then. */
  keyOfLast?: (shown: Shown) => string | null;
  /** One row or more, and what the page says besides. */
  children: (rows: Shown['elementos'], page: Shown) => ReactNode;
}

/** The list that the address asks for, page by page: a link shows the same list to anyone who may see it. */
export function ListView<Shown extends ListPage>(props: ListViewProps<Shown>) {
  const { id, heading, address, reading, words, skeleton, head, notices, pageSize, keyOfLast, children } = props;
  const { query, pathOf, allAt } = useListQuery(address);
  const pageAt = (pagina: number, tras: string | null = null) => pathOf({ ...query, pagina, tras });
  const headingRef = usePageHead(query['tras'] ?? query.pagina, pageAt(1));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {heading}
      </h2>
      {head}
      <ReadingOf reading={reading} skeleton={skeleton} {...(words.notFound !== undefined && { notFound: words.notFound })}>
        {(shown) => {
          const { elementos, pagina, total } = shown;
          return (
            <>
              {notices}
              <p role="status" className="list-count">
                {countText(words, total, pagina, pageSize)}
              </p>
              {total === 0 && (
                <EmptyState title={words.empty.title}>
                  {'hint' in words.empty && (
                    <>
                      <p>{words.empty.hint}</p>
                      <ButtonLink
                        label={words.empty.all}
                        to={words.empty.allAt ?? allAt}
                        onClick={() => headingRef.current?.focus()}
                      />
                    </>
                  )}
                </EmptyState>
              )}
              {total > 0 && elementos.length === 0 && <NoSuchPage first={pageAt(1)} />}
              {elementos.length > 0 && <div className="list-rows">{children(elementos, shown)}</div>}
              <Pagination
                page={pagina}
                total={total}
                {...(pageSize !== undefined && { pageSize })}
                toPage={(wanted) => pageAt(wanted, wanted === pagina + 1 ? keyOfLast?.(shown) : null)}
                {...words.pages}
              />
            </>
          );
        }}
      </ReadingOf>
    </section>
  );
}
