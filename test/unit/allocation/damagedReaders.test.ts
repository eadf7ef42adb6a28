/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

import { transformSync } from '@swc/core';

import type { Market } from '#allocation/market.ts';
import type { MarketReplica } from '#allocation/replica/readReplica.ts';
import { runAllocation } from '#allocation/run.ts';
import { type MarketSample, randomSample } from './support/marketSamples';
import { createRandom, type Random } from './support/random';
import { replicaOf, writtenByHand } from './support/replicas';

const SAMPLES = 60;

const size = (random: Random) => ({
  solicitudes: random.between(20, 60),
  ofertas: 6,
  opciones: 4,
  groups: 2,
  classes: 3,
  vacantes: 4,
});

/** What became of everyone, by ticket. */
const resultOf = ({ market, allocation }: ReturnType<typeof runAllocation>) =>
  JSON.stringify([market.tickets, Array.from(allocation.oferta, (oferta) => market.ofertas[oferta])]);

/** Each with its right result. */
const samples = ((): readonly { sample: MarketSample; right: string }[] => {
  const random = createRandom(17);
  return Array.from({ length: SAMPLES }, () => {
    const sample = randomSample(random, size(random));
    const run = runAllocation(replicaOf(sample), sample.semilla);
    expect(run.findings).toEqual([]);
    return { sample, right: resultOf(run) };
  });
})();

/** undefined: it stops of itself. */
function runDamaged(read: () => MarketReplica, semilla: string): ReturnType<typeof runAllocation> | undefined {
  try {
    return runAllocation(read(), semilla);
  } catch {
    return undefined;
  }
}

/** How many of the samples a damage changes the result of; each such one must be found. */
function countFound(read: (sample: MarketSample) => MarketReplica): number {
  let changed = 0;
  for (const { sample, right } of samples) {
    const damaged = runDamaged(() => read(sample), sample.semilla);
    if (damaged && resultOf(damaged) === right) continue;
    changed += 1;
    expect(damaged?.findings).not.toEqual([]);
  }
  return changed;
}

const DAMAGES: Readonly<Record<string, (market: Market, random: Random) => Market>> = {
  'a seat more': (market) => ({ ...market, vacantes: market.vacantes.map((free) => free + 1) }),
  'a seat less': (market) => ({ ...market, vacantes: market.vacantes.map((free) => Math.max(0, free - 1)) }),
  'no reserves': (market) => ({ ...market, reservas: market.reservas.map(() => 0) }),
  'reserves of the group before': (market) => ({ ...market, reservas: market.reservas.map((_, at, all) => all[at ^ 1] ?? 0) }),
  'the other lottery': (market) => ({ ...market, lottery: market.lottery === 'unico' ? 'por-oferta' : 'unico' }),
  'no families': (market) => ({ ...market, familyOfSolicitud: market.familyOfSolicitud.map(() => -1) }),
  'one family': (market) =>
    market.families.starts.length > 1 ? { ...market, familyOfSolicitud: market.familyOfSolicitud.map(() => 0) } : market,
  'nobody holds a seat': (market) => ({ ...market, cupoActual: market.cupoActual.map(() => -1) }),
  'seats of no reserve': (market) => ({ ...market, groupOfCupo: market.groupOfCupo.map(() => -1) }),
  'all of the last stage': (market) => ({
    ...market,
    etapaOfSolicitud: market.etapaOfSolicitud.map(() => market.semillasAnteriores.length),
  }),
  'all of the first stage': (market) => ({ ...market, etapaOfSolicitud: market.etapaOfSolicitud.map(() => 0) }),
  'the seeds of earlier stages the other way about': (market) => ({
    ...market,
    semillasAnteriores: [...market.semillasAnteriores].reverse(),
  }),
  'everyone in one class': (market) => ({ ...market, classOfOpcion: market.classOfOpcion.map(() => 0) }),
  'classes the other way about': (market) => ({
    ...market,
    classOfOpcion: market.classOfOpcion.map((one) => market.classCount - 1 - one),
  }),
  'nobody in a group': (market) => ({ ...market, membershipOfOpcion: market.membershipOfOpcion.map(() => 0) }),
  'groups the other way about': (market) => ({
    ...market,
    membershipOfOpcion: market.membershipOfOpcion.map((bits) => ((bits & 1) << 1) | (bits >> 1)),
  }),
  'one option at another oferta': (market, random) => {
    const ofertaOfOpcion = market.ofertaOfOpcion.slice();
    const solicitud = random.between(0, market.cupoActual.length - 1);
    const start = market.starts[solicitud] ?? 0;
    const listed = ofertaOfOpcion.subarray(start, market.starts[solicitud + 1]);
    const other = market.ofertas.findIndex((_, oferta) => !listed.includes(oferta));
    if (listed.length > 0 && other >= 0) ofertaOfOpcion[start] = other;
    return { ...market, ofertaOfOpcion };
  },
  'two tickets exchanged': (market, random) => {
    const bytes = market.tickets.bytes.slice();
    // Both are of two letters.
    const [one, other] = [random.between(0, 4), random.between(5, 9)];
    [bytes[2 * one + 1], bytes[2 * other + 1]] = [bytes[2 * other + 1] ?? 0, bytes[2 * one + 1] ?? 0];
    return { ...market, tickets: { ...market.tickets, bytes } };
  },
  'ofertas under the names of others': (market) => ({
    ...market,
    ofertas: [...market.ofertas.slice(1), ...market.ofertas.slice(0, 1)],
  }),
  'the last one dropped': (market) => ({
    ...market,
    tickets: { ...market.tickets, starts: market.tickets.starts.slice(0, -1) },
    cupoActual: market.cupoActual.slice(0, -1),
  }),
};

