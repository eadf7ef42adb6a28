import type { Address } from '#services/navigation/navigationTypes.ts';
import { PLACES_PATHS } from './placesPaths';
import { etapaOf } from './resultsPaths';

/** Where the official run and the simulations of a stage are; `etapa`: its code. */
export const etapaPath = (etapa: string): string => `${PLACES_PATHS.allocation}?etapa=${etapa}`;

/** Where anyone sees what is public of a stage: the citizens' page. */
export const publicProofPath = (etapa: string): string => `/tramites/educacion/resultados/${etapa}`;

/** The stage whose allocation the address shows; null: none. */
export function allocationAt({ path, search }: Pick<Address, 'path' | 'search'>): string | null {
  return path === PLACES_PATHS.allocation ? etapaOf(search) : null;
}
