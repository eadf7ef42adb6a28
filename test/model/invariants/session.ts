import { SIGN_IN_PATH } from '#core/session/askForToken.ts';
import { selectPath } from '#core/location/locationSlice.ts';
import { selectHasSession, selectIdentity, selectSigningIn, selectYear } from '#core/session/sessionSlice.ts';
import { selectEntries } from '#core/menu/menuSlice.ts';
import { AREAS } from '#app/areas.ts';
import { isStaffPath } from '#core/chunks/areas.ts';
import { PATHS } from '#core/location/paths.ts';
import { YEARS, type User } from '../world/backend';
import { hold } from './broken';
import type { Context } from './context';
import { expectedPage } from './expectedPage';

/** Signing in, the session's own state, and what is shown of it. */
export function checkSession(context: Context): void {
  const { tab, state, token, tokenTouched, browser } = context;
  const { session, menu, location } = state;
  const say = () => `tab ${tab.name}, ${JSON.stringify({ session, menu: menu.status, path: selectPath(state) })}, token ${token}`;
  const hasSession = selectHasSession(state);

  const signIns = tab.page.http.pending.filter(({ path }) => path === SIGN_IN_PATH).length;
  hold('never two sign-in requests', signIns <= 1, say);
  hold('signing in exactly while the request is in flight', selectSigningIn(state) === (signIns === 1), say);

  hold('leaving the login screen calls the sign-in off', !selectSigningIn(state) || selectPath(state) === PATHS.login, say);

  if (!tokenTouched) {
    hold('signed in if and only if there is a token', hasSession === (token !== null), say);
    checkOwner(context);
  }
  hold('the menu is read exactly while there is a session', hasSession === (menu.status !== 'unread'), say);
  hold('a staff page is shown only with a session', hasSession || !isStaffPath(AREAS, selectPath(state)), say);
  const { path, search } = tab.navigation.current();
  hold(
    'the location is that of the address bar',
    location.status === 'known' && location.path === path && location.search === search,
    say,
  );

  // A page that loaded itself anew has forgotten what a failing storage did not take (D15).
  const grants = tab.reloaded ? [] : browser.facts.grants;
  for (const grant of grants.filter(({ tab: name }) => name === tab.name)) {
    const wanted = expectedPage(grant.kept, grant.user);
    hold(
      'a good sign-in leads to /sitio',
      selectIdentity(state)?.user === grant.user && path + search === wanted,
      () => `${say()}, expected ${grant.user} at ${wanted}`,
    );
  }
}

function checkOwner({ browser, tab, state, token }: Context): void {
  const user = browser.backend.userOf(token);
  const entries = selectEntries(state);
  const year = selectYear(state);
  const kept = selectIdentity(state)?.user ?? null;
  hold(
    'any menu or year shown belongs to the token’s user',
    entries.every(({ title }) => title.endsWith(` de ${user}`)) &&
      (year === null || year === YEARS[user as User]) &&
      (kept === null || kept === user),
    () => `tab ${tab.name}: the token’s user is ${user}; shown: ${kept}, ${year}, ${entries.map(({ title }) => title).join()}`,
  );
}
