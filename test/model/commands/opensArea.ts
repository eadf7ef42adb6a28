import * as fc from 'fast-check';
import { PLACES_PATHS } from '#areas/places/placesPaths.ts';
import type { TabName } from '../world/tab';
import { command, type Command } from './command';
import { answer, status, type Answer } from './servers';

const ANSWERS: readonly Answer[] = [{ kind: 'good', menu: 'list', year: true }, ...[403, 404, 500].map(status)];

/** Goes to the education area, whose summary is answered: each of its states has its turn. */
export function opensAreaIn(name: TabName): fc.WeightedArbitrary<Command>[] {
  const arbitrary = fc.constantFrom(...ANSWERS).map((given) =>
    command({
      label: `${name}: opens /educacion, whose summary is answered with ${JSON.stringify(given)}`,
      steps: [
        ({ tabs }) => tabs[name].navigation.type(PLACES_PATHS.index),
        (browser) => {
          const tab = browser.tabs[name];
          const call = tab.page.http.pending.find(({ path }) => path === 'api/educacion/resumen');
          if (call) answer(tab, browser, call, given);
        },
      ],
    }),
  );
  return [{ weight: 4, arbitrary }];
}
