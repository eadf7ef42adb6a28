process.env['NODE_ENV'] ??= 'production';
import lighthouse from 'lighthouse/core/index.cjs';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { browserOptions } from '../support/browser';
import { withApplication } from '/work/wt-bench5/test/bench/page/support/tab';
const pages = process.argv.slice(2);
void withApplication(async ({ url }) => {
  const profile = mkdtempSync('/tmp/lh-');
  const { args = [], ...o } = browserOptions();
  const c = await chromium.launchPersistentContext(profile, { ...o, args: [...args, '--remote-debugging-port=0'], viewport: null });
  const port = Number(readFileSync(profile + '/DevToolsActivePort', 'utf8').split('\n', 1)[0]);
  let stored: any;
  for (const p of pages) {
    if (p === 'signin') {
      const page = await c.newPage();
      await page.goto(`${url}#/login`);
      await page.getByLabel('Usuario').fill('admin');
      await page.getByLabel('Contraseña').fill('admin2026');
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await page.getByRole('heading', { name: 'Sus secciones' }).waitFor();
      stored = await page.evaluate(() => ({ tab: { ...sessionStorage }, shared: { ...localStorage } }));
      await c.addInitScript(({ tab }: any) => { if (location.protocol === 'about:') return; for (const k in tab) sessionStorage.setItem(k, tab[k]); }, stored);
      await page.close();
      continue;
    }
    const r = await lighthouse(`${url}#/${p}`, { port, logLevel: 'error', onlyCategories: ['performance', 'accessibility', 'best-practices'] });
    const { lhr } = r!;
    console.log(p, lhr.runtimeError?.code ?? '', Object.values(lhr.categories).map((x) => x.score).join(' '), 'bi', lhr.environment.benchmarkIndex,
      ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index', 'interactive'].map((a) => `${a} ${lhr.audits[a]?.displayValue} (${lhr.audits[a]?.score})`).join('; '));
    writeFileSync(`/tmp/lh-${p.replace(/\W/g, '_')}.json`, JSON.stringify(lhr));
    writeFileSync(`/tmp/lhtrace-${p.replace(/\W/g, '_')}.json`, JSON.stringify(r!.artifacts.Trace ?? (r!.artifacts as any).traces));
    const failing = Object.values(lhr.audits).filter((a) => a.score !== null && a.score < 0.9).map((a) => `${a.id}:${a.score}`);
    console.log('   ', failing.join(' '));
  }
  await c.close();
});
