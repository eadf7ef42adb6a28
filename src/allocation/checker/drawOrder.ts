import { createDigests } from './digests';
import type { CheckedMarket } from './readMarket';

/** What gets a number each: solicitudes, or with one lottery an oferta their options. */
export interface ToDraw {
  readonly total: number;
  solicitudOf(index: number): number;
  ofertaOf(index: number): number;
}

/**
 * The order in which all of `toDraw` are drawn: the earlier stage first, then the lowest number, the family's before
 * one's own. Those of two ofertas whose numbers begin alike stand in any order.
 */
export function drawOrder(market: CheckedMarket, seed: string, { total, solicitudOf, ofertaOf }: ToDraw): Uint32Array {
  const digestOf = createDigests(market, seed);
  const etapaOf = (index: number) => market.etapa[solicitudOf(index)] ?? 0;

  /** The first word of each number above its index, which are sorted as one whole number of 64 bits. */
  const pairs = new Uint32Array(2 * total);
  for (let index = 0; index < total; index += 1) {
    pairs[2 * index] = index;
    pairs[2 * index + 1] = digestOf(solicitudOf(index), ofertaOf(index), 'family')[0] ?? 0;
  }
  new BigUint64Array(pairs.buffer).sort();

  const order = new Uint32Array(total);
  const words = new Uint32Array(total);
  let placed = 0;
  const stages = market.earlierSeeds.length + 1;
  for (let stage = 0; stage < stages; stage += 1) {
    for (let at = 0; at < total; at += 1) {
      const index = pairs[2 * at] ?? 0;
      if (stages > 1 && etapaOf(index) !== stage) continue;
      order[placed] = index;
      words[placed] = pairs[2 * at + 1] ?? 0;
      placed += 1;
    }
  }

  /** Both numbers, the family's and then one's own, as words of one array after another. */
  const numbersOf = (run: Uint32Array): Uint32Array => {
    const numbers = new Uint32Array(WORDS * run.length);
    run.forEach((index, at) => {
      (['family', 'own'] as const).forEach((whose, half) => {
        const digest = digestOf(solicitudOf(index), ofertaOf(index), whose);
        for (let word = 0; word < 8; word += 1) numbers[WORDS * at + 8 * half + word] = digest[word] ?? 0;
      });
    });
    return numbers;
  };
  const goesOn = (at: number) =>
    at < total && words[at - 1] === words[at] && (stages === 1 || etapaOf(order[at - 1] ?? 0) === etapaOf(order[at] ?? 0));
  let end = 0;
  for (let start = 0; start < total; start = end) {
    end = start + 1;
    while (goesOn(end)) end += 1;
    if (end - start === 1) continue;
    // Of one first word, as families are: by the whole numbers.
    const run = order.slice(start, end);
    const numbers = numbersOf(run);
    const places = Array.from(run.keys()).sort((one, other) => compareNumbers(numbers, one, other));
    places.forEach((place, at) => (order[start + at] = run[place] ?? 0));
  }
  return order;
}

const WORDS = 16;

function compareNumbers(numbers: Uint32Array, one: number, other: number): number {
  let word = 0;
  while (word < WORDS && numbers[WORDS * one + word] === numbers[WORDS * other + word]) word += 1;
  return word === WORDS ? 0 : (numbers[WORDS * one + word] ?? 0) - (numbers[WORDS * other + word] ?? 0);
}
