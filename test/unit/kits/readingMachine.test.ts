import { object, string } from 'valibot';
import { locationChanged } from '#core/location/locationSlice.ts';
import type { ReadingOptions } from '#kits/reading/readingOptions.ts';
import { createReadingSlice } from '#kits/reading/readingSlice.ts';
import { shownData, type ReadingState } from '#kits/reading/readingState.ts';
import * as session from '#core/session/sessionEvents.ts';
import { describeMachine } from '#test/support/machineTable.ts';

interface Params {
  page: number;
}

const options: ReadingOptions<Params, { name: string }> = {
  area: 'area',
  name: 'lista',
  paramsOf: ({ path, search }) => (path === '/area' ? { page: Number(search.slice(1)) } : null),
  path: ({ page }) => `api/lista?pagina=${page}`,
  schema: object({ name: string() }),
};
const { events, machine } = createReadingSlice(options);
const at = (path: string, search = '') => locationChanged({ address: { path, search, key: 'k' }, kind: 'push' });
const params = { page: 1 };
const ana = { name: 'Ana' };
const states = ['unread', 'loading', 'ready', 'forbidden', 'unavailable', 'notFound', 'failed'] as const;

describeMachine<ReadingState<Params, { name: string }>>({
  machine,
  endsIn: 'unread',
  states: {
    unread: { status: 'unread' },
    loading: { status: 'loading', params, previous: null },
    ready: { status: 'ready', params, data: ana },
    forbidden: { status: 'forbidden', params },
    unavailable: { status: 'unavailable', params },
    notFound: { status: 'notFound', params },
    failed: { status: 'failed', params, message: 'No', previous: ana },
  },
  results: {
    again: { status: 'loading', params, previous: ana },
    other: { status: 'loading', params: { page: 2 }, previous: null },
    received: { status: 'ready', params, data: { name: 'Luz' } },
    broken: { status: 'failed', params, message: 'Se cayó', previous: null },
  },
  events: {
    requested: events.requested({ params: { page: 1 } }),
    next: events.requested({ params: { page: 2 } }),
    received: events.received({ data: { name: 'Luz' } }),
    forbidden: events.forbidden(),
    unavailable: events.unavailable(),
    notFound: events.notFound(),
    failed: events.failed({ message: 'Se cayó' }),
    retry: events.retryRequested(),
    outdated: events.outdated(),
    replaced: events.replaced({ params, data: { name: 'Luz' } }),
    replacedOther: events.replaced({ params: { page: 2 }, data: { name: 'Luz' } }),
    here: at('/area', '?1'),
    otherPage: at('/area', '?2'),
    away: at('/otra'),
    signedIn: session.signedIn({ user: 'luis', year: null }),
  },
  cells: `
                   unread   loading      ready     forbidden  unavailable  notFound  failed
    requested      loading  loading      again     loading    loading      loading   again
    next           other    other        other     other      other        other     other
    received       -        received     -         -          -            -         -
    forbidden      -        forbidden    -         -          -            -         -
    unavailable    -        unavailable  -         -          -            -         -
    notFound       -        notFound     -         -          -            -         -
    failed         -        broken       -         -          -            -         -
    retry          -        -            -         -          -            -         -
    outdated       -        -            -         -          -            -         -
    replaced       -        -            received  -          -            -         -
    replacedOther  -        -            -         -          -            -         -
    here           -        -            -         -          -            -         -
    otherPage      -        -            -         -          -            -         -
    away           -        unread       unread    unread     unread       unread    unread
    signedIn       -        -            -         -          -            -         -
  `,
  transitions: [
    'ready area/lista/replaced -> ready',
    ...states.map((from) => `${from} area/lista/requested -> loading`),
    'loading area/lista/received -> ready',
    'loading area/lista/forbidden -> forbidden',
    'loading area/lista/unavailable -> unavailable',
    'loading area/lista/notFound -> notFound',
    'loading area/lista/failed -> failed',
    ...states.slice(1).map((from) => `${from} location/changed -> ${from} | unread`),
  ],
});

test('a list stays on the screen until its next page is there', () => {
  const { reducer } = createReadingSlice({ ...options, keepsShown: true }).machine;
  const next = reducer({ status: 'ready', params, data: ana }, events.requested({ params: { page: 2 } }));
  expect(next).toEqual({ status: 'loading', params: { page: 2 }, previous: ana, isOthers: true });
  expect(shownData(reducer(next, events.received({ data: ana })))).toBe(ana);
  // Beside what the address asks for now, the other page's rows would be taken for it.
  const failed = reducer(next, events.failed({ message: 'No' }));
  expect(failed).toEqual({ status: 'failed', params: { page: 2 }, previous: null, message: 'No' });
  const again = reducer(next, events.requested({ params: { page: 2 } }));
  expect(reducer(again, events.failed({ message: 'No' }))).toMatchObject({ status: 'failed', previous: null });
});

test('a public one outlives a session', () => {
  const { reducer } = createReadingSlice({ ...options, isPublic: true }).machine;
  const ready = { status: 'ready', params, data: ana } as const;
  expect(session.SESSION_ENDINGS.map((ending) => reducer(ready, ending()))).toEqual([ready, ready, ready, ready]);
  expect(reducer(ready, at('/otra'))).toEqual({ status: 'unread' });
});

test('each state shows what it has', () => {
  expect(shownData({ status: 'unread' })).toBeNull();
  expect(shownData({ status: 'ready', params, data: ana })).toBe(ana);
  expect(shownData({ status: 'loading', params, previous: ana })).toBe(ana);
  expect(shownData({ status: 'failed', params, previous: ana, message: 'No' })).toBe(ana);
  expect(shownData({ status: 'notFound', params })).toBeNull();
});

test('its place in the state; without its area, as it begins', () => {
  const { select } = createReadingSlice(options);
  const loading = { status: 'loading', params, previous: null } as const;
  expect(select({ area: { lista: loading } })).toBe(loading);
  expect(select({})).toEqual({ status: 'unread' });
  expect(select({ area: {} })).toEqual({ status: 'unread' });
});
