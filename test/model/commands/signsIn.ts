import * as fc from 'fast-check';
import { SIGN_IN_PATH } from '../../../src/features/session/askForToken';
import { PATHS } from '../../../src/shared/paths';
import type { MenuKind } from '../world/backend';
import type { TabName } from '../world/tab';
import type { Browser } from '../world/browser';
import { command, type Command } from './command';
import { submit } from './people';
import { answer } from './servers';

/** Goes to the login screen from wherever it is, puts a dialog away, and signs in well. */
export function signsIn(name: TabName, user: string, menu: MenuKind): Command {
  return command({
    label: `${name}: signs in as ${user}, menu ${menu}`,
    steps: [
      ({ tabs }) => tabs[name].navigation.type(PATHS.login),
      ({ tabs }) => {
        if (tabs[name].page.dialogs.current) tabs[name].page.dialogs.answer(false);
      },
      ({ tabs }) => {
        // While a sign-in is on its way the form takes no other (D9).
        if (!signInOf(tabs[name].page.http.pending)) submit(tabs[name], user);
      },
      (browser) => grantSignIn(browser, name, menu),
    ],
  });
}

function grantSignIn(browser: Browser, name: TabName, menu: MenuKind): void {
  const tab = browser.tabs[name];
  const call = signInOf(tab.page.http.pending);
  if (!call) throw new Error('The sign-in was not sent');
  answer(tab, browser, call, { kind: 'good', menu, year: true });
}

function signInOf<Call extends { path: string }>(calls: readonly Call[]): Call | undefined {
  return calls.find(({ path }) => path === SIGN_IN_PATH);
}

export function signInsOf(tab: TabName): fc.WeightedArbitrary<Command>[] {
  const arbitrary = fc
    .tuple(fc.constantFrom('ana', 'beto'), fc.constantFrom<MenuKind[]>('list', 'list', 'absent'))
    .map(([user, menu]) => signsIn(tab, user, menu));
  return [{ weight: 6, arbitrary }];
}
