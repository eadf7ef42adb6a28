import * as fc from 'fast-check';
import { SIGN_IN_PATH } from '#core/session/askForToken.ts';
import { signOutRequested } from '#core/session/sessionEvents.ts';
import { PATHS } from '#core/location/paths.ts';
import type { PendingCall } from '#test/support/world/fakeHttp.ts';
import type { MenuKind } from '../world/backend';
import type { Tab, TabName } from '../world/tab';
import { command, type Command } from './command';
import { removeToken } from './environment';
import { answerDialog, submit } from './people';
import { answer, answers, refuseAll, type Answer } from './servers';

/** Goes to the login screen from wherever it is, puts a dialog away, and signs in; the server gives `given`. */
function triesToSignIn(name: TabName, user: string, given: Answer): Command {
  return command({
    label: `${name}: signs in as ${user}, answered with ${JSON.stringify(given)}`,
    steps: [
      ({ tabs }) => tabs[name].navigation.type(PATHS.login),
      ({ tabs }) => {
        if (tabs[name].page.dialogs.current) tabs[name].page.dialogs.answer(false);
      },
      ({ tabs }) => {
        // While a sign-in is on its way the form takes no other (D9).
        if (!signInOf(tabs[name])) submit(tabs[name], user);
      },
      (browser) => {
        const call = signInOf(browser.tabs[name]);
        if (!call) throw new Error('The sign-in was not sent');
        answer(browser.tabs[name], browser, call, given);
      },
    ],
  });
}

export function signsIn(name: TabName, user: string, menu: MenuKind = 'list'): Command {
  return triesToSignIn(name, user, { kind: 'good', menu, year: true });
}

function signInOf({ page }: Tab): PendingCall | undefined {
  return page.http.pending.find(({ path }) => path === SIGN_IN_PATH);
}

/** Asks to sign out and says yes. */
function signsOut(name: TabName): Command {
  return command({
    label: `${name}: signs out`,
    possible: ({ tabs }) => tabs[name].page.state().session.status === 'signedIn',
    steps: [
      ({ tabs }) => tabs[name].page.dispatch(signOutRequested()),
      (browser) => answerDialog(browser.tabs[name], browser, true),
    ],
  });
}

/** Two calls of an area, which the server refuses one right after the other. */
function failsTogether(name: TabName): Command {
  return command({
    label: `${name}: an area makes two calls of its own, and both are refused with 401`,
    steps: [
      ({ tabs }) => {
        for (const path of ['api/otra', 'api/otra-mas']) void tabs[name].page.http.get(path).catch(() => undefined);
      },
      (browser) => refuseAll(browser.tabs[name], browser),
    ],
  });
}

/** The token goes while the question is open, and the application finds it gone on the same page. */
function losesTokenWhileAsked(name: TabName): Command {
  return command({
    label: `${name}: asks to sign out, the token is removed by hand, the address becomes ?lost`,
    possible: ({ tabs }) => tabs[name].page.state().session.status === 'signedIn',
    steps: [
      ({ tabs }) => tabs[name].page.dispatch(signOutRequested()),
      ({ tabs, tokenTouched }) => removeToken(tabs[name], tokenTouched),
      ({ tabs }) => tabs[name].navigation.type(`${tabs[name].navigation.current().path}?lost`),
    ],
  });
}

/** Whole ways of a person, without which the deeper states would seldom be reached. */
export function waysOf(tab: TabName): fc.WeightedArbitrary<Command>[] {
  const users = fc.constantFrom('ana', 'beto');
  const menus = fc.constantFrom<MenuKind[]>('list', 'list', 'absent');
  return [
    { weight: 6, arbitrary: fc.tuple(users, menus).map(([user, menu]) => signsIn(tab, user, menu)) },
    { weight: 4, arbitrary: fc.tuple(users, answers).map(([user, given]) => triesToSignIn(tab, user, given)) },
    { weight: 3, arbitrary: fc.constant(signsOut(tab)) },
    { weight: 2, arbitrary: fc.constant(failsTogether(tab)) },
    { weight: 1, arbitrary: fc.constant(losesTokenWhileAsked(tab)) },
  ];
}
