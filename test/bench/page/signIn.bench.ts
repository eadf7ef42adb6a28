import type { Page } from 'playwright-core';

import type { Benchmark, Figure } from '../benchmark';
import { markMoments } from './support/marks';
import { median, repeat } from './support/statistics';
import { type InTab, withApplication, withBrowser } from './support/tab';

const RUNS = 5;
const MOST_BEYOND = 1;
const SIGN_IN = /api\/token\/generar$/;

/** A request as the page's own clock saw it, in milliseconds. */
interface Asked {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

interface Run {
  /** Round trips one after the other that the shell waited for, the sign-in call not counted. */
  readonly beyond: number;
  /** From the click to the painted shell. */
  readonly whole: number;
  /** How long the sign-in call took of it. */
  readonly call: number;
}

/** How many of the requests had to wait for one another: none starts before the one that it waits for has ended. */
function depth(asked: readonly Asked[]): number {
  const depths = new Map<Asked, number>();
  for (const one of [...asked].sort((a, b) => a.start - b.start)) {
    const before = asked.filter(({ end }) => end <= one.start).map((other) => depths.get(other) ?? 0);
    depths.set(one, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}

async function signIn(page: Page): Promise<Run> {
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('heading', { name: 'Sus secciones' }).waitFor();
  await page.waitForFunction(() => {
    const [click] = performance.getEntriesByName('click').slice(-1);
    const [shell] = performance.getEntriesByName('heading painted').slice(-1);
    return click !== undefined && shell !== undefined && shell.startTime > click.startTime;
  });
  const { click, shell, asked } = await page.evaluate(() => {
    const last = (name: string): number => performance.getEntriesByName(name).at(-1)?.startTime ?? NaN;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const all = resources.map(({ name, startTime, responseEnd }) => ({ name, start: startTime, end: responseEnd }));
    return { click: last('click'), shell: last('heading painted'), asked: all };
  });
  // What was under way at the click is waited for, too; what ends after the shell stands is not.
  const waitedFor = asked.filter(({ end }) => end > click && end <= shell);
  const call = waitedFor.find(({ name }) => SIGN_IN.test(name));
  if (!call) throw new Error('The page never called the backend to sign in');
  return { beyond: depth(waitedFor) - 1, whole: shell - click, call: call.end - call.start };
}

/** `atOnce`: as soon as the fields are there, while what follows the form is still under way. */
async function run(inTab: InTab, url: string, atOnce: boolean): Promise<Run> {
  return inTab('phone', async ({ page }) => {
    await markMoments(page);
    await page.goto(`${url}#/login`, { waitUntil: atOnce ? 'commit' : 'networkidle' });
    await page.getByLabel('Usuario').fill('admin');
    await page.getByLabel('Contraseña').fill('admin2026');
    return signIn(page);
  });
}

function figures(kind: string, runs: readonly Run[]): Figure[] {
  const middle = (pick: (one: Run) => number): number => median(runs.map(pick));
  return [
    { name: `${kind}: round trips beyond the call`, value: middle(({ beyond }) => beyond), unit: '', limit: MOST_BEYOND },
    { name: `${kind}: from the click to the shell`, value: middle(({ whole }) => whole), unit: 'ms' },
    { name: `${kind}: of it, the sign-in call`, value: middle(({ call }) => call), unit: 'ms' },
  ];
}

export const benchmark: Benchmark = {
  name: `Signing in, mobile profile (4x CPU, 1.6 Mbit/s, 150 ms), median of ${RUNS}`,
  run: () =>
    withApplication(({ url }) =>
      withBrowser(async (inTab) => [
        ...figures('page at rest', await repeat(RUNS, () => run(inTab, url, false))),
        ...figures('form just there', await repeat(RUNS, () => run(inTab, url, true))),
      ]),
    ),
};
