import type { ComparisonCell } from './comparisonMessages';

/** The smallest of sorted numbers below which no fewer than this share of them lie: always one that was counted. */
const quantile = (sorted: Uint32Array, share: number): number =>
  sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)] as number;

/**
 * Where the values of one figure lie, by the seeds of a comparison.
 * @param values one a seed, at least one
 * @param firsts the first variant's by the same seeds
 */
export function spreadOf(own: number, values: Uint32Array, firsts: Uint32Array): NonNullable<ComparisonCell['spread']> {
  const sorted = values.slice().sort();
  const count = (isMeant: (value: number, at: number) => boolean) =>
    values.reduce((sum, value, at) => sum + Number(isMeant(value, at)), 0);
  return {
    min: quantile(sorted, 0),
    q1: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    q3: quantile(sorted, 0.75),
    max: quantile(sorted, 1),
    below: count((value) => value < own),
    above: count((value) => value > own),
    more: count((value, at) => value > (firsts[at] as number)),
    fewer: count((value, at) => value < (firsts[at] as number)),
  };
}
