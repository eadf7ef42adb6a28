import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import type { Benchmark, Figure } from '../benchmark';
import { readFrames, signInAsCoordinator, watchFrames } from './support/frames';
import { withApplication, withBrowser } from './support/tab';

const LONGEST_READ_MS = 300_000;
const LIMIT_MS = 50;
const HEAD = 'DANE;Sede;Jornada;Grado;Capacidad;Continúan;Repiten';

const place = (at: number): string => `19${String(at).padStart(10, '0')};Sede El Año ${at};Mañana;Quinto;40;30;2`;
const fileOf = (rows: number, row: (at: number) => string): string =>
  [HEAD, ...Array.from({ length: rows }, (_, at) => row(at))].join('\r\n');

/** What a person may choose, and what the page says when it has been read. */
const FILES = [
  { name: '500,000 rows', text: () => fileOf(500_000, place), ends: /^El archivo tiene 500\.000 filas/ },
  {
    name: '500,000 rows of Windows, a tenth of them bad',
    text: () => fileOf(500_000, (at) => (at % 10 === 0 ? 'x;y' : place(at))),
    ends: /^Se encontraron 300\.001 errores/,
    encoding: 'latin1',
  },
  { name: '2,500,000 short rows', text: () => fileOf(2_500_000, () => 'a;b'), ends: /^Se encontraron 15\.000\.001 errores/ },
  {
    name: 'as many rows as an import takes',
    text: () => fileOf(20_000, place),
    ends: /^El archivo tiene errores: no se guardó nada/,
  },
] as const;

async function chooseFile(page: Page, file: string, ends: RegExp): Promise<{ longest: number; count: number; seconds: number }> {
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Importar la oferta' }).waitFor();
  await watchFrames(page);
  const start = Date.now();
  await page.getByLabel('Archivo CSV').setInputFiles(file);
  await page.getByText(ends).first().waitFor({ timeout: LONGEST_READ_MS });
  return { ...(await readFrames(page)), seconds: (Date.now() - start) / 1_000 };
}

/** While a file of places is read in its worker, the page goes on. */
export const benchmark: Benchmark = {
  name: 'The page while a file of places is read in its worker',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pisami-importing-'));
    try {
      return await withApplication(({ url }) =>
        withBrowser((inTab) =>
          inTab('desktop', async ({ page }) => {
            await signInAsCoordinator(page, url);
            await page.goto(`${url}#/educacion/oferta/importacion`);
            const figures: Figure[] = [];
            for (const { name, text, ends, ...more } of FILES) {
              const file = join(folder, 'oferta.csv');
              writeFileSync(file, text(), 'encoding' in more ? more.encoding : 'utf8');
              const { longest, count, seconds } = await chooseFile(page, file, ends);
              figures.push(
                { name: `${name}: longest frame`, value: longest, unit: 'ms', limit: LIMIT_MS },
                { name: `${name}: frames`, value: count, unit: '' },
                { name: `${name}: until it is told`, value: seconds, unit: 's' },
              );
            }
            return figures;
          }),
        ),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
