/** @jest-environment node */
import { allocate } from '#allocation/allocate.ts';
import { findCutOffs } from '#allocation/cutOffs.ts';
import { createMarket } from '#allocation/createMarket.ts';
import { explainSolicitud } from '#allocation/explanation.ts';
import { summarize } from '#allocation/runSummary.ts';
import { findGroupsOfCupos } from '#allocation/seated.ts';

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

test('of each seat the group by whose reserve it was awarded, now or before', () => {
  expect([...findGroupsOfCupos(market, allocation)]).toEqual([-1, -1, 0, -1, -1]);
  const holds = createMarket({
    settings: { lottery: 'unico', classCount: 2, groups: ['G1'] },
    ofertas: [{ id: 'a', vacantes: 1, reservas: [1] }],
    solicitudes: [
      { ticket: 'quien-tiene', cupoActual: 'a', groupOfCupo: 'G1', opciones: [option('a', 1, ['G1'])] },
      // The one reserved seat is the holder's: the free one goes by the common order.
      { ticket: 'del-grupo', opciones: [option('a', 1, ['G1'])] },
      { ticket: 'primera', opciones: [option('a', 0)] },
    ],
  });
  const given = allocate(holds, 's');
  expect([...given.oferta]).toEqual([0, -1, 0]);
  expect([...findGroupsOfCupos(holds, given)]).toEqual([0, -1, -1]);
});

test('a reserved seat that is given back in the run goes to its group before a better class', () => {
  const moves = createMarket({
    settings: { lottery: 'unico', classCount: 2, groups: ['G1'] },
    ofertas: [
      { id: 'a', vacantes: 0, reservas: [1] },
      { id: 'b', vacantes: 1, reservas: [0] },
    ],
    solicitudes: [
      { ticket: 'quien-tiene', cupoActual: 'a', groupOfCupo: 'G1', opciones: [option('b', 1), option('a', 1, ['G1'])] },
      { ticket: 'del-grupo', opciones: [option('a', 1, ['G1'])] },
      { ticket: 'primera', opciones: [option('a', 0)] },
    ],
  });
  const given = allocate(moves, 's');
  expect([...given.oferta]).toEqual([1, 0, -1]);
  expect([...findGroupsOfCupos(moves, given)]).toEqual([-1, 0, -1]);
  expect(findCutOffs(moves, given)[0]).toEqual({
    cupos: 1,
    taken: 1,
    holders: 0,
    common: undefined,
    groups: [{ place: expect.any(Number) as unknown, priorityClass: 1 }],
  });
});
