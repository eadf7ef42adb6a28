import { object, string } from 'valibot';
import { locationChanged } from '#core/location/locationSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { mergeFields } from '#kits/typing/mergeFields.ts';
import { createTypingSlice } from '#kits/typing/typingSlice.ts';
import type { TypedState } from '#kits/typing/typingState.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const options = {
  area: 'area',
  name: 'note',
  keyOf: ({ path }: { path: string }) => (path.startsWith('/notes/') ? path.slice('/notes/'.length) : null),
  keptAs: (key: string) => `nota.${key}`,
  schema: object({ title: string(), text: string() }),
};
type Note = { title: string; text: string };
const { events, machine } = createTypingSlice<Note, string, 'saved'>(options);
const at = (path: string, kind: 'push' | 'replace' = 'push') =>
  locationChanged({ address: { path, search: '', key: 'k' }, kind });

const note = { title: 'One', text: 'First' };
const later = { title: 'One', text: 'Second' };
const typed: TypedState<Note, string> = {
  status: 'typed',
  key: '1',
  typed: note,
  kept: true,
  problems: {},
  refusals: 0,
  news: null,
};
const refused = { ...typed, problems: { title: 'Long', text: 'Short' }, refusals: 1 };
const told = { ...typed, news: 'Theirs' };
const restored: TypedState<Note, string> = { ...typed, restored: true };

describeMachine({
  machine,
  states: {
    closed: { status: 'closed' },
    untouched: { status: 'untouched', key: '1', done: null },
    saved: { status: 'untouched', key: '1', done: 'saved' },
    typed,
    refused,
    told,
  },
  results: {
    otherRestored: { ...typed, key: '2', restored: true },
    other: { ...typed, key: '2' },
    otherUntouched: { status: 'untouched', key: '2', done: null },
    later: { ...typed, typed: later },
    // The problem of what is as it was stays.
    laterRefused: { ...refused, typed: later, problems: { title: 'Long' } },
    laterTold: { ...told, typed: later },
    unkept: { ...typed, kept: false },
    unkeptRefused: { ...refused, kept: false },
    unkeptTold: { ...told, kept: false },
    refusedAgain: { ...refused, refusals: 2 },
    refusedTold: { ...refused, news: 'Theirs' },
    rebased: { ...told, typed: later },
    rebasedRefused: { ...told, typed: later, refusals: 1 },
    seenRefused: { ...refused, typed: later },
  },
  events: {
    opened: events.opened({ key: '2', typed: null }),
    openedWith: events.opened({ key: '2', typed: note }),
    restored: events.opened({ key: '2', typed: note, restored: true }),
    typed: events.typed({ typed: later }),
    unkept: events.textKept({ kept: false }),
    submitted: events.submitted(),
    problems: events.problemsFound({ problems: refused.problems }),
    rebased: events.rebased({ typed: later, news: 'Theirs' }),
    news: events.newsFound({ news: 'Theirs' }),
    seen: events.newsSeen({ typed: later }),
    settled: events.settled({ done: 'saved' }),
    discarded: events.discarded(),
    here: at('/notes/1'),
    away: at('/notes/2'),
    signedOut: session.signedOut(),
    expired: session.sessionExpired(),
    tokenLost: session.tokenLost(),
    elsewhere: session.signedOutElsewhere(),
  },
  cells: `
                closed          untouched       saved           typed           refused         told
    opened      otherUntouched  otherUntouched  otherUntouched  otherUntouched  otherUntouched  otherUntouched
    openedWith  other           other           other           other           other           other
    restored    otherRestored   otherRestored   otherRestored   otherRestored   otherRestored   otherRestored
    typed       -               later           later           later           laterRefused    laterTold
    unkept      -               -               -               unkept          unkeptRefused   unkeptTold
    submitted   -               -               -               -               -               -
    problems    -               -               -               refused         refusedAgain    refusedTold
    rebased     -               -               -               rebased         rebasedRefused  rebased
    news        -               -               -               told            refusedTold     told
    seen        -               -               -               later           seenRefused     later
    settled     -               -               -               saved           saved           saved
    discarded   -               -               -               untouched       untouched       untouched
    here        -               -               -               -               -               -
    away        -               closed          closed          closed          closed          closed
    signedOut   -               closed          closed          closed          closed          closed
    expired     -               closed          closed          closed          closed          closed
    tokenLost   -               closed          closed          closed          closed          closed
    elsewhere   -               closed          closed          closed          closed          closed
  `,
  transitions: [
    ...['closed', 'untouched', 'typed'].map((from) => `${from} area/note/opened -> untouched | typed`),
    'untouched area/note/typed -> typed',
    ...['typed', 'textKept', 'problemsFound', 'rebased', 'newsFound', 'newsSeen'].map(
      (event) => `typed area/note/${event} -> typed`,
    ),
    'typed area/note/settled -> untouched',
    'typed area/note/discarded -> untouched',
    ...['untouched', 'typed'].flatMap((from) => [
      `${from} location/changed -> ${from} | closed`,
      ...session.SESSION_ENDINGS.map(({ type }) => `${from} ${type} -> closed`),
    ]),
  ],
});

test('whoever is asked before leaving keeps what is typed until the application leads them away', () => {
  const { reducer } = createTypingSlice<Note, string, 'saved'>({ ...options, asksToLeave: true }).machine;
  expect(reducer(typed, at('/away'))).toBe(typed);
  expect(reducer(typed, at('/login', 'replace'))).toEqual({ status: 'closed' });
  expect(reducer({ status: 'untouched', key: '1', done: null }, at('/away'))).toEqual({ status: 'closed' });
});

test('a problem is told by the path of its field, in whatever holds the fields', () => {
  const slice = createTypingSlice<{ rows: { name: string }[] }, never, never>({
    ...options,
    schema: object({}) as never,
    fieldsOf: ({ rows }) => rows,
  });
  const { reducer } = slice.machine;
  const rows = [{ name: 'a' }, { name: 'b' }];
  const open = reducer(undefined, slice.events.opened({ key: '1', typed: { rows } }));
  const wrong = reducer(open, slice.events.problemsFound({ problems: { '0.name': 'A', '1.name': 'B', '2.name': 'C' } }));
  expect(reducer(wrong, slice.events.typed({ typed: { rows: [{ name: 'a' }] } }))).toMatchObject({
    problems: { '0.name': 'A', '2.name': 'C' },
  });
});

test('what two people changed is taken from each; what both did stays as this one typed it', () => {
  const base = { name: 'a', days: '4', most: '3', draw: 'one' };
  const mine = { ...base, name: 'mine', days: '9', draw: 'many' };
  const theirs = { ...base, name: 'theirs', days: '9', most: '5' };
  expect(mergeFields(base, mine, theirs)).toEqual({ fields: { ...theirs, name: 'mine', draw: 'many' }, own: ['name', 'draw'] });
  expect(mergeFields({ a: '1' }, { a: ' 1 ' }, { a: '2' }, (one, other) => one.trim() === other.trim())).toEqual({
    fields: { a: '2' },
    own: [],
  });
});

test('what was typed before is told as such until it stands on what is stored now', () => {
  const later = machine.reducer(restored, events.typed({ typed: note }));
  expect(later).toEqual(restored);
  expect(machine.reducer(later, events.rebased({ typed: note, news: null }))).toEqual(typed);
});
