/** @jest-environment node */
import { allocate } from '#allocation/allocate.ts';
import type { FindingKind } from '#allocation/checker/findings.ts';
import { createMarket } from '#allocation/createMarket.ts';
import type { Market } from '#allocation/market.ts';
import { checkMarket } from './support/replicas';
import { createRandom } from './support/random';
import { type MarketSample, randomSample, smallSample } from './support/marketSamples';

function kindsOf(market: Market, semilla: string, oferta: Int32Array): ReadonlySet<FindingKind> {
  return new Set(checkMarket(market, semilla, oferta).map(({ kind }) => kind));
}

const city = (seed: number): MarketSample =>
  randomSample(createRandom(seed), { solicitudes: 2_000, ofertas: 60, opciones: 4, groups: 3, classes: 5, vacantes: 50 });

test('nothing is found in what the engine gives, on small markets and on one of a city’s size', () => {
  const random = createRandom(7);
  const cases = [...Array.from({ length: 2_000 }, () => smallSample(random)), city(1), city(2)];
  for (const sample of cases) {
    const market = createMarket(sample);
    expect(checkMarket(market, sample.semilla, allocate(market, sample.semilla).oferta)).toEqual([]);
  }
});

test('a semilla that is not the result’s is noticed', () => {
  const market = createMarket(city(3));
  const { oferta } = allocate(market, 'una');
  expect(kindsOf(market, 'otra', oferta)).toContain('ignoredOrder');
});

/** A market of a city's size, right, and what can be done to it. */
function prepare() {
  const sample = city(4);
  const market = createMarket(sample);
  const { oferta } = allocate(market, sample.semilla);
  const random = createRandom(11);
  const solicitudes = random.shuffle([...oferta.keys()]);
  const listed = (solicitud: number) => market.ofertaOfOpcion.subarray(market.starts[solicitud], market.starts[solicitud + 1]);
  return { sample, market, oferta, solicitudes, listed };
}

test('two who change their cupos are found, whoever they are', () => {
  const { sample, market, oferta, solicitudes, listed } = prepare();
  let tried = 0;
  for (const one of solicitudes.slice(0, 100)) {
    const mine = oferta[one] ?? -1;
    const other = solicitudes.find((candidate) => {
      const theirs = oferta[candidate] ?? -1;
      return mine >= 0 && theirs >= 0 && theirs !== mine && listed(one).includes(theirs) && listed(candidate).includes(mine);
    });
    if (other === undefined) continue;
    const swapped = oferta.slice();
    swapped[one] = oferta[other] ?? -1;
    swapped[other] = mine;
    expect(checkMarket(market, sample.semilla, swapped)).not.toEqual([]);
    tried += 1;
  }
  expect(tried).toBeGreaterThan(10);
}, 60_000);

test('a seat over is found at each oferta', () => {
  const { sample, market, oferta, solicitudes, listed } = prepare();
  let tried = 0;
  for (const solicitud of solicitudes.filter((candidate) => oferta[candidate] === -1).slice(0, 30)) {
    const wanted = listed(solicitud)[0];
    if (wanted === undefined) continue;
    const over = oferta.slice();
    over[solicitud] = wanted;
    expect(kindsOf(market, sample.semilla, over)).toContain('overfull');
    tried += 1;
  }
  expect(tried).toBeGreaterThan(20);
}, 60_000);

test('a seat left empty that someone would rather have is found', () => {
  const { sample, market, oferta, solicitudes, listed } = prepare();
  const wanted = new Set(solicitudes.flatMap((solicitud) => (oferta[solicitud] === -1 ? [...listed(solicitud)] : [])));
  const seated = solicitudes.filter((solicitud) => wanted.has(oferta[solicitud] ?? -1)).slice(0, 30);
  for (const solicitud of seated) {
    const empty = oferta.slice();
    empty[solicitud] = -1;
    expect(kindsOf(market, sample.semilla, empty)).toContain('unusedCupo');
  }
  expect(seated).toHaveLength(30);
}, 60_000);

test('everyone unassigned, and an answer for fewer than all, are found', () => {
  const { sample, market, oferta } = prepare();
  const nobody = kindsOf(
    market,
    sample.semilla,
    oferta.map(() => -1),
  );
  expect([...nobody].sort()).toEqual(['lostCupoActual', 'unusedCupo']);
  expect([...kindsOf(market, sample.semilla, oferta.slice(1))]).toEqual(['incomplete']);
  expect([...kindsOf(market, sample.semilla, new Int32Array(0))]).toEqual(['incomplete']);
});

test('a reserve that was ignored is found', () => {
  const { sample, market: prepared } = prepare();
  // The group of those who go last in the common order: without its reserve it gets little.
  const last = prepared.classCount - 1;
  const membership = prepared.membershipOfOpcion.map((_, option) => (prepared.classOfOpcion[option] === last ? 1 : 0));
  const market = { ...prepared, membership, reservas: prepared.reservas.map(() => 10) };
  expect(checkMarket(market, sample.semilla, allocate(market, sample.semilla).oferta)).toEqual([]);
  const { oferta } = allocate({ ...market, reservas: market.reservas.map(() => 0) }, sample.semilla);
  expect(kindsOf(market, sample.semilla, oferta)).toContain('ignoredReserva');
});

test('a holder who gets less than the cupo they hold, and an oferta that nobody asked for, are found', () => {
  const { sample, market, oferta, solicitudes, listed } = prepare();
  const holder = solicitudes.find((solicitud) => (market.cupoActual[solicitud] ?? -1) >= 0) ?? -1;
  const lost = oferta.slice();
  lost[holder] = -1;
  expect(kindsOf(market, sample.semilla, lost)).toContain('lostCupoActual');
  const unasked = oferta.slice();
  const first = solicitudes[0] ?? -1;
  unasked[first] = market.ofertas.findIndex((_, at) => !listed(first).includes(at) && market.cupoActual[first] !== at);
  expect(kindsOf(market, sample.semilla, unasked)).toContain('unaskedOpcion');
  unasked[first] = market.ofertas.length;
  expect(kindsOf(market, sample.semilla, unasked)).toContain('unaskedOpcion');
});

test('a stable result that is not the applicants’ best is found by that alone', () => {
  const opcion = (oferta: string, priorityClass: number) => ({ oferta, priorityClass, groups: [] });
  const market = createMarket({
    settings: { lottery: 'unico', classCount: 2, groups: [] },
    ofertas: ['a', 'b'].map((id) => ({ id, vacantes: 1, reservas: [] })),
    solicitudes: [
      { ticket: 'uno', opciones: [opcion('a', 1), opcion('b', 0)] },
      { ticket: 'dos', opciones: [opcion('b', 1), opcion('a', 0)] },
    ],
  });
  expect([...allocate(market, 's').oferta]).toEqual([0, 1]);
  expect(checkMarket(market, 's', Int32Array.of(1, 0))).toEqual([
    { kind: 'notBest', message: 'La solicitud uno debe quedar en su opción 1, no en su opción 2' },
    { kind: 'notBest', message: 'La solicitud dos debe quedar en su opción 1, no en su opción 2' },
  ]);
});

test('of each kind no more than a hundred are told', () => {
  const { sample, market, oferta } = prepare();
  const unlisted = checkMarket(
    market,
    sample.semilla,
    oferta.map(() => market.ofertas.length),
  );
  expect(unlisted.filter(({ kind }) => kind === 'unaskedOpcion')).toHaveLength(100);
});
