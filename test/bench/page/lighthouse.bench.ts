import type { Benchmark, Figure } from '../benchmark';
import { type Category, type Scores, type Stored, withAuditedBrowser } from './support/auditedBrowser';
import { median, repeat } from './support/statistics';
import { withApplication } from './support/tab';

const RUNS = 3;

/** The form, the shell, the citizens' first page, and of each area the page with the most code and data at its start. */
const PUBLIC_PAGES = ['login', 'tramites/educacion', 'tramites/educacion/oferta'];
const STAFF_PAGES = ['sitio', 'educacion/resultados', 'tramitacion/tramite-educacion'];

const LEAST: readonly (readonly [Category, number])[] = [
  ['performance', 95],
  ['accessibility', 100],
  ['best-practices', 100],
];

/** What signing in leaves in the browser; once, since a backend limits how often one may. */
function sessionOf(url: string): Promise<Stored> {
  return withAuditedBrowser(async ({ context }) => {
    const page = await context.newPage();
    await page.goto(`${url}#/login`);
    await page.getByLabel('Usuario').fill('admin');
    await page.getByLabel('Contraseña').fill('admin2026');
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await page.getByRole('heading', { name: 'Sus secciones' }).waitFor();
    return page.evaluate(() => ({ tab: { ...sessionStorage }, shared: { ...localStorage } }));
  });
}

async function audited(url: string, pages: readonly string[], stored?: Stored): Promise<Figure[]> {
  return withAuditedBrowser(async ({ audit }) => {
    const all: Figure[] = [];
    for (const page of pages) all.push(...figures(page, await repeat(RUNS, () => audit(`${url}#/${page}`))));
    return all;
  }, stored);
}

function figures(page: string, runs: readonly Scores[]): Figure[] {
  return LEAST.map(([category, least]) => ({
    name: `${page}: ${category}`,
    value: median(runs.map((scores) => scores[category])),
    unit: 'of 100',
    least,
  }));
}

export const benchmark: Benchmark = {
  name: `Lighthouse, mobile profile, median of ${RUNS}`,
  run: () =>
    withApplication(async ({ url }) => [
      ...(await audited(url, PUBLIC_PAGES)),
      ...(await audited(url, STAFF_PAGES, await sessionOf(url))),
    ]),
};
