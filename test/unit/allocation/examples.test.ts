/** @jest-environment node */
import { acceptDeferred } from '#allocation/acceptDeferred.ts';
import { createMarket } from '#allocation/createMarket.ts';
import { rankOpciones } from '#allocation/commonOrder.ts';

/** A place that ranks its applicants, as hospitals do: each rank is a priority class. */
interface Hospital {
  readonly seats: number;
  readonly ranking: readonly string[];
}

/** What applicants get, by name; null: nothing. */
function match(
  applicants: Record<string, readonly string[]>,
  allHospitals: Record<string, Hospital>,
): Record<string, string | null> {
  const names = Object.keys(applicants);
  const market = createMarket({
    settings: { lottery: 'unico', classCount: names.length, groups: [] },
    ofertas: Object.entries(allHospitals).map(([id, { seats }]) => ({ id, vacantes: seats, reservas: [] })),
    solicitudes: names.map((ticket) => ({
      ticket,
      opciones: (applicants[ticket] ?? [])
        // Whom a place does not rank it does not take.
        .filter((hospital) => allHospitals[hospital]?.ranking.includes(ticket))
        .map((oferta) => ({ oferta, priorityClass: allHospitals[oferta]?.ranking.indexOf(ticket) ?? -1, groups: [] })),
    })),
  });
  const given = acceptDeferred(market, rankOpciones(market, 'any'));
  return Object.fromEntries(names.map((name, at) => [name, market.ofertas[given[at] ?? -1] ?? null]));
}

const one = (ranking: readonly string[]): Hospital => ({ seats: 1, ranking });

test('Gale and Shapley 1962, example 1: each man gets his first choice', () => {
  const men = { a: ['A', 'B', 'C'], b: ['B', 'C', 'A'], g: ['C', 'A', 'B'] };
  const women = { A: one(['b', 'g', 'a']), B: one(['g', 'a', 'b']), C: one(['a', 'b', 'g']) };
  expect(match(men, women)).toEqual({ a: 'A', b: 'B', g: 'C' });
});

test('Gale and Shapley 1962, example 2: the only stable set of marriages', () => {
  const men = { a: ['A', 'B', 'C', 'D'], b: ['A', 'D', 'C', 'B'], g: ['B', 'A', 'C', 'D'], d: ['D', 'B', 'C', 'A'] };
  const women = {
    A: one(['d', 'g', 'a', 'b']),
    B: one(['b', 'd', 'a', 'g']),
    C: one(['d', 'a', 'b', 'g']),
    D: one(['g', 'b', 'a', 'd']),
  };
  expect(match(men, women)).toEqual({ a: 'C', b: 'D', g: 'A', d: 'B' });
});

test('the example by which the NRMP explains its match: one applicant and two cupos are left over', () => {
  const applicants = {
    Arthur: ['City'],
    Sunny: ['City', 'Mercy'],
    Joseph: ['City', 'General', 'Mercy'],
    Latha: ['Mercy', 'City', 'General'],
    Darrius: ['City', 'Mercy', 'General'],
  };
  const programs = {
    Mercy: { seats: 2, ranking: ['Darrius', 'Joseph'] },
    City: { seats: 2, ranking: ['Darrius', 'Arthur', 'Sunny', 'Latha', 'Joseph'] },
    General: { seats: 2, ranking: ['Darrius', 'Arthur', 'Joseph', 'Latha'] },
  };
  expect(match(applicants, programs)).toEqual({
    Arthur: 'City',
    Sunny: null,
    Joseph: 'General',
    Latha: 'General',
    Darrius: 'City',
  });
});

test('two cupos of an oferta and two stable matchings: the applicants’ best is given', () => {
  const applicants = { s1: ['H2', 'H1'], s2: ['H1', 'H2'], s3: ['H1'] };
  const hospitals = { H1: { seats: 2, ranking: ['s1', 's3', 's2'] }, H2: one(['s2', 's1']) };
  expect(match(applicants, hospitals)).toEqual({ s1: 'H2', s2: 'H1', s3: 'H1' });
});

test('the last one to ask pushes out the one before, who pushes out the one before, down to the first', () => {
  const LINKS = 200;
  const links = [...Array(LINKS).keys()];
  const applicants = Object.fromEntries(links.map((link) => [`a${link}`, [`P${link}`, `P${link - 1}`]]));
  const allHospitals = Object.fromEntries(links.map((link) => [`P${link}`, one([`a${link + 1}`, `a${link}`])]));
  expect(match({ ...applicants, [`a${LINKS}`]: [`P${LINKS - 1}`] }, allHospitals)).toEqual({
    ...Object.fromEntries(links.map((link) => [`a${link + 1}`, `P${link}`])),
    a0: null,
  });
});

test('Hafalir, Yenmez and Yildirim 2013: a reserve helps the group, a quota that leaves seats empty is none', () => {
  const groups = ['minoria'];
  const option = (oferta: string, priorityClass: number, group: boolean) => ({
    oferta,
    priorityClass,
    groups: group ? groups : [],
  });
  const given = (reserve: number) => {
    const market = createMarket({
      settings: { lottery: 'unico', classCount: 3, groups },
      ofertas: [{ id: 'c', vacantes: 2, reservas: [reserve] }],
      solicitudes: [
        { ticket: 'M1', opciones: [option('c', 0, false)] },
        { ticket: 'M2', opciones: [option('c', 1, false)] },
        { ticket: 'm', opciones: [option('c', 2, true)] },
      ],
    });
    return [...acceptDeferred(market, rankOpciones(market, 's'))];
  };
  expect(given(0)).toEqual([0, 0, -1]);
  expect(given(1)).toEqual([0, -1, 0]);
  // Only one of the group asks: the second reserved seat goes by the common order.
  expect(given(2)).toEqual([0, -1, 0]);
});
