import { isWholeJpeg } from '#domain/wholeJpeg.ts';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
/** Its beginning, and a part that holds a small picture with an end of its own. */
const HEAD = 'ffd8ffe10006ffd8ffd9';
const SCAN = 'ffda000801010000ff00';

test.each([
  ['a whole one', `${HEAD}${SCAN}ffd9`, true],
  ['one with something of the camera behind it', `${HEAD}${SCAN}ffd953616d73756e67`, true],
  ['one with a marker that is filled up', `${HEAD}ff${SCAN}ffd9`, true],
  ['one that ends amid the picture', `${HEAD}${SCAN}`, false],
  ['one that ends amid its end', `${HEAD}${SCAN}ff`, false],
  ['one that ends before the picture', HEAD, false],
  ['one whose length leads behind its end', 'ffd8ffe1ffff', false],
  ['nothing', '', false],
])('%s: %s', (_, hex, isWhole) => expect(isWholeJpeg(bytes(hex))).toBe(isWhole));
