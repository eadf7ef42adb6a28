import fc from 'fast-check';
import { menuTarget } from '#core/menu/menuTarget.ts';
import { parseHash } from '#services/navigation/hashAddress.ts';

describe('an internal url is a route of this application, whatever its form (D22)', () => {
  test.each([
    ['a/b', '/a/b'],
    ['/a/b', '/a/b'],
    ['#/a/b', '/a/b'],
    ['#a/b', '/a/b'],
    ['/a/b/', '/a/b'],
    ['a//b', '/a/b'],
    [' /a/b ', '/a/b'],
    ['\ta/b\n', '/a/b'],
    ['/', '/'],
    ['#/', '/'],
    ['sitio', '/sitio'],
    ['/a/b?x=1', '/a/b?x=1'],
    ['a/b/?x=1?y', '/a/b?x=1?y'],
    ['a/b:c', '/a/b:c'],
    ['/%x', '/%25x'],
    ['/años?año=1', '/a%C3%B1os?a%C3%B1o=1'],
    ['/a b', '/a%20b'],
    ['/a#b', '/a'],
  ])('%j leads to %s', (url, to) => {
    expect(menuTarget(url)).toEqual({ kind: 'internal', to });
  });
});

describe("another site's address stays as it is", () => {
  test.each(['http://example.test/x', 'https://example.test', 'HTTPS://example.test/', ' https://example.test/ '])(
    '%j',
    (url) => {
      expect(menuTarget(url)).toEqual({ kind: 'external', href: url });
    },
  );
});

describe('what is no link', () => {
  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.test/1',
    'mailto:a@example.test',
    'file:///etc/passwd',
    'http://',
    'https://a b',
    '//example.test/x',
    '\\\\example.test',
    '/\\example.test',
    '\\/example.test',
    '/\t/example.test',
    ' //example.test',
    '#//example.test',
    '\\',
    'a\\b',
    '',
    '   ',
    '#',
  ])('%j', (url) => {
    expect(menuTarget(url)).toEqual({ kind: 'none' });
  });

  test.each([undefined, null, 7, true, {}, [], ['a/b']])('%j', (url) => {
    expect(menuTarget(url)).toEqual({ kind: 'none' });
  });
});

describe('for any text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('/', '\\', '#', ':', '?', '.', ' ', '\t', 'a', 'h', 't', 'p', 's', '%') }),
    fc.tuple(fc.constantFrom('javascript:', 'java\nscript:', '//', 'http:', 'data:'), fc.string()).map((p) => p.join('')),
  );

  test('a link leads into this application or to a web address, nowhere else', () => {
    fc.assert(
      fc.property(texts, (url) => {
        const target = menuTarget(url);
        if (target.kind === 'internal') {
          expect(target.to).toMatch(/^\/(?![\\/])/);
          // As a browser reads it in this page: never another origin.
          expect(new URL(`#${target.to}`, 'http://page.test/').origin).toBe('http://page.test');
        }
        if (target.kind === 'external') {
          expect(['http:', 'https:']).toContain(new URL(target.href, 'about:blank').protocol);
        }
      }),
    );
  });

  test('a plain path is read as any other is', () => {
    const plain = fc.string({ unit: fc.constantFrom('/', '.', '-', '_', '~', 'a', 'Z', '7') });
    fc.assert(
      // One '#' at most: a menu's url loses the first before it is read, and a second is then the address's own.
      fc.property(fc.constantFrom('', '#'), plain, (hash, text) => {
        const target = menuTarget(hash + text);
        if (target.kind === 'internal') expect(target.to).toBe(parseHash(text).path);
      }),
    );
  });

  test('the target of a target is itself', () => {
    fc.assert(
      fc.property(texts, (url) => {
        const target = menuTarget(url);
        if (target.kind === 'internal') expect(menuTarget(target.to)).toEqual(target);
      }),
    );
  });
});
