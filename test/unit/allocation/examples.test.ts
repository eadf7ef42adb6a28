/** @jest-environment node */
import { acceptDeferred } from '#allocation/allocate.ts';
import { createMercado } from '#allocation/createMarket.ts';
import { rankOpciones } from '#allocation/commonOrder.ts';

/** A place that ranks its applicants, as hospitals do: each rank is a priority class. */
interface Place {
  readonly seats: number;
  readonly ranking: readonly string[];
}

/** What applicants get, by name; null: nothing. */
function match(applicants: Record<string, readonly string[]>, places: Record<string, Place>): Record<string, string | null> {
  const names = Object.keys(applicants);
  const mercado = createMercado({
    ajustes: { sorteo: 'unico', clases: names.length, grupos: [] },
    ofertas: Object.entries(places).map(([id, { seats }]) => ({ id, vacantes: seats, reservas: [] })),
    solicitudes: names.map((tiquete) => ({
      tiquete,
      opciones: (applicants[tiquete] ?? [])
        // Whom a place does not rank it does not take.
        .filter((place) => places[place]?.ranking.includes(tiquete))
        .map((oferta) => ({ oferta, clase: places[oferta]?.ranking.indexOf(tiquete) ?? -1, grupos: [] })),
    })),
  });
  const given = acceptDeferred(mercado, rankOpciones(mercado, 'any'));
  return Object.fromEntries(names.map((name, at) => [name, mercado.ofertas[given[at] ?? -1] ?? null]));
}

const one = (ranking: readonly string[]): Place => ({ seats: 1, ranking });

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

test('the example by which the NRMP explains its match: one applicant and two places are left over', () => {
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

test('two seats at a place and two stable matchings: the applicants’ best is given', () => {
  const applicants = { s1: ['H2', 'H1'], s2: ['H1', 'H2'], s3: ['H1'] };
  const hospitals = { H1: { seats: 2, ranking: ['s1', 's3', 's2'] }, H2: one(['s2', 's1']) };
  expect(match(applicants, hospitals)).toEqual({ s1: 'H2', s2: 'H1', s3: 'H1' });
});

test('the last one to ask pushes out the one before, who pushes out the one before, down to the first', () => {
  const LINKS = 200;
  const links = [...Array(LINKS).keys()];
  const applicants = Object.fromEntries(links.map((link) => [`a${link}`, [`P${link}`, `P${link - 1}`]]));
  const places = Object.fromEntries(links.map((link) => [`P${link}`, one([`a${link + 1}`, `a${link}`])]));
  expect(match({ ...applicants, [`a${LINKS}`]: [`P${LINKS - 1}`] }, places)).toEqual({
    ...Object.fromEntries(links.map((link) => [`a${link + 1}`, `P${link}`])),
    a0: null,
  });
});

test('Hafalir, Yenmez and Yildirim 2013: a reserve helps the group, a quota that leaves seats empty is none', () => {
  const grupos = ['minoria'];
  const option = (oferta: string, clase: number, group: boolean) => ({ oferta, clase, grupos: group ? grupos : [] });
  const given = (reserve: number) => {
    const mercado = createMercado({
      ajustes: { sorteo: 'unico', clases: 3, grupos },
      ofertas: [{ id: 'c', vacantes: 2, reservas: [reserve] }],
      solicitudes: [
        { tiquete: 'M1', opciones: [option('c', 0, false)] },
        { tiquete: 'M2', opciones: [option('c', 1, false)] },
        { tiquete: 'm', opciones: [option('c', 2, true)] },
      ],
    });
    return [...acceptDeferred(mercado, rankOpciones(mercado, 's'))];
  };
  expect(given(0)).toEqual([0, 0, -1]);
  expect(given(1)).toEqual([0, -1, 0]);
  // Only one of the group asks: the second reserved seat goes by the common order.
  expect(given(2)).toEqual([0, -1, 0]);
});
