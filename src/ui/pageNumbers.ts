import { PAGINATION } from './uiDefaults';

/** How many pages `total` rows make; an empty list has one, too. */
export function pageCount(total: number, pageSize: number = PAGINATION.pageSize): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The pages to offer at `current` of `count`, both from 1; null: an ellipsis, for two pages or more. */
export function pagesToShow(current: number, count: number): readonly (number | null)[] {
  const near = new Set([1, current - 1, current, current + 1, count]);
  const shown: (number | null)[] = [];
  for (let page = 1; page <= count; page += 1) {
    // A single page between two that are shown takes no more room than its ellipsis.
    if (near.has(page) || (near.has(page - 1) && near.has(page + 1))) shown.push(page);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
