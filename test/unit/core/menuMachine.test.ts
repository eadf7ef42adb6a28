import { locationChanged } from '#core/location/locationSlice.ts';
import type { MenuEntry } from '#core/menu/menuEntry.ts';
import * as menu from '#core/menu/menuSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const entry = (key: string, to: string, items: readonly MenuEntry[] = []): MenuEntry => ({
  key,
  title: `Entrada ${key}`,
  icon: 'fa-solid fa-house',
  target: { kind: 'internal', to },
  items,
});
/** '/educacion/sedes' lies in the groups 0 and 0.0. */
const entries = [
  entry('0', '/educacion', [entry('0.0', '/educacion/x', [entry('0.0.0', '/educacion/sedes')])]),
  entry('1', '/sitio', [entry('1.0', '/sitio')]),
];
const at = (path: string) => locationChanged({ address: { path, search: '', key: 'k' }, kind: 'push' });
const ready = { status: 'ready', entries, filter: '' } as const;

describeMachine({
  machine: menu.menuMachine,
  endsIn: 'unread',
  states: {
    unread: { status: 'unread' },
    closed: { ...ready, expanded: [] },
    openOne: { ...ready, expanded: ['1'] },
    filtered: { ...ready, expanded: [], filter: 'sede' },
    missing: { status: 'missing' },
  },
  results: {
    sedes: { ...ready, expanded: ['0', '0.0'] },
    sedesToo: { ...ready, expanded: ['1', '0', '0.0'] },
    sedesFiltered: { ...ready, expanded: ['0', '0.0'], filter: 'sede' },
    openBoth: { ...ready, expanded: ['1', '0'] },
    openZero: { ...ready, expanded: ['0'] },
    openZeroFiltered: { ...ready, expanded: ['0'], filter: 'sede' },
    openOneFiltered: { ...ready, expanded: ['1'], filter: 'sede' },
    cupos: { ...ready, expanded: [], filter: 'cupos' },
    cuposOpen: { ...ready, expanded: ['1'], filter: 'cupos' },
  },
  events: {
    read: menu.menuRead({ entries, path: '/educacion/sedes' }),
    readNowhere: menu.menuRead({ entries, path: '/login' }),
    foundMissing: menu.menuFoundMissing(),
    toggle0: menu.groupToggled({ key: '0' }),
    toggle1: menu.groupToggled({ key: '1' }),
    filter: menu.filterChanged({ text: 'cupos' }),
    toSedes: at('/educacion/sedes'),
    toLogin: at('/login'),
    signedIn: session.signedIn({ user: 'luis', year: null }),
    found: session.sessionFound({ user: 'luis', year: null }),
  },
  cells: `
                  unread   closed    openOne    filtered          missing
    read          sedes    -         -          -                 -
    readNowhere   closed   -         -          -                 -
    foundMissing  missing  -         -          -                 -
    toggle0       -        openZero  openBoth   openZeroFiltered  -
    toggle1       -        openOne   closed     openOneFiltered   -
    filter        -        cupos     cuposOpen  cupos             -
    toSedes       -        sedes     sedesToo   sedesFiltered     -
    toLogin       -        -         -          -                 -
    signedIn      -        unread    unread     unread            unread
    found         -        -         -          -                 -
  `,
  transitions: [
    'unread menu/read -> ready',
    'unread menu/foundMissing -> missing',
    'ready menu/groupToggled -> ready',
    'ready menu/filterChanged -> ready',
    'ready location/changed -> ready',
    'ready session/signedIn -> unread',
    'missing session/signedIn -> unread',
  ],
});

test('closing a group leaves the groups in it as they were', () => {
  const open = menu.menuMachine.reducer({ status: 'unread' }, menu.menuRead({ entries, path: '/educacion/sedes' }));
  const closed = menu.menuMachine.reducer(open, menu.groupToggled({ key: '0' }));
  expect(closed).toEqual({ ...ready, expanded: ['0.0'] });
  const again = menu.menuMachine.reducer(closed, menu.groupToggled({ key: '0' }));
  expect(again).toEqual({ ...ready, expanded: ['0.0', '0'] });
});

describe('selectors', () => {
  const location = { status: 'known', kind: 'push', path: '/educacion/sedes/7', search: '', key: 'k' } as const;

  test('a menu that is ready', () => {
    const state = { menu: { ...ready, expanded: ['0'], filter: 'sede' }, location };
    expect(menu.selectMenu(state)).toBe(state.menu);
    expect(menu.selectEntries(state)).toBe(entries);
    expect(menu.selectExpanded(state)).toEqual(['0']);
    expect(menu.selectFilter(state)).toBe('sede');
    expect(menu.selectCurrentKey(state)).toBe('0.0.0');
  });

  test.each(['unread', 'missing'] as const)('a menu that is %s', (status) => {
    const state = { menu: { status }, location };
    expect(menu.selectEntries(state)).toEqual([]);
    expect(menu.selectExpanded(state)).toEqual([]);
    expect(menu.selectFilter(state)).toBe('');
    expect(menu.selectCurrentKey(state)).toBeNull();
    expect(menu.selectEntries(state)).toBe(menu.selectEntries(state));
  });
});
