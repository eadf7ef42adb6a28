import * as fc from 'fast-check';
import { TOKEN_KEY } from '#services/storage/storageKeys.ts';
import type { Browser } from '../world/browser';
import type { StorageHealth } from '../world/storage';
import { TAB_NAMES, type Tab, type TabName } from '../world/tab';
import { command, inTab, type Command } from './command';

/** Time, and what happens to the storage behind the application's back. */
export const environment: fc.WeightedArbitrary<Command>[] = [
  {
    weight: 12,
    arbitrary: fc
      .integer({ min: 1, max: 700 })
      .map((ms) => command({ label: `${ms} ms pass`, steps: [({ clock }) => clock.advance(ms)] })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record<StorageHealth>({
        mode: fc.constantFrom<StorageHealth['mode'][]>('well', 'well', 'full', 'blocked'),
        after: fc.nat(12),
      })
      .map(({ mode, after }) =>
        command({
          label: `after ${after} touches the storage is ${mode}`,
          steps: [(browser) => setHealth(browser, { mode, after })],
        }),
      ),
  },
];

/**
 * From now on the storage is in this health. One that starts to throw takes no session away (D15); one that
 * can be read again may show a token that was out of reach.
 */
export function setHealth(browser: Browser, health: StorageHealth): void {
  if (browser.health.mode === 'blocked') TAB_NAMES.forEach((name) => browser.tokenTouched.add(name));
  Object.assign(browser.health, health);
  browser.storageHasFailed ||= health.mode !== 'well';
}

/** As in the browser's own tools; the application sees it when it looks again. */
export function removeToken({ values, name }: Tab, tokenTouched: Set<TabName>): void {
  values.delete(TOKEN_KEY);
  tokenTouched.add(name);
}

export function environmentOf(tab: TabName): fc.WeightedArbitrary<Command>[] {
  return [
    {
      weight: 2,
      arbitrary: fc.constant(inTab(tab, 'the token is removed by hand', (at, { tokenTouched }) => removeToken(at, tokenTouched))),
    },
    {
      weight: 1,
      arbitrary: fc
        .boolean()
        .map((late) => inTab(tab, late ? 'hears of other tabs late' : 'hears of other tabs', (at) => void (at.late = late))),
    },
  ];
}
