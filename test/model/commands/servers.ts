import * as fc from 'fast-check';
import { SIGN_IN_PATH } from '#core/session/askForToken.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import { RETURN_KEY } from '#services/storage/storageKeys.ts';
import { SOLICITUDES_LIST } from '#test/support/samples/contractSamples.ts';
import type { PendingCall } from '#test/support/world/fakeHttp.ts';
import { peek } from '../invariants/context';
import { menuOf, YEARS, type MenuKind, type User } from '../world/backend';
import type { Browser } from '../world/browser';
import type { Tab, TabName } from '../world/tab';
import { inTab, type Command } from './command';

/** What a server, or the network, does with a call. */
export type Answer =
  { kind: 'good'; menu: MenuKind; year: boolean } | { kind: 'body'; body: unknown } | { kind: 'failure'; failure: HttpFailure };

export function answer(tab: Tab, browser: Browser, call: PendingCall, given: Answer): void {
  if (given.kind === 'body') return call.answer(given.body);
  if (given.kind === 'failure') return refuse(tab, browser, call, given.failure);
  if (call.path === SIGN_IN_PATH) return grant(tab, browser, call, given);
  call.answer(call.path === 'api/educacion/tramitacion/solicitudes' ? SOLICITUDES_LIST : { solicitudes: 3, cupos: 4 });
}

function grant(tab: Tab, browser: Browser, call: PendingCall, { menu, year }: Extract<Answer, { kind: 'good' }>): void {
  const { login } = call.body as { login: User };
  const inFlight = tab.page.http.pending.includes(call);
  const kept = peek(browser, () => tab.page.storage.tab.get(RETURN_KEY));
  if (inFlight) browser.facts.grants.push({ tab: tab.name, user: login, kept });
  call.answer({
    token: browser.backend.issueToken(login),
    AuthorizationItem: menuOf(login, menu),
    ...(year ? { anio: YEARS[login] } : {}),
  });
}

function refuse(tab: Tab, browser: Browser, call: PendingCall, failure: HttpFailure): void {
  if (failure.kind === 'status' && failure.status === 401 && tab.page.http.pending.includes(call)) {
    browser.facts.refusals.push({ tab: tab.name, token: call.token, signIn: call.path === SIGN_IN_PATH });
  }
  call.fail(failure);
}

export const status = (code: number): Answer => ({ kind: 'failure', failure: { kind: 'status', status: code, body: undefined } });
const NONE: Answer = { kind: 'failure', failure: { kind: 'noAnswer', reason: 'network' } };

const good = fc.record({
  kind: fc.constant('good' as const),
  menu: fc.constantFrom<MenuKind[]>('list', 'list', 'text', 'empty', 'absent', 'broken'),
  year: fc.boolean(),
});
const bad = fc.constantFrom<Answer[]>(
  { kind: 'body', body: {} },
  { kind: 'body', body: { token: '' } },
  { kind: 'body', body: undefined },
  ...[401, 401, 401, 403, 404, 500, 501].map(status),
  { kind: 'failure', failure: { kind: 'notJson', status: 200 } },
  NONE,
  { kind: 'failure', failure: { kind: 'noAnswer', reason: 'timeout' } },
  { kind: 'failure', failure: { kind: 'aborted' } },
);
export const answers = fc.oneof({ weight: 2, arbitrary: good }, { weight: 1, arbitrary: bad });

/** Every call but the sign-in, which is refused for another reason. */
export function refuseAll(tab: Tab, browser: Browser): void {
  for (const call of tab.page.http.pending) if (call.path !== SIGN_IN_PATH) answer(tab, browser, call, status(401));
}

const hasPending = ({ page }: Tab) => page.http.pending.length > 0;

/** Answers of every kind, in any order and late; calls of other code of an area; how chunks come. */
export function serversOf(tab: TabName): fc.WeightedArbitrary<Command>[] {
  return [
    {
      weight: 16,
      arbitrary: fc.tuple(fc.nat(9), answers).map(([nth, given]) =>
        inTab(
          tab,
          `call ${nth} is answered with ${JSON.stringify(given)}`,
          (at, browser) => {
            const { pending } = at.page.http;
            const call = pending[nth % pending.length];
            if (call) answer(at, browser, call, given);
          },
          hasPending,
        ),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.nat(9), answers).map(([nth, given]) =>
        inTab(tab, `an ended call, ${nth}, is answered late with ${JSON.stringify(given)}`, ({ page }) => {
          const ended = page.http.made.filter((call) => !page.http.pending.includes(call));
          const call = ended[nth % Math.max(ended.length, 1)];
          if (given.kind === 'failure') call?.fail(given.failure);
          else call?.answer(given.kind === 'body' ? given.body : { token: 'late' });
        }),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constant(inTab(tab, 'every call that carries a session is refused with 401', refuseAll, hasPending)),
    },
    {
      weight: 5,
      arbitrary: fc.constant(
        inTab(tab, 'an area makes a call of its own', ({ page }) => void page.http.get('api/otra').catch(() => undefined)),
      ),
    },
    {
      weight: 2,
      arbitrary: networks.map((network) => inTab(tab, `chunks come: ${network}`, (at) => void (at.chunkNetwork = network))),
    },
    {
      weight: 4,
      arbitrary: fc.boolean().map((arrives) =>
        inTab(
          tab,
          arrives ? 'a chunk arrives' : 'a chunk cannot be had',
          ({ page }) => {
            const [chunk] = page.chunks.values();
            if (arrives) chunk?.arrive();
            else chunk?.fail();
          },
          ({ page }) => page.chunks.size > 0,
        ),
      ),
    },
    { weight: 1, arbitrary: fc.constant(inTab(tab, 'a newer build is deployed', (at) => void (at.replaced = true))) },
  ];
}

const networks = fc.constantFrom<Tab['chunkNetwork'][]>('atOnce', 'atOnce', 'held', 'down');
