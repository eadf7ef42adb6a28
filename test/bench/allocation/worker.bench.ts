import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';

import type { Browser } from 'playwright-core';

import { launchBrowser } from '#test/support/browser.ts';
import { buildInto } from '#test/support/buildInto.ts';
import type { Benchmark, Figure } from '../benchmark';
import { withEngine } from './support/inProcess';

const COUNTRY = { solicitudes: 500_000, ofertas: 8_000, opciones: 5 };
const SEMILLA = '4f0c7b21 2026-11-28';

/** What a person waits for: a file that they chose, in the worker of a page with nothing else on it. */
export const benchmark: Benchmark = {
  name: '500,000 × 8,000 × 5 from the file to the checked result, in a worker of Chromium',
  run: () => withEngine(({ writeFile }) => measureInChromium(writeFile(COUNTRY))),
};

async function measureInChromium(file: string): Promise<readonly Figure[]> {
  const folder = join(dirname(file), 'web');
  const entry = { worker: resolve(__dirname, '../../../src/allocation/allocationWorker.ts') };
  await buildInto(folder, { entry, target: 'webworker', plugins: [] });
  const script = readdirSync(join(folder, 'static')).find((name) => name.endsWith('.js')) ?? '';
  const server = createServer(({ url }, response) => {
    const isScript = url === '/worker.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? readFileSync(join(folder, 'static', script)) : '<input type="file">');
  }).listen(0);
  const browser = await launchBrowser();
  try {
    return await measureRun(browser, (server.address() as AddressInfo).port, file);
  } finally {
    await browser.close();
    server.close();
  }
}

async function measureRun(browser: Browser, port: number, file: string): Promise<readonly Figure[]> {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`);
  await page.locator('input').setInputFiles(file);
  const session = await browser.newBrowserCDPSession();
  const renderers = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer');
  };
  const before = await renderers();
  const kind = await page.evaluate(
    (semilla) =>
      new Promise((settle) => {
        const worker = new Worker('/worker.js');
        worker.onmessage = ({ data }: MessageEvent<{ kind: string; result?: { kind: string } }>) => {
          if (data.kind !== 'progress') settle(data.result?.kind ?? data.kind);
        };
        worker.postMessage({ file: document.querySelector('input')?.files?.[0], semilla });
      }),
    SEMILLA,
  );
  if (kind !== 'done') throw new Error(`The worker ended with ${String(kind)}`);
  const used = (await renderers()).map(({ id, cpuTime }) => ({
    id,
    seconds: cpuTime - (before.find((one) => one.id === id)?.cpuTime ?? 0),
  }));
  const busiest = used.reduce((most, one) => (one.seconds > most.seconds ? one : most));
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${busiest.id}/status`, 'utf8'))?.[1];
  return [
    { name: 'processor', value: busiest.seconds, unit: 's', limit: 4 },
    { name: 'most memory of the page', value: Number(peak) / 1_024, unit: 'MB', limit: 450 },
  ];
}
