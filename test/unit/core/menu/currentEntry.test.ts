import fc from 'fast-check';
import { currentEntryKey } from '#core/menu/currentEntry.ts';
import { groupsAround, isWithin, type MenuEntry } from '#core/menu/menuEntry.ts';
import { parseMenu } from '#core/menu/parseMenu.ts';

function menuOf(stored: unknown): MenuEntry[] {
  const entries = parseMenu(JSON.stringify(stored));
  if (!entries) throw new Error('The menu is missing');
  return entries;
}

const flat = (...urls: string[]) => menuOf(urls.map((url) => ({ title: url || 'Sin', url })));

describe('the entry of the page (D24)', () => {
  test.each([
    ['/grid', '0'],
    ['/grid-sample', '1'],
    ['/grid/x', '2'],
    ['/grid/x/y', '2'],
    ['/grid/y', '0'],
    ['/', '3'],
    ['/grids', null],
    ['/other', null],
  ])('among /grid, /grid-sample, /grid/x and /, on %s: %s', (path, key) => {
    expect(currentEntryKey(flat('/grid', '/grid-sample', '/grid/x', '/'), path)).toBe(key);
  });

  test('/user is not current on /users', () => {
    expect(currentEntryKey(flat('/user'), '/users')).toBeNull();
    expect(currentEntryKey(flat('/user'), '/user')).toBe('0');
    expect(currentEntryKey(flat('/user'), '/user/7')).toBe('0');
  });

  test.each(['a/b', '/a/b', '#/a/b', '/a/b/', '/a/b?x=1'])('%s is current on /a/b', (url) => {
    expect(currentEntryKey(flat('z', url), '/a/b')).toBe('1');
  });

  test('the first of equals', () => {
    expect(currentEntryKey(flat('/a', '/a/', '#/a'), '/a')).toBe('0');
    const nested = [
      { title: 'G', items: [{ title: 'A', url: '/a' }] },
      { title: 'B', url: '/a' },
    ];
    expect(currentEntryKey(menuOf(nested), '/a')).toBe('0.0');
  });

  test('never a group, an external address or a text', () => {
    const group = [{ title: 'G', url: '/a', items: [{ title: 'B', url: '/b' }] }];
    expect(currentEntryKey(menuOf(group), '/a')).toBeNull();
    expect(currentEntryKey(flat('https://example.test/a', 'javascript:a'), '/a')).toBeNull();
    expect(currentEntryKey([], '/a')).toBeNull();
  });

  test('in the third level', () => {
    const stored = [
      {
        title: 'A',
        items: [
          {
            title: 'B',
            items: [
              { title: 'C', url: 'x' },
              { title: 'D', url: 'x/y' },
            ],
          },
        ],
      },
      { title: 'E', url: 'x' },
    ];
    expect(currentEntryKey(menuOf(stored), '/x/y/z')).toBe('0.0.1');
    expect(currentEntryKey(menuOf(stored), '/x')).toBe('0.0.0');
  });

  test('letters with accents match the address as the address bar writes it', () => {
    expect(currentEntryKey(flat('educación/años'), '/educaci%C3%B3n/a%C3%B1os')).toBe('0');
  });

  test('for any menu and page: an entry whose segments begin the page, and none is longer', () => {
    const segment = fc.constantFrom('a', 'ab', 'b', 'a-b');
    const path = fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
    const begins = (target: string, page: string) => (target === '/' ? page === '/' : `${page}/`.startsWith(`${target}/`));
    fc.assert(
      fc.property(fc.array(path, { maxLength: 6 }), path, (urls, page) => {
        const lengths = urls.map((url) => (begins(url, page) ? url.length : 0));
        const longest = Math.max(0, ...lengths);
        const expected = longest === 0 ? null : String(lengths.indexOf(longest));
        expect(currentEntryKey(flat(...urls), page)).toBe(expected);
      }),
    );
  });
});

test.each([
  ['0', []],
  ['0.2', ['0']],
  ['0.2.1', ['0', '0.2']],
  ['10.20.30', ['10', '10.20']],
])('the groups around %s are %j', (key, groups) => {
  expect(groupsAround(key)).toEqual(groups);
});

test.each([
  ['0', '0', true],
  ['0.1', '0', true],
  ['0.1.2', '0', true],
  ['0.1.2', '0.1', true],
  ['01', '0', false],
  ['0', '0.1', false],
  ['10', '1', false],
  ['1.10', '1.1', false],
])('%s is within %s: %s', (key, ancestor, expected) => {
  expect(isWithin(key, ancestor)).toBe(expected);
});
