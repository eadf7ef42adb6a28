import * as v from 'valibot';

import { MOST_COUNTED } from '#domain/mostCounted.ts';
import { type Queryable, readRow } from './database';

/** The size of every page of a list that says nothing else (contract). */
export const pageSize = 10;

/** How many elements come before a page, from 1 on. */
export function offsetOf(page: number, size = pageSize): number {
  return (page - 1) * size;
}

const totalSchema = v.object({ total: v.number() });

/** Whether a list has such a page at all: what is not counted is not shown either. */
export function isListed(page: number, size = pageSize): boolean {
  return offsetOf(page, size) < MOST_COUNTED;
}

/**
 * @param from what comes after `select … from`
 * @returns at most `MOST_COUNTED`
 */
export async function countRows(db: Queryable, from: string, params: readonly unknown[]): Promise<number> {
  const row = await readRow(
    db,
    totalSchema,
    `select count(*) as total from (select 1 from ${from} limit ${MOST_COUNTED}) as found`,
    params,
  );
  return row?.total ?? 0;
}

/** Takes a condition, with `$` in the place of each parameter. */
export type AddCondition = (condition: string, ...params: readonly unknown[]) => void;

/** Collects what a `where` asks, with its parameters numbered in their order. */
export function createFilter(): {
  readonly addCondition: AddCondition;
  /** @returns the condition, true when nothing was asked. */
  readonly where: () => string;
  readonly params: readonly unknown[];
} {
  const conditions: string[] = [];
  const params: unknown[] = [];
  return {
    addCondition: (condition, ...values) => {
      let next = params.length;
      conditions.push(condition.replaceAll('$', () => `$${(next += 1)}`));
      params.push(...values);
    },
    where: () => (conditions.length === 0 ? 'true' : conditions.join(' and ')),
    params,
  };
}
