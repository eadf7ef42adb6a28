import fc from 'fast-check';
import type { MenuEntry } from '#core/menu/menuEntry.ts';
import { parseMenu } from '#core/menu/parseMenu.ts';

const NEUTRAL = 'fa-solid fa-circle-dot';

function entriesOf(stored: unknown): MenuEntry[] {
  const entries = parseMenu(JSON.stringify(stored));
  if (!entries) throw new Error('The menu is missing');
  return entries;
}

/** The tree as 'key title' lines, indented by level. */
function outline(entries: readonly MenuEntry[], indent = ''): string[] {
  return entries.flatMap(({ key, title, items }) => [`${indent}${key} ${title}`, ...outline(items, `${indent}  `)]);
}

function all(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...all(entry.items)]);
}

describe('a menu that is missing (D11)', () => {
  test.each([
    null,
    '',
    '{',
    'undefined',
    'null',
    '"x"',
    '{}',
    '7',
    'true',
    '"{}"',
    '"null"',
    '"\\"[]\\""',
    '[',
    '<!doctype html>',
  ])('%j', (stored) => {
    expect(parseMenu(stored)).toBe(false);
  });
});

describe('a menu without entries', () => {
  test.each(['[]', '[null]', '[{}]', '[""]', '[[null]]', '"[]"', '[7, true, "x", []]', '[{"id":1,"icon":"fa-x"}]'])(
    '%s',
    (stored) => {
      expect(parseMenu(stored)).toEqual([]);
    },
  );
});

test('an entry, whole', () => {
  const stored = [{ id: 1, title: 'Sedes', icon: 'fa fa-home', url: 'educacion/sedes', items: [] }];
  expect(entriesOf(stored)).toEqual([
    { key: '0', title: 'Sedes', icon: 'fa fa-home', target: { kind: 'internal', to: '/educacion/sedes' }, items: [] },
  ]);
});

test('JSON inside a JSON string is the same menu', () => {
  const stored = JSON.stringify([{ title: 'Sedes', url: 'a' }]);
  expect(parseMenu(JSON.stringify(stored))).toEqual(parseMenu(stored));
});

test('what cannot be shown is left out, its siblings stay', () => {
  const stored = [null, { title: 'A' }, {}, '', [null], { title: 'B', items: [null, {}, '', [null], { title: 'C' }] }, 7];
  expect(outline(entriesOf(stored))).toEqual(['0 A', '1 B', '  1.0 C']);
});

test.each([null, {}, '', [null], 'x', 7, [{}], [[]]])('items %j are no items', (items) => {
  expect(entriesOf([{ title: 'A', url: 'a', items }, { title: 'B' }])).toEqual([
    { key: '0', title: 'A', icon: NEUTRAL, target: { kind: 'internal', to: '/a' }, items: [] },
    { key: '1', title: 'B', icon: NEUTRAL, target: { kind: 'none' }, items: [] },
  ]);
});

