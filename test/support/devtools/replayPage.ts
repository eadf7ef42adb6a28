import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { UnknownAction } from '@reduxjs/toolkit';
import type { BrowserContext, Page } from 'playwright-core';

import type { Recording, TestedWindow } from './testedWindow';

declare const window: TestedWindow & Window;

/** @throws with webpack's own words when the build fails */
export function buildForReplay(folder: string): void {
  const webpack = join(createRequire(__filename).resolve('webpack-cli/package.json'), '../bin/cli.js');
  const args = ['-c', join(__dirname, 'webpack.config.ts'), '--env', `folder=${folder}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [webpack, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** A tab with the DevTools in it. */
export interface ReplayTab {
  readonly page: Page;
  /** Errors that no one caught. */
  readonly errors: string[];
  lifted(): Promise<Recording>;
  exported(): Promise<Recording>;
  /** Gives an action to the DevTools themselves. */
  tell(action: UnknownAction): Promise<void>;
  /** What is shown once it no longer changes. */
  look(): Promise<string>;
  hash(): Promise<string>;
  /** What the page did to the world since it was last asked. */
  takeTouched(): Promise<string[]>;
  historyLength(): Promise<number>;
}

export async function openReplayTab(context: BrowserContext, hook: string, address: string): Promise<ReplayTab> {
  const page = await context.newPage();
  await page.addInitScript({ path: hook });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address);
  // A slow page can have left the network idle before its first call: what it reads has to be there.
  await page.waitForFunction(
    () => document.title !== '' && document.querySelector('h1') !== null && !document.querySelector('[aria-busy=true]'),
  );
  // What is fetched beforehand is no part of a replay.
  await page.waitForLoadState('networkidle');
  return {
    page,
    errors,
    lifted: () => page.evaluate(() => window.lifted.getState()),
    exported: () => page.evaluate(() => window.exported()),
    tell: (action) => page.evaluate((given) => window.lifted.dispatch(given), action),
    look: () =>
      page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        let seen = window.look();
        for (let calm = 0; calm < 3;) {
          await frame();
          const now = window.look();
          calm = now === seen ? calm + 1 : 0;
          seen = now;
        }
        return seen;
      }),
    hash: () => page.evaluate(() => window.location.hash),
    takeTouched: () => page.evaluate(() => window.touched.splice(0)),
    historyLength: () => page.evaluate(() => window.history.length),
  };
}
