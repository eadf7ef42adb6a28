import { number, object } from 'valibot';
import { locationChanged } from '#core/location/locationSlice.ts';
import type { Refusal } from '#kits/sending/refusal.ts';
import type { SendingOptions } from '#kits/sending/sendingOptions.ts';
import { createSendingSlice } from '#kits/sending/sendingSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { describeMachine } from '#test/support/machineTable.ts';

interface Command {
  radicado: string;
}

const options: SendingOptions<Command, { version: number }> = {
  area: 'area',
  name: 'retiro',
  request: () => ({ method: 'post', path: 'api/retiro' }),
  schema: object({ version: number() }),
  isAt: ({ radicado }, { path }) => path === `/area/${radicado}`,
};
const { events, machine } = createSendingSlice(options);
const command = { radicado: 'A' };
const refusal: Refusal = { reason: 'stale', message: 'Vieja', code: 'version_vieja', fieldErrors: {}, seconds: null };
const at = (path: string) => locationChanged({ address: { path, search: '', key: 'k' }, kind: 'push' });
const submitted = (radicado: string, key: string) => ({
  ...events.submitted({ radicado }),
  payload: { command: { radicado }, key, isOwnKey: false },
});

describeMachine({
  machine,
  endsIn: 'idle',
  states: {
    idle: { status: 'idle' },
    sending: { status: 'sending', command, key: 'k1' },
    sent: { status: 'sent', command, answer: { version: 1 } },
    refused: { status: 'refused', command, refusal },
    unanswered: { status: 'unanswered', command, key: 'k1', message: 'No' },
  },
  results: {
    again: { status: 'sending', command, key: 'k2' },
    other: { status: 'sending', command: { radicado: 'B' }, key: 'k2' },
    ownKey: { status: 'sending', command, key: 'draft' },
    answered: { status: 'sent', command, answer: { version: 2 } },
    lost: { status: 'unanswered', command, key: 'k1', message: 'Se cayó' },
  },
  events: {
    submitted: submitted('A', 'k2'),
    other: submitted('B', 'k2'),
    ownKey: events.submitted(command, 'draft'),
    answered: events.answered({ answer: { version: 2 } }),
    refused: events.refused({ refusal }),
    unanswered: events.unanswered({ message: 'Se cayó' }),
    dismissed: events.dismissed(),
    here: at('/area/A'),
    away: at('/area/B'),
    signedIn: session.signedIn({ user: 'luis', year: null }),
  },
  cells: `
                submitted  other  ownKey  answered  refused  unanswered  dismissed  here  away  signedIn
    idle        again      other  ownKey  -         -        -           -          -     -     -
    sending     -          -      -       answered  refused  lost        -          -     -     -
    sent        again      other  ownKey  -         -        -           idle       -     idle  -
    refused     again      other  ownKey  -         -        -           idle       -     idle  -
    unanswered  sending    other  ownKey  -         -        -           idle       -     idle  -
  `,
  transitions: [
    ...['idle', 'sent', 'refused', 'unanswered'].map((from) => `${from} area/retiro/submitted -> sending`),
    'sending area/retiro/answered -> sent',
    'sending area/retiro/refused -> refused',
    'sending area/retiro/unanswered -> unanswered',
    ...['sent', 'refused', 'unanswered'].flatMap((from) => [
      `${from} area/retiro/dismissed -> idle`,
      `${from} location/changed -> ${from} | idle`,
    ]),
  ],
});

test("a creating call's open question is forgotten nowhere; its other results are", () => {
  const { reducer } = createSendingSlice({ ...options, creates: true }).machine;
  const unanswered = { status: 'unanswered', command, key: 'k1', message: 'No' } as const;
  expect(reducer(unanswered, at('/otra'))).toBe(unanswered);
  expect(reducer({ status: 'refused', command, refusal }, at('/otra'))).toEqual({ status: 'idle' });
});

test('a public one outlives a session, and without a place of its own every address', () => {
  const { isAt: _, ...anywhere } = options;
  const { reducer } = createSendingSlice({ ...anywhere, isPublic: true }).machine;
  const sent = { status: 'sent', command, answer: { version: 1 } } as const;
  expect(session.SESSION_ENDINGS.map((ending) => reducer(sent, ending()))).toEqual([sent, sent, sent, sent]);
  expect(reducer(sent, at('/otra'))).toBe(sent);
});

test('each submission brings a key of its own', () => {
  const keys = [1, 2, 3].map(() => events.submitted(command).payload.key);
  expect(new Set(keys).size).toBe(3);
});
