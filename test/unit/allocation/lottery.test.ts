/** @jest-environment node */
import { createHash } from 'node:crypto';

import { createMarket } from '#allocation/createMarket.ts';
import { sortKeys } from '#allocation/radix.ts';
import { createSha256 } from '#allocation/sha256.ts';
import { drawSolicitudes, lotteryNumber } from '#allocation/lottery.ts';
import { textAt } from '#allocation/packedTexts.ts';
import { createRandom } from './support/random';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test('the digest is SHA-256, whatever the lengths of the common beginning and of what follows', () => {
  const encoder = new TextEncoder();
  for (let prefixLength = 0; prefixLength < 130; prefixLength += 1) {
    const prefix = 'p'.repeat(prefixLength);
    const sha = createSha256(encoder.encode(prefix));
    for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 200]) {
      const bytes = encoder.encode('ñ'.repeat(length));
      sha.start();
      sha.append(bytes, 0, bytes.length);
      sha.end();
      const digest = Array.from(sha.words, (word) => word.toString(16).padStart(8, '0')).join('');
      expect(digest).toBe(sha256(prefix + 'ñ'.repeat(length)));
    }
  }
});

test.each([
  ['abc', 'def', undefined, sha256('abc|def')],
  ['2026', '0123456789abcdef0123456789abcdef', undefined, sha256('2026|0123456789abcdef0123456789abcdef')],
  ['año', 't', 'sede-1', sha256('año|t|sede-1')],
])('the number of semilla %s, ticket %s, oferta %s', (semilla, ticket, oferta, expected) => {
  expect(lotteryNumber(semilla, ticket, oferta)).toBe(expected);
});

test('a vector that anyone can check: printf "semilla|tiquete" | sha256sum', () => {
  expect(lotteryNumber('semilla', 'tiquete')).toBe('bbfd919d170546dbcb1d823beb9a48152c9e0ebca657141b156007f816ce4d4e');
});

const marketOf = (solicitudes: readonly { ticket: string; family?: string }[]) =>
  createMarket({
    settings: { lottery: 'unico', classCount: 1, groups: [] },
    ofertas: [],
    solicitudes: solicitudes.map((solicitud) => ({ ...solicitud, opciones: [] })),
  });

test('the lowest number goes first', () => {
  const market = marketOf(Array.from({ length: 3_000 }, (_, index) => ({ ticket: `t${index}` })));
  const drawn = Array.from(drawSolicitudes(market, 's'), (solicitud) => textAt(market.tickets, solicitud));
  const expected = [...drawn].sort((one, other) => (sha256(`s|${one}`) < sha256(`s|${other}`) ? -1 : 1));
  expect(drawn).toEqual(expected);
});

test('brothers and sisters stand together by the family’s number, in the order of their own', () => {
  const market = marketOf([
    ...Array.from({ length: 40 }, (_, index) => ({ ticket: `h${index}`, family: 'familia' })),
    ...Array.from({ length: 200 }, (_, index) => ({ ticket: `t${index}` })),
  ]);
  const drawn = Array.from(drawSolicitudes(market, 's'), (solicitud) => textAt(market.tickets, solicitud));
  const key = (ticket: string) => sha256(`s|${ticket.startsWith('h') ? 'familia' : ticket}`) + sha256(`s|${ticket}`);
  expect(drawn).toEqual([...drawn].sort((one, other) => (key(one) < key(other) ? -1 : 1)));
});

test('a ticket that reads as a family’s: who stands by it goes among the family, by their own', () => {
  const tickets = ['familia', ...Array.from({ length: 20 }, (_, index) => `h${index}`)];
  const market = marketOf(tickets.map((ticket) => (ticket === 'familia' ? { ticket } : { ticket, family: 'familia' })));
  const drawn = Array.from(drawSolicitudes(market, 's'), (solicitud) => textAt(market.tickets, solicitud));
  expect(drawn).toEqual([...tickets].sort((one, other) => (sha256(`s|${one}`) < sha256(`s|${other}`) ? -1 : 1)));
});

test('keys are sorted by every bit, equal ones as they stood, and it is told where each stood', () => {
  const random = createRandom(5);
  const keys = Uint32Array.from({ length: 5_000 }, () => random.between(0, 2 ** 32 - 1) >>> random.pick([0, 10, 21, 30]));
  const expected = [...keys.keys()].sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other);
  const sorted = sortKeys(keys);
  expect([...sorted.indices]).toEqual(expected);
  expect([...sorted.keys]).toEqual(expected.map((index) => keys[index]));
});
