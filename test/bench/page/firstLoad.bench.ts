import { resolve } from 'node:path';

import { usableForm, watchForm } from '#test/support/usableForm.ts';
import { FIRST_LOAD_LIMIT, FIRST_LOAD_REQUESTS, PAGE_LIMIT } from '#test/tools/sizes/limits.ts';
import { type Build, type Kind, measureBuild } from '#test/tools/sizes/measure.ts';
import type { Benchmark, Figure } from '../benchmark';
import { withPeer } from '../peer/build';
import { median, repeat } from './support/statistics';
import { type InTab, withApplication, withBrowser } from './support/tab';

const RUNS = 5;
const dist = resolve(__dirname, '../../../dist');
/** What index.html names and what asks for the areas, and the two that it need not name. */
const FIRST = /\/(?:static\/(?:main|preload|favicon)\.[^/]+|config\.json)?$/;

function firstLoad({ files }: Build, kind: Kind): number {
  return files.filter((file) => file.first && file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function sizes(): Promise<Figure[]> {
  const build = measureBuild(dist);
  const peer = await withPeer((folder) => Promise.resolve(measureBuild(folder)));
  const { scripts = 0, styles = 0 } = FIRST_LOAD_LIMIT;
  return [
    { name: 'page, brotli', value: build.pageBytes, unit: 'bytes', limit: PAGE_LIMIT, promised: true },
    { name: 'scripts, brotli', value: firstLoad(build, 'scripts'), unit: 'bytes', limit: scripts, promised: true },
    { name: 'scripts of the same libraries with an empty form', value: firstLoad(peer, 'scripts'), unit: 'bytes' },
    { name: 'styles, brotli', value: firstLoad(build, 'styles'), unit: 'bytes', limit: styles, promised: true },
  ];
}

async function requests(inTab: InTab, address: string): Promise<Figure[]> {
  const { asked } = await inTab('phone', async ({ page }) => {
    await watchForm(page);
    await page.goto(address);
    return usableForm(page);
  });
  const early = asked.filter((one) => !FIRST.test(new URL(one).pathname));
  return [
    { name: 'requests until the form is usable', value: asked.length, unit: '', limit: FIRST_LOAD_REQUESTS, promised: true },
    { name: 'of them for areas, shell, dialogs, HTTP client', value: early.length, unit: '', limit: 0, promised: true },
  ];
}

/** When the heading, as text, is on the screen although no script has arrived. */
async function paintBeforeScripts(inTab: InTab, address: string): Promise<number> {
  return inTab('phone', async ({ page, devtools }) => {
    await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await page.goto(address);
    await page.getByText('INGRESO A PISAMI', { exact: true }).waitFor();
    return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);
  });
}

export const benchmark: Benchmark = {
  name: 'First load of #/login',
  run: () =>
    withApplication(({ url }) =>
      withBrowser(async (inTab) => {
        const address = `${url}#/login`;
        const paint = median(await repeat(RUNS, () => paintBeforeScripts(inTab, address)));
        return [
          ...(await sizes()),
          ...(await requests(inTab, address)),
          { name: 'heading painted, without any script, mobile profile', value: paint, unit: 'ms' },
        ];
      }),
    ),
};
