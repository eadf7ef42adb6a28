/** @jest-environment node */
import { allocate } from '#allocation/allocate.ts';
import type { Market } from '#allocation/market.ts';
import { allStable, bestStable, ofertasOf } from './support/bruteForce';
import { type MarketSample, randomSample, smallSample } from './support/marketSamples';
import { createRandom } from './support/random';
import { checkMarket, replicaOf } from './support/replicas';
import { readLists } from './support/second/applicantLists';
import { findBestStable } from './support/second/bestStable';
import { readSeats } from './support/second/choice';
import { findWorstStable } from './support/second/worstStable';

/** The ofertas that these ranks are. */
function ofertasAt({ starts, ofertaOfOpcion, cupoActual }: Market, ranks: ArrayLike<number>): Int32Array {
  return cupoActual.map((held, solicitud) => {
    const opciones = ofertaOfOpcion.subarray(starts[solicitud], starts[solicitud + 1]);
    const rank = ranks[solicitud] ?? Infinity;
    return opciones[rank] ?? (rank === opciones.length ? held : -1);
  });
}

const kindsOf = (market: Market, sample: MarketSample, oferta: Int32Array) =>
  [...new Set(checkMarket(market, sample.semilla, oferta).map(({ kind }) => kind))].sort();

test('of all stable assignments of a small market the checker takes the best alone', () => {
  const random = createRandom(29);
  let others = 0;
  for (let round = 0; round < 2_000; round += 1) {
    const sample = smallSample(random);
    const { market } = replicaOf(sample);
    const best = [...bestStable(sample).values()];
    for (const ranks of allStable(sample)) {
      const given = [...ofertasOf(sample, ranks).values()];
      const isBest = given.every((oferta, at) => oferta === best[at]);
      if (!isBest) others += 1;
      const oferta = Int32Array.from(given, (id) => (id === undefined ? -1 : market.ofertas.indexOf(id)));
      expect(kindsOf(market, sample, oferta)).toEqual(isBest ? [] : ['notBest']);
    }
  }
  expect(others).toBeGreaterThan(25);
}, 240_000);

test('of larger markets it takes what another algorithm gives, and not what is the worst for applicants', () => {
  const random = createRandom(31);
  let others = 0;
  for (let round = 0; round < 700; round += 1) {
    const sample = randomSample(random, {
      solicitudes: random.between(6, 40),
      ofertas: random.between(2, 8),
      opciones: 6,
      groups: random.between(0, 3),
      classes: random.between(1, 5),
      vacantes: random.between(1, 3),
    });
    const { market } = replicaOf(sample);
    const lists = readLists(market, sample.semilla);
    const seats = readSeats(market);
    const best = ofertasAt(market, findBestStable(market, seats, lists));
    expect(allocate(market, sample.semilla).oferta).toEqual(best);
    expect(kindsOf(market, sample, best)).toEqual([]);
    const worst = ofertasAt(market, findWorstStable(market, seats, lists));
    const isBest = worst.every((oferta, at) => oferta === best[at]);
    if (!isBest) others += 1;
    expect(kindsOf(market, sample, worst)).toEqual(isBest ? [] : ['notBest']);
  }
  expect(others).toBeGreaterThan(40);
}, 240_000);
