/** @jest-environment node */
import { type Allocation, allocate } from '#allocation/allocate.ts';
import { findCutOffs } from '#allocation/cutOffs.ts';
import { createMarket } from '#allocation/createMarket.ts';
import { createTandaMarket, findWaitingListPlaces, type WaitingStatus } from '#allocation/waitingList.ts';
import { explainSolicitud } from '#allocation/explanation.ts';
import { countCupos, type Market } from '#allocation/market.ts';
import { summarize } from '#allocation/runSummary.ts';
import { textAt } from '#allocation/packedTexts.ts';
import { checkMarket } from './support/replicas';
import { createRandom } from './support/random';
import { smallSample } from './support/marketSamples';

const option = (oferta: string, priorityClass: number, groups: readonly string[] = []) => ({ oferta, priorityClass, groups });

/** a has two seats, one of them for G1; b has one, held by 'titular'. The classes make the lottery idle. */
const market = createMarket({
  settings: { lottery: 'unico', classCount: 6, groups: ['G1'] },
  ofertas: [
    { id: 'a', vacantes: 2, reservas: [1] },
    { id: 'b', vacantes: 1, reservas: [0] },
  ],
  solicitudes: [
    { ticket: 'primera', opciones: [option('a', 0), option('b', 0)] },
    { ticket: 'segunda', opciones: [option('a', 1), option('b', 5)] },
    { ticket: 'reservada', opciones: [option('a', 3, ['G1'])] },
    { ticket: 'titular', cupoActual: 'b', opciones: [option('a', 4, ['G1'])] },
    { ticket: 'ultima', opciones: [option('a', 5), option('b', 4)] },
  ],
});
const allocation = allocate(market, 's');
const cutOffs = findCutOffs(market, allocation);

test('what came out', () => {
  // b's one free seat goes to 'ultima', whose class there is better; the seat that is held stays.
  expect([...allocation.oferta]).toEqual([0, -1, 0, 1, 1]);
  expect(summarize(market, allocation.oferta)).toEqual({ solicitudes: 5, byOpcion: [2, 1], kept: 1, withoutCupo: 1, cupos: 4 });
});

test('cut-offs: the last one that the common order let in, and of each group the last in its reserve', () => {
  expect(cutOffs).toEqual([
    { cupos: 2, taken: 2, holders: 0, common: { place: 1, priorityClass: 0 }, groups: [{ place: 3, priorityClass: 3 }] },
    { cupos: 2, taken: 2, holders: 1, common: { place: 2, priorityClass: 4 }, groups: [undefined] },
  ]);
});

test('each option is explained', () => {
  const explained = (solicitud: number) => explainSolicitud(market, allocation, cutOffs, solicitud);
  expect(explained(0).map(({ oferta, outcome }) => [oferta, outcome])).toEqual([
    ['a', 'assigned'],
    ['b', 'unneeded'],
  ]);
  expect(explained(1)).toEqual([
    { oferta: 'a', outcome: 'missed', place: 2, priorityClass: 1, common: { place: 1, priorityClass: 0 }, groups: [] },
    { oferta: 'b', outcome: 'missed', place: 3, priorityClass: 5, common: { place: 2, priorityClass: 4 }, groups: [] },
  ]);
  expect(explained(3)).toEqual([
    {
      oferta: 'a',
      outcome: 'missed',
      place: 4,
      priorityClass: 4,
      common: { place: 1, priorityClass: 0 },
      groups: [{ groupId: 'G1', cutOff: { place: 3, priorityClass: 3 } }],
    },
  ]);
});

const states =
  (...list: readonly WaitingStatus[]) =>
  (solicitud: number) =>
    list[solicitud] ?? 'out';

test('the place in each list, among those who wait', () => {
  const all = findWaitingListPlaces(market, allocation, states('firm', 'withoutCupo', 'firm', 'withCupo', 'withCupo'));
  // Options in the order of the market: primera a b, segunda a b, reservada a, titular a, ultima a b.
  expect([...all]).toEqual([0, 0, 1, 1, 0, 2, 3, 0]);
  const fewer = findWaitingListPlaces(market, allocation, states('firm', 'out', 'firm', 'firm', 'withCupo'));
  expect([...fewer]).toEqual([0, 0, 0, 0, 0, 0, 1, 0]);
});

function moveList(situation: (solicitud: number) => WaitingStatus): Record<string, string | undefined> {
  const batch = createTandaMarket(market, allocation, situation);
  const { oferta } = allocate(batch, 's');
  expect(checkMarket(batch, 's', oferta)).toEqual([]);
  return Object.fromEntries(Array.from(oferta, (got, at) => [textAt(batch.tickets, at), batch.ofertas[got]]));
}

test('a seat that is declined goes down the list, and what is given back for it goes on', () => {
  expect(moveList(states('out', 'withoutCupo', 'firm', 'withCupo', 'withCupo'))).toEqual({
    segunda: 'a',
    titular: 'b',
    ultima: 'b',
  });
  // The reserved seat is given back: the group's next one moves up, and leaves the seat that they held to the list.
  expect(moveList(states('firm', 'withoutCupo', 'out', 'withCupo', 'withCupo'))).toEqual({
    segunda: 'b',
    titular: 'a',
    ultima: 'b',
  });
});

test('no free seat, no move; and who keeps their seat and waits for nothing is not in the list', () => {
  expect(moveList(states('firm', 'withoutCupo', 'firm', 'firm', 'withCupo'))).toEqual({ segunda: undefined, ultima: 'b' });
});

/** How many seats are taken, of the market's, after a batch. */
function seatsAfter(
  before: Market,
  { oferta }: Allocation,
  batch: Market,
  moved: Int32Array,
  situation: (solicitud: number) => WaitingStatus,
) {
  const taken = new Array<number>(before.ofertas.length).fill(0);
  oferta.forEach((got, solicitud) => {
    if (got >= 0 && situation(solicitud) === 'firm') taken[got] = (taken[got] ?? 0) + 1;
  });
  moved.forEach((got) => {
    if (got >= 0) taken[got] = (taken[got] ?? 0) + 1;
  });
  expect(batch.ofertas).toBe(before.ofertas);
  return taken;
}

test('whatever the answers, a batch gives no seat twice and takes from no one the seat they hold', () => {
  const random = createRandom(13);
  for (let at = 0; at < 500; at += 1) {
    const sample = smallSample(random);
    const before = createMarket(sample);
    const given = allocate(before, sample.semilla);
    const answers = Array.from(given.oferta, (got): WaitingStatus =>
      random.pick(got >= 0 ? ['firm', 'withCupo', 'out'] : ['withoutCupo', 'out']),
    );
    const batch = createTandaMarket(before, given, states(...answers));
    const moved = allocate(batch, sample.semilla);
    expect(checkMarket(batch, sample.semilla, moved.oferta)).toEqual([]);
    const cupos = countCupos(before);
    const taken = seatsAfter(before, given, batch, moved.oferta, states(...answers));
    expect(taken.filter((seats, oferta) => seats > (cupos[oferta] ?? 0))).toEqual([]);
  }
});
