/** @jest-environment node */
import { asignar } from '#allocation/allocate.ts';
import { comprobar } from '#allocation/checker/checkAllocation.ts';
import type { TipoDeHallazgo } from '#allocation/checker/findings.ts';
import { createMercado } from '#allocation/createMarket.ts';
import type { Mercado } from '#allocation/market.ts';
import { createAzar } from './support/random';
import { type Caso, randomCaso, smallCaso } from './support/marketSamples';

function kindsOf(mercado: Mercado, semilla: string, oferta: Int32Array): ReadonlySet<TipoDeHallazgo> {
  return new Set(comprobar(mercado, semilla, oferta).map(({ tipo }) => tipo));
}

const city = (seed: number): Caso =>
  randomCaso(createAzar(seed), { solicitudes: 2_000, ofertas: 60, opciones: 4, grupos: 3, clases: 5, vacantes: 50 });

test('nothing is found in what the engine gives, on small markets and on one of a city’s size', () => {
  const azar = createAzar(7);
  const casos = [...Array.from({ length: 2_000 }, () => smallCaso(azar)), city(1), city(2)];
  for (const caso of casos) {
    const mercado = createMercado(caso);
    expect(comprobar(mercado, caso.semilla, asignar(mercado, caso.semilla).oferta)).toEqual([]);
  }
});

test('a seed that is not the result’s is noticed', () => {
  const mercado = createMercado(city(3));
  const { oferta } = asignar(mercado, 'una');
  expect(kindsOf(mercado, 'otra', oferta)).toContain('orden-ignorado');
});

/** A market of a city's size, right, and what can be done to it. */
function prepare() {
  const caso = city(4);
  const mercado = createMercado(caso);
  const { oferta } = asignar(mercado, caso.semilla);
  const azar = createAzar(11);
  const solicitudes = azar.shuffle([...oferta.keys()]);
  const listed = (solicitud: number) => mercado.opcion.subarray(mercado.inicio[solicitud], mercado.inicio[solicitud + 1]);
  return { caso, mercado, oferta, solicitudes, listed };
}

test('two who change places are found, whoever they are', () => {
  const { caso, mercado, oferta, solicitudes, listed } = prepare();
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
    expect(comprobar(mercado, caso.semilla, swapped)).not.toEqual([]);
    tried += 1;
  }
  expect(tried).toBeGreaterThan(10);
}, 60_000);

test('a seat over is found at each oferta', () => {
  const { caso, mercado, oferta, solicitudes, listed } = prepare();
  let tried = 0;
  for (const solicitud of solicitudes.filter((candidate) => oferta[candidate] === -1).slice(0, 30)) {
    const wanted = listed(solicitud)[0];
    if (wanted === undefined) continue;
    const over = oferta.slice();
    over[solicitud] = wanted;
    expect(kindsOf(mercado, caso.semilla, over)).toContain('sobrecupo');
    tried += 1;
  }
  expect(tried).toBeGreaterThan(20);
}, 60_000);

test('a seat left empty that someone would rather have is found', () => {
  const { caso, mercado, oferta, solicitudes, listed } = prepare();
  const wanted = new Set(solicitudes.flatMap((solicitud) => (oferta[solicitud] === -1 ? [...listed(solicitud)] : [])));
  const seated = solicitudes.filter((solicitud) => wanted.has(oferta[solicitud] ?? -1)).slice(0, 30);
  for (const solicitud of seated) {
    const empty = oferta.slice();
    empty[solicitud] = -1;
    expect(kindsOf(mercado, caso.semilla, empty)).toContain('cupo-desaprovechado');
  }
  expect(seated).toHaveLength(30);
}, 60_000);

test('everyone unassigned, and an answer for fewer than all, are found', () => {
  const { caso, mercado, oferta } = prepare();
  const nobody = kindsOf(mercado, caso.semilla, oferta.map(() => -1));
  expect([...nobody].sort()).toEqual(['cupo-actual-perdido', 'cupo-desaprovechado', 'no-es-la-mejor']);
  expect([...kindsOf(mercado, caso.semilla, oferta.slice(1))]).toEqual(['incompleta']);
  expect([...kindsOf(mercado, caso.semilla, new Int32Array(0))]).toEqual(['incompleta']);
});

test('a reserve that was ignored is found', () => {
  const { caso, mercado: prepared } = prepare();
  // The group of those who go last in the common order: without its reserve it gets little.
  const last = prepared.clases - 1;
  const pertenencia = prepared.pertenencia.map((_, option) => (prepared.clase[option] === last ? 1 : 0));
  const mercado = { ...prepared, pertenencia, reservas: prepared.reservas.map(() => 10) };
  expect(comprobar(mercado, caso.semilla, asignar(mercado, caso.semilla).oferta)).toEqual([]);
  const { oferta } = asignar({ ...mercado, reservas: mercado.reservas.map(() => 0) }, caso.semilla);
  expect(kindsOf(mercado, caso.semilla, oferta)).toContain('reserva-ignorada');
});

test('a holder who gets less than the seat they hold, and a place that nobody asked for, are found', () => {
  const { caso, mercado, oferta, solicitudes, listed } = prepare();
  const holder = solicitudes.find((solicitud) => (mercado.actual[solicitud] ?? -1) >= 0) ?? -1;
  const lost = oferta.slice();
  lost[holder] = -1;
  expect(kindsOf(mercado, caso.semilla, lost)).toContain('cupo-actual-perdido');
  const unasked = oferta.slice();
  const first = solicitudes[0] ?? -1;
  unasked[first] = mercado.ofertas.findIndex((_, at) => !listed(first).includes(at) && mercado.actual[first] !== at);
  expect(kindsOf(mercado, caso.semilla, unasked)).toContain('opcion-no-pedida');
  unasked[first] = mercado.ofertas.length;
  expect(kindsOf(mercado, caso.semilla, unasked)).toContain('opcion-no-pedida');
});

test('a stable result that is not the applicants’ best is found by that alone', () => {
  const opcion = (oferta: string, clase: number) => ({ oferta, clase, grupos: [] });
  const mercado = createMercado({
    ajustes: { sorteo: 'unico', clases: 2, grupos: [] },
    ofertas: ['a', 'b'].map((id) => ({ id, vacantes: 1, reservas: [] })),
    solicitudes: [
      { tiquete: 'uno', opciones: [opcion('a', 1), opcion('b', 0)] },
      { tiquete: 'dos', opciones: [opcion('b', 1), opcion('a', 0)] },
    ],
  });
  expect([...asignar(mercado, 's').oferta]).toEqual([0, 1]);
  expect(comprobar(mercado, 's', Int32Array.of(1, 0))).toEqual([
    { tipo: 'no-es-la-mejor', mensaje: 'La solicitud uno debe quedar en su opción 1, no en su opción 2' },
    { tipo: 'no-es-la-mejor', mensaje: 'La solicitud dos debe quedar en su opción 1, no en su opción 2' },
  ]);
});

test('of each kind no more than a hundred are told', () => {
  const { caso, mercado, oferta } = prepare();
  const unlisted = comprobar(mercado, caso.semilla, oferta.map(() => mercado.ofertas.length));
  expect(unlisted.filter(({ tipo }) => tipo === 'opcion-no-pedida')).toHaveLength(100);
});
