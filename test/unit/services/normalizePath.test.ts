import fc from 'fast-check';
import { normalizePath } from '#services/navigation/normalizePath.ts';

test.each([
  ['', '/'],
  ['/', '/'],
  ['///', '/'],
  ['a/b', '/a/b'],
  ['//a//b/', '/a/b'],
  ['/años', '/a%C3%B1os'],
  ['/a%c3%b1os', '/a%C3%B1os'],
  ['/a%2Fb', '/a%2Fb'],
  ['/%61', '/a'],
  ['/%x', '/%25x'],
  ['/%FF', '/%25FF'],
  ['/:%', '/:%25'],
  ['/a:b@c', '/a:b@c'],
  ['/a%3Ab', '/a:b'],
  ['/\ud800', '/%EF%BF%BD'],
])('%j is written as %s', (path, written) => {
  expect(normalizePath(path)).toBe(written);
});

test('there is one way to write any path, and react-router can decode it', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('/', '%', '2', '5', 'F', ':', '\\', 'ñ', '\ud800', '?') }),
  );
  fc.assert(
    fc.property(texts, (path) => {
      const written = normalizePath(path);
      expect(normalizePath(written)).toBe(written);
      expect(() => decodeURIComponent(written)).not.toThrow();
      expect(written).toMatch(/^\/(?![\\/])/);
    }),
  );
});
