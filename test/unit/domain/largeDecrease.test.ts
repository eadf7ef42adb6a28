import { isLargeDecrease, isLargeDecreaseInAll } from '#domain/largeDecrease.ts';

test.each([
  // before, after: of a place, of all of a file
  [10, 5, true, true],
  [10, 6, false, false],
  [8, 4, false, false],
  [5, 0, true, true],
  [4, 0, false, false],
  [100, 60, false, true],
  [100, 90, false, true],
  [100, 91, false, false],
  [10, 10, false, false],
  [0, 40, false, false],
])('from %i to %i: of a place %j, of all %j', (before, after, ofOne, ofAll) => {
  expect([isLargeDecrease(before, after), isLargeDecreaseInAll(before, after)]).toEqual([ofOne, ofAll]);
});