describe('titles', () => {
  test.each([
    [{ title: ' Sedes ' }, 'Sedes'],
    [{ title: 2018 }, '2018'],
    [{ title: '', url: 'a/b' }, 'a/b'],
    [{ title: '  ', url: ' a/b ' }, 'a/b'],
    [{ title: null, url: 'https://example.test' }, 'https://example.test'],
    [{ items: [{ title: 'A' }] }, 'Sin título'],
    [{ title: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
  ])('%j is shown as %j', (node, title) => {
    expect(entriesOf([node])[0]?.title).toBe(title);
  });

  test.each([{ url: 'javascript:alert(1)' }, { title: {}, url: '//x' }, { title: ['A'] }, { title: true }])(
    '%j has none and leads nowhere: left out',
    (node) => {
      expect(entriesOf([node])).toEqual([]);
    },
  );
});

test('ids may repeat: entries are told apart by their place (D24)', () => {
  const stored = [1, '1', 1].map((id) => ({ id, title: 'Igual', url: 'a', items: [{ id, title: 'Dentro' }] }));
  expect(outline(entriesOf(stored))).toEqual(['0 Igual', '  0.0 Dentro', '1 Igual', '  1.0 Dentro', '2 Igual', '  2.0 Dentro']);
});

describe('icons (D23)', () => {
  test.each([
    ['fa fa-home', 'fa fa-home'],
    ['fas fa-user', 'fas fa-user'],
    ['fa-solid fa-house', 'fa-solid fa-house'],
    [' fa-user ', 'fa-user'],
    ['fa_x fa-user', 'fa_x fa-user'],
  ])('%j is kept', (icon, shown) => {
    expect(entriesOf([{ title: 'A', icon }])[0]?.icon).toBe(shown);
  });

  test.each([
    undefined,
    null,
    7,
    {},
    '',
    'home',
    'fa',
    'xfa-home',
    'fa-home"',
    'fa-home<b>',
    'fa-home;x',
    "fa-'",
    'fa-ñ',
    'fa-a\nfa-b',
  ])('%j gives the neutral icon', (icon) => {
    expect(entriesOf([{ title: 'A', icon }])[0]?.icon).toBe(NEUTRAL);
  });
});

describe('levels (D22)', () => {
  test('what is deeper than three levels stands in the list of the third, in reading order', () => {
    const stored = [
      {
        title: '1',
        items: [
          {
            title: '2',
            items: [
              { title: '3a', items: [{ title: '4', items: [{ title: '5' }] }, { title: '4b' }] },
              { items: [{ title: 'under nothing' }] },
              { title: '3b' },
            ],
          },
        ],
      },
    ];
    expect(outline(entriesOf(stored))).toEqual([
      '0 1',
      '  0.0 2',
      '    0.0.0 3a',
      '    0.0.1 4',
      '    0.0.2 5',
      '    0.0.3 4b',
      '    0.0.4 under nothing',
      '    0.0.5 3b',
    ]);
  });

  test('a group without a title whose children cannot be shown is none', () => {
    expect(entriesOf([{ items: [{ items: [null] }] }])).toEqual([]);
  });

  test('10,000 levels: all are there, none crashes', () => {
    const depth = 10_000;
    const stored = `${'[{"title":"n","url":"a","items":'.repeat(depth)}[]${'}]'.repeat(depth)}`;
    const entries = parseMenu(stored);
    if (!entries) throw new Error('The menu is missing');
    expect(all(entries)).toHaveLength(depth);
  });
});

describe('for anything that may be stored', () => {
  const node = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 6, withCrossShrink: true },
      fc.constantFrom(null, '', 7, '{}', []),
      fc.record(
        {
          id: fc.constantFrom(1, '1', null),
          title: fc.constantFrom('A', '', ' ', null, 3, {}),
          icon: fc.constantFrom('fa fa-home', 'x"', null),
          url: fc.constantFrom('a/b', '#/a', 'javascript:x', '//x', 'https://example.test', '', null, 7),
          items: fc.oneof(fc.array(tie('node'), { maxLength: 4 }), fc.constantFrom(null, {}, '')),
        },
        { requiredKeys: [] },
      ),
    ),
  })).node;
  const menus = fc.array(node, { maxLength: 5 });

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void parseMenu(stored)));
  });

  test('every list is a menu: keys name places, three levels at most, everything has a title and a clean icon', () => {
    fc.assert(
      fc.property(menus, (stored) => {
        const entries = entriesOf(stored);
        const everything = all(entries);
        expect(new Set(everything.map(({ key }) => key)).size).toBe(everything.length);
        const check = (list: readonly MenuEntry[], parent: string, level: number): void => {
          list.forEach((entry, index) => {
            expect(entry.key).toBe(`${parent}${index}`);
            expect(entry.title).not.toBe('');
            expect(entry.icon).toMatch(/^[\w -]+$/);
            expect(level).toBeLessThanOrEqual(3);
            check(entry.items, `${entry.key}.`, level + 1);
          });
        };
        check(entries, '', 1);
      }),
    );
  });

  test('no title is lost', () => {
    const titles = (list: readonly unknown[]): number =>
      list.reduce<number>((count, value) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return count;
        const { title, items } = value as { title?: unknown; items?: unknown };
        return count + (title === 'A' ? 1 : 0) + (Array.isArray(items) ? titles(items) : 0);
      }, 0);
    fc.assert(
      fc.property(menus, (stored) => {
        expect(all(entriesOf(stored)).filter(({ title }) => title === 'A')).toHaveLength(titles(stored));
      }),
    );
  });
});
