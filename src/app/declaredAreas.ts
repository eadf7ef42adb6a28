import { createRequire } from 'node:module';
import type { Area } from '#core/chunks/declareArea.ts';
import { AREAS } from './areas';

const load = createRequire(__filename);

/** What the areas declare, for the build, the tools and the tests: in the page it comes with the areas' chunks. */
export const DECLARED_AREAS = AREAS.map(({ name }) => (load(`#areas/${name}/area.ts`) as { area: Area }).area);
