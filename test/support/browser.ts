import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { type Browser, type BrowserServer, chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const installMinutes = 5;

const isRoot = process.getuid?.() === 0;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Also false for a browser that lacks a library of the system. */
function runs(path: string): boolean {
  return isExecutable(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

function onPath(name: string): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));
}

function findInstalled(): string | undefined {
  return [...names.flatMap(onPath), macPath, chromium.executablePath()].find(runs);
}

const playwright = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');

function install(command: string, args: readonly string[]): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', timeout: installMinutes * 60_000, env: environment });
}

const installers: readonly (() => void)[] = [
  // As `.ci/run` does it, so that everyone has the same one where that is possible.
  () => {
    if (!isRoot) return;
    install('apt-get', ['update']);
    install('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  },
  () => install(process.execPath, [playwright, 'install', 'chromium']),
];

/**
 * @returns the path of a browser that runs, installing one where there is none
 * @throws when there is none and none could be installed
 */
function findBrowser(): string {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Error(`CHROME_PATH names no browser that runs: ${chosen}`);
  }
  let found = findInstalled();
  for (const run of installers) {
    if (found) break;
    run();
    found = findInstalled();
  }
  if (found) return found;
  throw new Error('No Chromium or Chrome: install one (Debian: apt-get install chromium) or set CHROME_PATH to its path');
}

/**
 * Playwright's own, since the last such list is the only one that counts, and with each window two popups of the
 * address bar, pages themselves, which nobody sees and which take more than most of ours.
 */
const disabledFeatures = [
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
  ],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** How a browser is started, by whatever starts it. */
export function browserOptions(): { executablePath: string; chromiumSandbox: boolean; args: string[] } {
  return {
    executablePath: findBrowser(),
    // Chromium's sandbox does not start as root; for anyone else it stays.
    chromiumSandbox: !isRoot,
    args: [
      ...['--disable-background-networking', '--disable-component-update', '--disable-dev-shm-usage'],
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  };
}

/**
 * A browser without a window, for the end-to-end tests; the caller closes it. `pageCache`: it keeps the pages
 * that one leaves, for Back, which Playwright turns off else.
 */
export function launchBrowser({ pageCache = false } = {}): Promise<Browser> {
  return chromium.launch({ ...browserOptions(), ...(pageCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }) });
}

/** A browser for several processes, each of which connects to its `wsEndpoint()`; the caller closes it. */
export function launchSharedBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ ...browserOptions(), host: '127.0.0.1' });
}
