import type { Comparison, ComparisonProgress, Variant } from '#allocation/comparison/comparisonMessages.ts';

/** A comparison that a person asks for. */
export interface WantedComparison {
  /** The stage's code; its page is where it belongs. */
  readonly etapa: string;
  /** The first is what the others are compared with. */
  readonly variants: readonly { readonly nombre: string; readonly variant: Variant }[];
  /** By which all variants are drawn, besides their own seeds. */
  readonly semillas: readonly string[];
}

/** Why there is no comparison; `wayOn`: the same again, the page anew, or nothing of the kind. */
export interface ComparisonFailure {
  readonly messages: readonly string[];
  readonly wayOn: 'again' | 'reload' | 'none';
}

/** A comparison in the browser: one at a time. */
export type ComparisonState =
  | { status: 'idle' }
  /** `progress` null: the list is being fetched, or the worker has said nothing yet. */
  | { status: 'running'; wanted: WantedComparison; progress: ComparisonProgress | null }
  | { status: 'done'; wanted: WantedComparison; comparison: Comparison }
  | ({ status: 'failed'; wanted: WantedComparison } & ComparisonFailure)
  | { status: 'cancelled'; wanted: WantedComparison };
