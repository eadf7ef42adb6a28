import { compareTexts, packTexts } from '#allocation/packedTexts.ts';
import { sortTexts } from '#allocation/sortTexts.ts';
import { createRandom } from './support/random';

const letters = [...'abZ-09._:'];

test.each([
  ['of any length', () => ''],
  ['that begin alike', () => 'solicitud-2026-'],
  ['of which some begin as others do', (random: ReturnType<typeof createRandom>) => random.pick(['', 'aaaa', 'aaaaaaaa'])],
])('texts %s are sorted as by comparing their bytes', (_, beginning) => {
  const random = createRandom(12);
  for (let round = 0; round < 200; round += 1) {
    const texts = Array.from(
      { length: random.between(0, 40) },
      () => beginning(random) + Array.from({ length: random.between(0, 12) }, () => random.pick(letters)).join(''),
    );
    const packed = packTexts(texts);
    const order = [...sortTexts(packed)];
    expect([...order].sort((one, other) => one - other)).toEqual(texts.map((__, index) => index));
    order.slice(1).forEach((index, at) => expect(compareTexts(packed, order[at] ?? 0, index)).toBeLessThanOrEqual(0));
    const sorted = order.map((index) => texts[index] ?? '');
    expect([...sortTexts(packTexts(sorted))].map((index) => sorted[index])).toEqual(sorted);
  }
});
