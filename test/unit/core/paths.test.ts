import { isUnder } from '#core/location/paths.ts';

test.each([
  ['/a', '/a', true],
  ['/a/b', '/a', true],
  ['/ab', '/a', false],
  ['/a', '/a/b', false],
  ['/A', '/a', false],
  ['/', '/', true],
  ['/a', '/', true],
  ['/', '/a', false],
])('%s is under %s: %s', (path, parent, expected) => {
  expect(isUnder(path, parent)).toBe(expected);
});
