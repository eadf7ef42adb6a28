import { locationChanged } from '#core/location/locationSlice.ts';
import { checkInvariants } from './invariants/check';
import { lookAround } from './invariants/context';
import { noFacts, settle, type Browser } from './world/browser';
import { TAB_NAMES } from './world/tab';

/** Lets one thing happen, waits until nothing more follows from it, and checks every invariant. */
export async function step(browser: Browser, happen: () => void | Promise<void>): Promise<void> {
  const before = lookAround(browser);
  browser.facts = noFacts();
  for (const name of TAB_NAMES) browser.tabs[name].reloaded = false;
  const touchedBefore = new Set(browser.tokenTouched);
  await happen();
  await settle(browser);
  for (const name of TAB_NAMES) {
    const { recorded, reloaded } = browser.tabs[name];
    const looked = recorded.some(({ action }) => locationChanged.match(action));
    if (reloaded && browser.health.mode === 'blocked') browser.tokenTouched.add(name);
    else if (looked && touchedBefore.has(name)) browser.tokenTouched.delete(name);
  }
  checkInvariants(browser, before);
  for (const name of TAB_NAMES) if (browser.tabs[name].unheard.length === 0) browser.signOutsToHear[name].clear();
}