test.each(Object.entries(DAMAGES))('a reader that makes of the list one with %s is found', (_, damage) => {
  const random = createRandom(5);
  const changed = countFound((sample) => {
    const replica = replicaOf(sample);
    return { ...replica, market: damage(replica.market, random) };
  });
  expect(changed).toBeGreaterThan(2);
});

const folder = join(__dirname, '../../../src/allocation');

/** The engine's reader with a change in its text. */
function loadMutant(file: string, from: string, to: string): (text: string) => MarketReplica {
  const source = readFileSync(join(folder, file), 'utf8');
  expect(source).toContain(from);
  const { code } = transformSync(source.replace(from, to), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  let read: ((text: string) => MarketReplica) | undefined;
  jest.isolateModules(() => {
    jest.doMock(join(folder, file), () => {
      const exported = {};
      const load = (path: string): unknown => jest.requireActual(join(folder, path));
      const run = runInThisContext(`(exports, require) => {${code}}`) as (
        exported: object,
        load: (path: string) => unknown,
      ) => void;
      run(exported, load);
      return exported;
    });
    ({ readReplicaText: read } = jest.requireActual<{ readReplicaText: (text: string) => MarketReplica }>(
      join(folder, 'replica/readReplica.ts'),
    ));
    jest.dontMock(join(folder, file));
  });
  if (!read) throw new Error('No reader was loaded');
  return read;
}

test.each([
  ['opcionRows.ts', 'else bits |= 1 << group', 'else bits = 1 << group'],
  ['opcionRows.ts', 'else bits |= 1 << group', 'else bits |= 2 << group'],
  ['opcionRows.ts', 'classesAt[at] = readClass(row)', 'classesAt[at] = Math.min(1, readClass(row))'],
  ['opcionRows.ts', 'membershipsAt[at] = isThere ?', 'membershipsAt[at] = !isThere ?'],
  ['opcionRows.ts', '= readOferta(row);', '= Math.max(0, readOferta(row) - 1);'],
  ['opcionRows.ts', 'starts.add(at)', 'starts.add(Math.max(0, at - 1))'],
  ['marketRows.ts', 'etapaOfSolicitud.add(etapa - 1)', 'etapaOfSolicitud.add(etapas - etapa)'],
  ['marketRows.ts', 'vacantes.add(free)', 'vacantes.add(Math.min(free, 2))'],
  ['marketRows.ts', 'reservas.add(seats)', 'reservas.add(seats + 1)'],
  ['marketRows.ts', 'const hasFamily = !isEmptyCell', 'const hasFamily = false && !isEmptyCell'],
  ['marketRows.ts', 'cupoActual.add(findNamed(ofertas, row, held,', 'cupoActual.add(findNamed(ofertas, row, 0 * held + 99,'],
  ['marketRows.ts', 'groupOfCupo.add(findNamed(', 'groupOfCupo.add(0 * findNamed('],
  ['marketRows.ts', 'tickets: tickets.finish()', 'tickets: { ...tickets.finish(), bytes: tickets.finish().bytes.reverse() }'],
  ['identifierTable.ts', 'if (slots[slot + 1] !== 0) return (slots[slot + 1] as number) - 1;', 'if (size > 9) return size - 1;'],
])('a mutant of %s, with %j changed, is found', (file, from, to) => {
  const readMutant = loadMutant(file, from, to);
  expect(countFound((sample) => readMutant(writtenByHand(sample)))).toBeGreaterThan(2);
});
