import { typedLine } from '#domain/unseen.ts';

/** A list's own filters by their names in the address, in the order in which they are written; null: any. */
export type Filters = Readonly<Record<string, string | number | null>>;

/** What the address of a list asks for. */
export type ListQuery<Own extends Filters = Filters> = Own & {
  /** Trimmed; '' for none. */
  readonly texto: string;
  /** From 1 on. */
  readonly pagina: number;
};

export interface ListAddress<Query extends ListQuery = ListQuery> {
  /** The list's page, with nothing asked for. */
  readonly path: string;
  /** Reads the search part of an address; a value that the backend would refuse counts as not given. */
  read(search: string): Query;
  /** What else its addresses keep, by name: no filter of the list's own. */
  readonly keeps?: readonly string[];
}

/** What the contract takes. */
export const LONGEST_TEXT = 200;
const LAST_PAGE = 1_000_000;

/** `readFilters`: the values of the list's own filters; `keeps`: what else its addresses keep. */
export function createListAddress<Own extends Filters>(
  path: string,
  readFilters: (given: URLSearchParams) => Own,
  keeps: readonly string[] = [],
): ListAddress<ListQuery<Own>> {
  return {
    path,
    keeps,
    read(search) {
      const given = new URLSearchParams(search);
      const texto = typedLine(given.get('texto') ?? '')
        .slice(0, LONGEST_TEXT)
        .trim();
      return { ...readFilters(given), texto, pagina: readPage(given) };
    },
  };
}

/** The search part that is read back to the same `query`, '' when everything is asked for, from its first page on. */
export function writeListQuery({ pagina, ...filters }: ListQuery): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== null && value !== '') written.set(name, String(value));
  }
  if (pagina !== 1) written.set('pagina', String(pagina));
  return written.size === 0 ? '' : `?${written.toString()}`;
}

/** The page, from 1, that an address asks for; an odd one counts as the first. */
export function readPage(given: URLSearchParams): number {
  return wholeNumberOf(given.get('pagina'), 1, LAST_PAGE) ?? 1;
}

/** A whole number from `least` to `most` as an address has it; null for anything else. */
export function wholeNumberOf(text: string | null, least: number, most: number): number | null {
  const number = Number(text);
  return text !== null && /^(0|[1-9]\d*)$/.test(text) && number >= least && number <= most ? number : null;
}
