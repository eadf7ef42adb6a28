import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';

const CATEGORIES = ['devtools.timeline', 'blink.user_timing'];

/** Where the page's thread runs scripts; one within another counts once. */
const SCRIPT_EVENTS = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'XHRReadyStateChange',
  'v8.compile',
]);

/** Styles and layout, which a script can ask for in its midst. */
const RENDERING_EVENTS = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint']);

const traceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ph: v.string(),
      pid: v.number(),
      tid: v.number(),
      ts: v.number(),
      dur: v.optional(v.number()),
      tdur: v.optional(v.number()),
    }),
  ),
});

type TraceEvent = v.InferOutput<typeof traceSchema>['traceEvents'][number];

/** Microseconds on the trace's clock; `cost` is what of them the processor gave to the thread, the others being busy too. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly cost: number;
}

/** What a page's thread did while it was watched, in milliseconds of its processor's time (its slowdown included). */
interface Trace {
  /** Script from the last mark `from` to the last mark `to`, as the DevTools count it: without styles and layout. */
  script(from: string, to: string): number;
  /** Script, styles and layout together. */
  work(from: string, to: string): number;
  /** The longest stretch of script, with what it makes of styles and layout, after the last mark `from`. */
  longestAfter(from: string): number;
}

/** Watches the page while `work` goes on. */
export async function traceScripts(browser: Browser, page: Page, work: () => Promise<void>): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(() => performance.mark('watched'));
  await work();
  const { traceEvents } = v.parse(traceSchema, JSON.parse((await browser.stopTracing()).toString()));

  const watched = traceEvents.find(({ name }) => name === 'watched');
  const events = traceEvents.filter(({ pid, tid }) => pid === watched?.pid && tid === watched.tid);
  const at = (name: string): number => {
    const mark = events.findLast((event) => event.name === name && event.ph !== 'X');
    if (!mark) throw new Error(`The page never marked '${name}'`);
    return mark.ts;
  };
  const scripts = outermost(events, SCRIPT_EVENTS);
  const rendering = outermost(events, RENDERING_EVENTS);
  const all = outermost(events, new Set([...SCRIPT_EVENTS, ...RENDERING_EVENTS]));
  const within = ({ start, end }: Stretch): boolean => scripts.some((one) => one.start <= start && end <= one.end);
  return {
    script: (from, to) => sum(scripts, at(from), at(to)) - sum(rendering.filter(within), at(from), at(to)),
    work: (from, to) => sum(all, at(from), at(to)),
    longestAfter: (from) => Math.max(0, ...scripts.filter(({ start }) => start >= at(from)).map(({ cost }) => cost / 1000)),
  };
}

/** The events of these names that lie in no other of them. */
function outermost(events: readonly TraceEvent[], names: ReadonlySet<string>): Stretch[] {
  const found: Stretch[] = [];
  const wanted = events.filter(({ name, ph }) => ph === 'X' && names.has(name));
  for (const { ts, dur = 0, tdur = dur } of wanted.sort((one, other) => one.ts - other.ts)) {
    if (ts >= (found.at(-1)?.end ?? -Infinity)) found.push({ start: ts, end: ts + dur, cost: tdur });
  }
  return found;
}

/** Milliseconds that the stretches cost from `from` to `to`; of one that is cut, its part. */
function sum(stretches: readonly Stretch[], from: number, to: number): number {
  const costs = stretches.map(({ start, end, cost }) => {
    const share = end > start ? Math.max(0, Math.min(end, to) - Math.max(start, from)) / (end - start) : 0;
    return cost * share;
  });
  return costs.reduce((total, cost) => total + cost, 0) / 1000;
}
