import * as fc from 'fast-check';
import { SIGN_IN_PATH } from '../../../src/features/session/askForToken';
import { signOutRequested } from '../../../src/features/session/sessionSlice';
import { PATHS } from '../../../src/shared/paths';
import type { PendingCall } from '../../support/world/fakeHttp';
import type { Tab, TabName } from '../world/tab';
import { command, type Command } from './command';
import { answerDialog, submit } from './people';
import { answer, answers, type Answer } from './servers';

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

export function signsIn(name: TabName, user: string): Command {
  return triesToSignIn(name, user, { kind: 'good', menu: 'list', year: true });
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

/** Whole ways of a person, without which the deeper states would seldom be reached. */
export function waysOf(tab: TabName): fc.WeightedArbitrary<Command>[] {
  const users = fc.constantFrom('ana', 'beto');
  return [
    { weight: 6, arbitrary: users.map((user) => signsIn(tab, user)) },
    { weight: 4, arbitrary: fc.tuple(users, answers).map(([user, given]) => triesToSignIn(tab, user, given)) },
    { weight: 3, arbitrary: fc.constant(signsOut(tab)) },
  ];
}
