import { usableForm, watchForm } from '#test/support/usableForm.ts';
import type { Benchmark } from '../benchmark';
import { withPeer } from '../peer/build';
import { median, repeat } from './support/statistics';
import { type InTab, withApplication, withBrowser } from './support/tab';

const RUNS = 9;
const GOAL = 1.15;

async function timeToUse(inTab: InTab, address: string): Promise<number> {
  return inTab('phone', async ({ page }) => {
    await watchForm(page);
    await page.goto(address);
    return (await usableForm(page)).at;
  });
}

export const benchmark: Benchmark = {
  name: `Until typing enables the button, mobile profile (4x CPU, 1.6 Mbit/s, 150 ms), median of ${RUNS} by turns`,
  run: () =>
    withPeer((dist) =>
      withApplication(
        (peer) =>
          withApplication((application) =>
            withBrowser(async (inTab) => {
              const pairs = await repeat(RUNS, async () => ({
                own: await timeToUse(inTab, `${application.url}#/login`),
                limit: await timeToUse(inTab, `${peer.url}#/login`),
              }));
              const own = median(pairs.map((pair) => pair.own));
              const limit = median(pairs.map((pair) => pair.limit));
              return [
                { name: 'login form', value: own, unit: 'ms', limit: limit * GOAL },
                { name: 'the same libraries with an empty form', value: limit, unit: 'ms' },
                { name: 'login form to the empty form', value: own / limit, unit: 'times', limit: GOAL },
              ];
            }),
          ),
        { dist },
      ),
    ),
};
