import { type Browser, type BrowserServer, chromium } from 'playwright-core';

import { launchSharedBrowser } from '#test/support/browser.ts';

const variable = 'PISAMI_TEST_BROWSER';

let server: BrowserServer | undefined;

/** Starts the browser of a run, which is told to the processes that run the tests: they inherit the environment. */
export async function startSharedBrowser(): Promise<void> {
  server = await launchSharedBrowser();
  server.on('close', () => {
    if (server) console.error('The browser of the tests ended by itself: what comes after fails');
  });
  process.env[variable] = server.wsEndpoint();
}

export async function endSharedBrowser(): Promise<void> {
  const ending = server;
  server = undefined;
  await ending?.close();
}

/** The browser of the run, for one file of tests: closing it ends what that file has opened, and not the browser. */
export async function connectToBrowser(): Promise<Browser> {
  const address = process.env[variable];
  if (address === undefined) throw new Error('No browser was started: see globalSetup.ts');
  return chromium.connect(address);
}
