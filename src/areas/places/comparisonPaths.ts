import type { Address } from '#services/navigation/navigationTypes.ts';
import { PLACES_PATHS } from './placesPaths';
import { etapaOf } from './resultsPaths';

/** Where simulations of a stage's list are compared; `semilla`: what the first goes by, where nothing is typed there yet. */
export function comparisonPath(etapa: string, semilla?: string): string {
  const search = new URLSearchParams({ etapa, ...(semilla !== undefined && { semilla }) });
  return `${PLACES_PATHS.comparison}?${search.toString()}`;
}

/** The stage whose simulations the address compares; null: none. */
export function comparedAt({ path, search }: Pick<Address, 'path' | 'search'>): string | null {
  return path === PLACES_PATHS.comparison ? etapaOf(search) : null;
}
