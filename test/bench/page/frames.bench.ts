import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { createCity } from '../allocation/support/city';
import type { Benchmark } from '../benchmark';
import { readFrames, signInAsCoordinator, watchFrames } from './support/frames';
import { withApplication, withBrowser } from './support/tab';

const COUNTRY = { solicitudes: 500_000, ofertas: 8_000, opciones: 5 };
const LONGEST_RUN_MS = 600_000;
const LIMIT_MS = 50;

/** The replication file of a whole country, too large for one text. */
async function writeCountry(file: string): Promise<void> {
  const stream = createWriteStream(file);
  for (const piece of writeReplica(createCity(COUNTRY))) stream.write(piece);
  await new Promise<void>((resolve, reject) => {
    stream.on('error', reject);
    stream.end(resolve);
  });
}

async function openStage(page: Page, url: string): Promise<void> {
  await signInAsCoordinator(page, url);
  await page.goto(`${url}#/educacion/asignacion?etapa=general`);
  await page.getByLabel('Un archivo de réplica').check();
}

/** While a country is read and solved in the worker, the page goes on. */
export const benchmark: Benchmark = {
  name: 'The page during a run of 500,000 × 8,000 × 5 in its worker',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pisami-frames-'));
    try {
      const file = join(folder, 'pais.csv');
      await writeCountry(file);
      return await withApplication(({ url }) =>
        withBrowser((inTab) =>
          inTab('desktop', async ({ page }) => {
            await openStage(page, url);
            await page.getByLabel('Archivo de réplica', { exact: true }).setInputFiles(file);
            await page.getByLabel('Semilla de la simulación').fill('banco');
            await watchFrames(page);
            const start = Date.now();
            await page.getByRole('button', { name: 'Simular', exact: true }).click();
            await page.getByText('Lo que dio la simulación').waitFor({ timeout: LONGEST_RUN_MS });
            const { longest, count } = await readFrames(page);
            return [
              { name: 'longest frame', value: longest, unit: 'ms', limit: LIMIT_MS },
              { name: 'frames', value: count, unit: '' },
              { name: 'the run, file and checker included', value: (Date.now() - start) / 1_000, unit: 's' },
            ];
          }),
        ),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
