import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';

const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'v8'];

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

const traceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ph: v.string(),
      pid: v.number(),
      tid: v.number(),
      ts: v.number(),
      dur: v.optional(v.number()),
    }),
  ),
});

/** A stretch of script, in milliseconds of the trace's clock. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What a page's thread did while it was watched. */
export interface Trace {
  /** Milliseconds of script from the last mark `from` to the first mark `to` after it; without `to`, to the end. */
  scriptBetween(from: string, to?: string): number;
  /** The longest stretch of script without a pause after the last mark `from`. */
  longestAfter(from: string): number;
}

/** Watches the page while `work` goes on. */
export async function traceScripts(browser: Browser, page: Page, work: () => Promise<void>): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = v.parse(traceSchema, JSON.parse((await browser.stopTracing()).toString()));

  const marks = traceEvents.filter(({ ph }) => ph === 'R' || ph === 'I' || ph === 'n');
  const thread = marks.find(({ name }) => name === 'watched');
  if (!thread) throw new Error("The work has to mark 'watched' in the page");
  const scripts = merge(
    traceEvents
      .filter(({ name, ph, pid, tid }) => ph === 'X' && pid === thread.pid && tid === thread.tid && SCRIPT_EVENTS.has(name))
      .map(({ ts, dur = 0 }) => ({ start: ts / 1000, end: (ts + dur) / 1000 })),
  );
  const last = (name: string): number => {
    const found = marks.filter((mark) => mark.name === name && mark.pid === thread.pid).at(-1);
    if (!found) throw new Error(`The page never marked '${name}'`);
    return found.ts / 1000;
  };
  return {
    scriptBetween(from, to) {
      const start = last(from);
      const end = to === undefined ? Infinity : last(to);
      return scripts.reduce((sum, one) => sum + Math.max(0, Math.min(one.end, end) - Math.max(one.start, start)), 0);
    },
    longestAfter(from) {
      const start = last(from);
      return Math.max(0, ...scripts.filter(({ end }) => end > start).map((one) => one.end - Math.max(one.start, start)));
    },
  };
}

/** Stretches that overlap, as one. */
function merge(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const one of [...stretches].sort((a, b) => a.start - b.start)) {
    const before = merged.at(-1);
    if (before && one.start <= before.end) merged[merged.length - 1] = { start: before.start, end: Math.max(before.end, one.end) };
    else merged.push(one);
  }
  return merged;
}
