/** @jest-environment node */
import { createHash } from 'node:crypto';

import { createShortHash } from '#allocation/checker/shortHash.ts';
import { createRandom } from './support/random';

test('the hash of messages of every length is the standard one, one after another', () => {
  const random = createRandom(3);
  const longest = 260;
  const { message, hash } = createShortHash(longest);
  for (let length = 0; length <= longest; length += 1) {
    for (let at = 0; at < length; at += 1) message[at] = random.between(0, 255);
    const expected = createHash('sha256').update(message.subarray(0, length)).digest('hex');
    const words = Array.from(hash(length), (word) => word.toString(16).padStart(8, '0'));
    expect(words.join('')).toBe(expected);
  }
});
