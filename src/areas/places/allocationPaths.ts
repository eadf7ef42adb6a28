import type { Address } from '#services/navigation/navigationTypes.ts';
import { EDUCATION_PATHS } from './placesPaths';
import { stageOf } from './resultsPaths';

/** Where the official run and the simulations of a stage are; `etapa`: its code. */
export const stagePath = (etapa: string): string => `${EDUCATION_PATHS.allocation}?etapa=${etapa}`;

/** The stage whose allocation the address shows; null: none. */
export function allocationAt({ path, search }: Pick<Address, 'path' | 'search'>): string | null {
  return path === EDUCATION_PATHS.allocation ? stageOf(search) : null;
}
