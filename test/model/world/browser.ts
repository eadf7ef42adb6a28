import { createBackend, type Backend } from './backend';
import { createClock, promisesKept, type Clock } from './clock';
import type { Recorder } from './devTools';
import type { StorageHealth } from './storage';
import { openTab, TAB_NAMES, type Tab, type TabName } from './tab';

/** What people, servers and tabs did in this step, for the invariants to judge by. */
export interface Facts {
  /** Sign-outs that a person confirmed: where, and whose session it was. */
  signOuts: { tab: TabName; user: string | null }[];
  /** 401 answers to calls in flight, with the token that each carried. */
  refusals: { tab: TabName; token: string | null; signIn: boolean }[];
  /** Good answers to sign-ins, with the return address that the tab had kept. */
  grants: { tab: TabName; user: string; kept: string | null }[];
}

export interface Browser {
  clock: Clock;
  backend: Backend;
  health: StorageHealth;
  /** It has not always been well. */
  storageHasFailed: boolean;
  /** localStorage. */
  shared: Map<string, string>;
  tabs: Record<TabName, Tab>;
  facts: Facts;
  /** Tabs whose token the environment has changed, until the application looks again: at a page change. */
  tokenTouched: Set<TabName>;
  /** Whose sign-out each tab may still have to hear of. */
  signOutsToHear: Record<TabName, Set<string>>;
}

export const noFacts = (): Facts => ({ signOuts: [], refusals: [], grants: [] });
export const otherTab = (name: TabName): TabName => (name === 'A' ? 'B' : 'A');

/** A browser with two tabs of the application, which has just started in both. */
export function openBrowser(hashes: Record<TabName, string>, recorder: Recorder): Browser {
  const clock = createClock();
  const shared = new Map<string, string>();
  const health: StorageHealth = { mode: 'well', after: 0 };
  const open = (name: TabName) =>
    openTab({
      name,
      at: hashes[name],
      shared,
      health,
      now: clock.now,
      tell: (change) => tabs[otherTab(name)]?.unheard.push(change),
      recorder,
    });
  const tabs: Partial<Browser['tabs']> = {};
  const both = Object.assign(tabs, { A: open('A'), B: open('B') });
  return {
    clock,
    backend: createBackend(),
    health,
    storageHasFailed: false,
    shared,
    tabs: both,
    facts: noFacts(),
    tokenTouched: new Set(),
    signOutsToHear: { A: new Set(), B: new Set() },
  };
}

/** Waits until nothing more happens by itself: promises, changes that a tab hears of, a reload of its own. */
export async function settle({ tabs }: Browser): Promise<void> {
  for (;;) {
    await promisesKept();
    const busy = TAB_NAMES.map((name) => tabs[name]).find(
      ({ late, unheard, page }) => page.reloadWanted || (!late && unheard.length > 0),
    );
    if (!busy) return;
    if (busy.page.reloadWanted) {
      busy.reload();
      continue;
    }
    const change = busy.unheard.shift();
    if (change) busy.page.storage.hear(change);
  }
}
