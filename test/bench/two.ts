process.env['NODE_ENV'] ??= 'production';
import { withApplication, withBrowser } from './page/support/tab';
import { MENUS, prepareSignIn, signIn } from './page/support/largeMenu';
const kinds = (process.argv[3]?.split(',') ?? Object.keys(MENUS)) as (keyof typeof MENUS)[];
const N = 60;
void withApplication((application) => withBrowser(async (inTab, browser) => { for (const kind of kinds) await inTab('desktop', async ({ page }) => {
  await prepareSignIn(application, page, MENUS[kind]);
  await signIn(page);
  const go = (n: number) => page.evaluate(async (n) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.side a.menu-row')].slice(0, 3);
    for (let i = 1; i <= n; i++) { performance.mark('go'); links[i % 3]!.click(); await new Promise((r) => setTimeout(r, 120)); }
  }, n);
  await go(12);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing', 'blink', ...(process.argv[2] === 'cpu' ? ['disabled-by-default-v8.cpu_profiler'] : [])] });
  await go(N);
  const buffer = await browser.stopTracing();
  const { traceEvents } = JSON.parse(buffer.toString());
  require('fs').writeFileSync(`/tmp/nav-${kind.replace(/ /g, '-')}.json`, buffer);
  const mark = traceEvents.find((e: any) => e.name === 'go');
  const mine = traceEvents.filter((e: any) => e.pid === mark.pid && e.tid === mark.tid && e.ph === 'X').sort((a: any, b: any) => a.ts - b.ts || b.dur - a.dur);
  const self = new Map<string, number>(); const stack: any[] = []; let total = 0;
  for (const e of mine) {
    while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= e.ts) stack.pop();
    self.set(e.name, (self.get(e.name) ?? 0) + (e.tdur ?? 0));
    if (stack.length) self.set(stack.at(-1).name, (self.get(stack.at(-1).name) ?? 0) - (e.tdur ?? 0)); else total += e.tdur ?? 0;
    stack.push(e);
  }
  console.log(kind, 'CPU per navigation', (total / 1000 / N).toFixed(2), [...self].map(([k, v]) => [k, v / 1000 / N] as const).filter(([, v]) => v > 0.08).sort((a, b) => b[1] - a[1]).map(([k, v]) => `${k} ${v.toFixed(2)}`).join(', '));
});}));
