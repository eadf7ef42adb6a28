import * as fc from 'fast-check';
import { chunkRetryRequested } from '#core/chunks/chunksSlice.ts';
import { summary as education } from '#areas/places/summary.ts';
import { inbox } from '#areas/processing/inbox/inbox.ts';
import { linkFollowed } from '#core/location/locationSlice.ts';
import { filterChanged, groupToggled } from '#core/menu/menuSlice.ts';
import {
  forgottenPasswordClicked,
  invalidFormSubmitted,
  signInSubmitted,
  signOutRequested,
} from '#core/session/sessionEvents.ts';
import { selectIdentity } from '#core/session/sessionSlice.ts';
import { SIGN_OUT_QUESTION } from '#core/session/sessionTexts.ts';
import { menuDismissed, menuToggled } from '#shell/sideMenuSlice.ts';
import { formatHash, parseHash } from '#services/navigation/hashAddress.ts';
import { PATHS } from '#core/location/paths.ts';
import { SECRET } from '../world/backend';
import { otherTab, type Browser } from '../world/browser';
import type { Tab, TabName } from '../world/tab';
import { inTab, type Command } from './command';

export function submit(tab: Tab, user: string): void {
  tab.page.dispatch(signInSubmitted(user, `${SECRET}-clave-${user}`));
}

/** What stands in the address bar may be anything; the browser's own service reads it (D5). */
export function address(hash: string): string {
  const { path, search } = parseHash(hash);
  return formatHash({ path, search }).slice(1);
}

/** Presses a button of the open dialog. */
export function answerDialog(tab: Tab, browser: Browser, confirmed: boolean): void {
  const { dialogs, state } = tab.page;
  if (confirmed && dialogs.current === SIGN_OUT_QUESTION) {
    const user = selectIdentity(state())?.user ?? null;
    browser.facts.signOuts.push({ tab: tab.name, user });
    if (user !== null) browser.signOutsToHear[otherTab(tab.name)].add(user);
  }
  dialogs.answer(confirmed);
}

export const hashes = fc.oneof(
  { weight: 3, arbitrary: fc.constant(PATHS.login) },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ...Object.values(PATHS),
      '/login?x=1',
      '/sitio?a=%',
      '/educacion/sedes',
      '/tramites/educacion/x',
      '//sitio',
      '/nada',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }).map((text) => `/${text}`) },
);

const users = fc.constantFrom('ana', 'beto');

/** What a person can do in a tab; also what the screens do not offer at that moment. */
export function peopleIn(tab: TabName): fc.WeightedArbitrary<Command>[] {
  const one = (label: string, act: (tab: Tab) => void) => fc.constant(inTab(tab, label, act));
  const dispatched = (label: string, ...events: Parameters<Tab['page']['dispatch']>[0][]) =>
    fc
      .constantFrom(...events)
      .map((event) => inTab(tab, `${label} ${JSON.stringify(event)}`, ({ page }) => page.dispatch(event)));
  return [
    { weight: 6, arbitrary: users.map((user) => inTab(tab, `submits as ${user}`, (at) => submit(at, user))) },
    {
      weight: 8,
      arbitrary: hashes.map((hash) => inTab(tab, `types ${hash}`, ({ navigation }) => navigation.type(address(hash)))),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...Object.values(PATHS)), fc.boolean())
        .map(([to, replace]) => inTab(tab, `follows ${to}`, ({ page }) => page.dispatch(linkFollowed({ to, replace })))),
    },
    {
      weight: 2,
      arbitrary: fc
        .nat(99)
        .map((n) =>
          inTab(tab, `changes the address to ?n=${n}`, ({ navigation }) =>
            navigation.type(`${navigation.current().path}?n=${n}`),
          ),
        ),
    },
    { weight: 3, arbitrary: one('goes back', ({ navigation }) => navigation.back()) },
    { weight: 3, arbitrary: fc.constant(inTab(tab, 'reloads', (at) => at.reload())) },
    { weight: 1, arbitrary: one('comes back from the back/forward cache', ({ navigation }) => navigation.restorePage()) },
    { weight: 4, arbitrary: dispatched('clicks', signOutRequested()) },
    {
      weight: 8,
      arbitrary: fc.boolean().map((confirmed) =>
        inTab(
          tab,
          confirmed ? 'confirms' : 'cancels',
          (at, browser) => answerDialog(at, browser, confirmed),
          ({ page }) => page.dialogs.current !== null,
        ),
      ),
    },
    { weight: 2, arbitrary: dispatched('clicks', forgottenPasswordClicked(), invalidFormSubmitted()) },
    {
      weight: 2,
      arbitrary: dispatched(
        'clicks',
        ...['0', '1', '1.1'].map((key) => groupToggled({ key })),
        filterChanged({ text: 'edu' }),
        filterChanged({ text: '' }),
      ),
    },
    {
      weight: 2,
      arbitrary: dispatched('clicks', menuToggled({ narrow: true }), menuToggled({ narrow: false }), menuDismissed()),
    },
    {
      weight: 2,
      arbitrary: dispatched('clicks', chunkRetryRequested(), education.events.retryRequested(), inbox.events.retryRequested()),
    },
  ];
}
