import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type esLighthouse from 'lighthouse';
import cjsLighthouse from 'lighthouse/core/index.cjs';
import { chromium, type BrowserContext } from 'playwright-core';

import { browserOptions } from '#test/support/browser.ts';

/** An ES module: from here it is called by its door for CommonJS, whose own types are broken. */
const lighthouse = cjsLighthouse as typeof esLighthouse;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof CATEGORIES)[number];
/** Lighthouse's scores of a page, 0 to 100. */
export type Scores = Readonly<Record<Category, number>>;

/** What a browser's storage holds, by key. */
export interface Stored {
  readonly tab: Record<string, string>;
  readonly shared: Record<string, string>;
}

/** A browser that Lighthouse can reach, for one person. */
export interface AuditedBrowser {
  readonly context: BrowserContext;
  /** One run of Lighthouse with its mobile profile: the page is loaded anew, nothing of it cached. */
  audit(address: string): Promise<Scores>;
}

/** Opens the browser for the time of a piece of work. With `stored`, each of its tabs starts with that in its storage. */
export async function withAuditedBrowser<Result>(
  work: (browser: AuditedBrowser) => Promise<Result>,
  stored?: Stored,
): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'pisami-lighthouse-'));
  const { args, ...options } = browserOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, '--remote-debugging-port=0'],
    // Lighthouse opens a tab of its own and gives it the size of its phone.
    viewport: null,
  });
  try {
    if (stored) await context.addInitScript(putIntoStorage, stored);
    const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n', 1)[0]);
    return await work({ context, audit: (address) => audit(address, port) });
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs in each page before its own scripts. */
function putIntoStorage({ tab, shared }: Stored): void {
  // The blank page between two addresses has no storage.
  if (location.protocol === 'about:') return;
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
  for (const [key, value] of Object.entries(shared)) localStorage.setItem(key, value);
}

/** Lighthouse's own: it asks to be run again when the browser has not recorded the page's start. */
const NOT_RECORDED = 'NO_NAVSTART';

async function audit(address: string, port: number, attempts = 3): Promise<Scores> {
  const result = await lighthouse(address, { port, logLevel: 'silent', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { categories, runtimeError } = result.lhr;
  if (runtimeError?.code === NOT_RECORDED && attempts > 1) return audit(address, port, attempts - 1);
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const score = (category: Category): number => {
    const value = categories[category]?.score;
    if (typeof value !== 'number') throw new Error(`${address}: Lighthouse gave no score for ${category}`);
    return Math.round(value * 100);
  };
  return { performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices') };
}
