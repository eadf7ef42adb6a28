import { selectPath } from '#core/location/locationSlice.ts';
import { MENU_KEY, YEAR_KEY } from '#services/storage/storageKeys.ts';
import { PATHS } from '#core/location/paths.ts';
import { YEARS, type User } from '../world/backend';
import { otherTab } from '../world/browser';
import { hold } from './broken';
import { peek, type Context } from './context';

/** What may end a session and remove what is stored, and that it does. */
export function checkStored(context: Context): void {
  checkToken(context);
  checkRemovals(context);
  checkSignOuts(context);
}

function checkToken({ browser, before, tab, token, tokenTouched }: Context): void {
  const had = before.tokens[tab.name];
  if (tokenTouched || tab.reloaded || had === null) return;
  const { signOuts, refusals, grants } = browser.facts;
  const refused = refusals.some((refusal) => refusal.tab === tab.name && refusal.token === had && !refusal.signIn);
  if (token !== had) {
    const user = browser.backend.userOf(had) ?? '';
    const ended = refused || signOuts.some(({ tab: name }) => name === tab.name) || browser.signOutsToHear[tab.name].has(user);
    const replaced = token !== null && grants.some(({ tab: name }) => name === tab.name);
    hold(
      'the token is removed only by a sign-out, a 401 to it, or because it was found gone',
      ended || replaced,
      () => `tab ${tab.name}: ${had} became ${token}`,
    );
  }
  hold('a refused token is dropped', !refused || token !== had, () => `tab ${tab.name} still has ${had}`);
}

/**
 * A sign-in puts its own menu and year in the place of another's, or none where the server gave none. Where
 * the storage has refused that, the older ones lie there until the next removal, whoever asks for it.
 */
function checkRemovals({ browser, before, tab }: Context): void {
  const { shared, facts, storageHasFailed } = browser;
  const removed = (before.menu !== undefined && !shared.has(MENU_KEY)) || (before.year !== undefined && !shared.has(YEAR_KEY));
  if (!removed || facts.grants.length > 0) return;
  const owner = ownerOf(before);
  hold(
    'menu and year are removed only by a confirmed sign-out',
    facts.signOuts.some(({ user }) => user === null || owner === null || user === owner || storageHasFailed),
    () => `in a step of tab ${tab.name}; they were ${owner}’s`,
  );
}

function ownerOf({ menu, year }: { menu: string | undefined; year: string | undefined }): string | null {
  const users = Object.keys(YEARS) as User[];
  return users.find((user) => menu?.includes(` de ${user}`) || year === YEARS[user]) ?? null;
}

const NOTHING = { menu: undefined, year: undefined };

function checkSignOuts({ browser, tab, state, token, before }: Context): void {
  const { facts, backend, tabs, health, shared } = browser;
  for (const { user } of facts.signOuts.filter(({ tab: name }) => name === tab.name)) {
    // From a blocked storage nothing can be removed.
    const left = health.mode === 'blocked' ? NOTHING : { menu: shared.get(MENU_KEY), year: shared.get(YEAR_KEY) };
    hold(
      'a confirmed sign-out removes token, menu and year and leads to /login',
      token === null && (user === null || ownerOf(left) !== user) && selectPath(state) === PATHS.login,
      () => `tab ${tab.name}: left ${JSON.stringify({ token, ...left })} at ${selectPath(state)}`,
    );
    const other = tabs[otherTab(tab.name)];
    const had = before.tokens[other.name];
    if (user === null || other.late || health.mode !== 'well' || browser.tokenTouched.has(other.name)) continue;
    hold(
      'a sign-out ends the session of the same user in other tabs',
      had === null || backend.userOf(had) !== user || peek(browser, other.page.token) === null,
      () => `tab ${other.name} still has ${had}`,
    );
  }
}
