import { MOST_COUNTED } from '#domain/mostCounted.ts';
import { numberText } from '#domain/words/numbers.ts';
import { pageCount } from '#ui/pageNumbers.ts';

export interface CountWords {
  none: string;
  one: string;
  many: (total: string) => string;
}

const manyText = (total: number): string => (total < MOST_COUNTED ? numberText(total) : `${numberText(MOST_COUNTED)} o más`);

/** How much was found, and which page of it is shown, from 1. */
export function countText({ none, one, many }: CountWords, total: number, page: number, pageSize?: number): string {
  if (total === 0) return none;
  const found = total === 1 ? one : many(manyText(total));
  const pages = pageCount(total, pageSize);
  return pages > 1 && page <= pages ? `${found} Página ${numberText(page)} de ${numberText(pages)}.` : found;
}
