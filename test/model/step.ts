import { locationChanged } from '../../src/features/location/locationSlice';
import { checkInvariants } from './invariants/check';
import { lookAround } from './invariants/context';
import { noFacts, settle, type Browser } from './world/browser';
import { TAB_NAMES } from './world/tab';

/** Lets one thing happen, waits until nothing more follows from it, and checks every invariant. */
export async function step(browser: Browser, happen: () => void | Promise<void>): Promise<void> {
  const before = lookAround(browser);
  const failing = browser.health.mode === 'blocked' && browser.health.after > 0;
  browser.facts = noFacts();
  for (const name of TAB_NAMES) browser.tabs[name].reloaded = false;
  const touchedBefore = new Set(browser.tokenTouched);
  await happen();
  await settle(browser);
  // While the storage has not failed yet, any touch may be the one that makes the token unreadable.
  const { mode, after } = browser.health;
  for (const name of TAB_NAMES) {
    const looked = browser.tabs[name].recorded.some(({ action }) => locationChanged.match(action));
    if (failing || (mode === 'blocked' && after > 0)) browser.tokenTouched.add(name);
    else if (looked && touchedBefore.has(name)) browser.tokenTouched.delete(name);
  }
  checkInvariants(browser, before);
  for (const name of TAB_NAMES) if (browser.tabs[name].unheard.length === 0) browser.signOutsToHear[name].clear();
}
