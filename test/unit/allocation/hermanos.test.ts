/** @jest-environment node */
import { createHash } from 'node:crypto';

import { allocate } from '#allocation/allocate.ts';
import { createMarket } from '#allocation/createMarket.ts';
import { explainSolicitud } from '#allocation/explanation.ts';
import { lotteryNumber } from '#allocation/lottery.ts';
import type { Market } from '#allocation/market.ts';
import type { OpcionInput, SolicitudInput } from '#allocation/marketInput.ts';
import { readReplicaText } from '#allocation/replica/readReplica.ts';
import { addSemilla, writeReplica } from '#allocation/replica/writeReplica.ts';
import { runAllocation } from '#allocation/run.ts';
import { findSeated } from '#allocation/seated.ts';
import { describeSolicitud } from '#test/tools/allocate/report.ts';
import { allocatedOfertas } from './support/allocatedOfertas';
import type { MarketSample } from './support/marketSamples';
import { createRandom } from './support/random';
import { checkMarket, replicaOf, replicaOfMarket } from './support/replicas';
import { bestWithSiblings } from './support/siblingBruteForce';
import { siblingSample, smallSiblings } from './support/siblingSamples';

const CASES = 1_000;

/** Calls `look` with random markets in which a sibling's seat counts. */
function onMarkets(cases: number, seed: number, look: (sample: MarketSample, at: number) => void): void {
  const random = createRandom(seed);
  for (let at = 0; at < cases; at += 1) look(siblingSample(random, smallSiblings(random)), at);
}

const withoutSetting = (sample: MarketSample): MarketSample => ({
  ...sample,
  settings: { ...sample.settings, hermanos: undefined },
  ofertas: sample.ofertas.map(({ institucion: _, turno: __, ...oferta }) => oferta),
});

/** Who got another oferta. */
const differing = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string[] =>
  [...one].flatMap(([ticket, oferta]) => (other.get(ticket) === oferta ? [] : [ticket]));

test(`on ${CASES} small markets the engine gives what the written rule gives, grado by grado`, () => {
  let counted = 0;
  onMarkets(CASES, 20_261_130, (sample, at) => {
    const given = allocatedOfertas(sample);
    const wrong = differing(given, bestWithSiblings(sample));
    if (wrong.length > 0) throw new Error(`Market ${at}, ${wrong.join()}: ${JSON.stringify(sample)}`);
    if (differing(given, allocatedOfertas(withoutSetting(sample))).length > 0) counted += 1;
  });
  // In enough of them the seat of a sibling decided something.
  expect(counted).toBeGreaterThan(CASES / 20);
});

test('the checker finds nothing in it, reads the same market from the file, and seats are kept by kind', () => {
  onMarkets(CASES, 7, (sample) => {
    const market = createMarket(sample);
    const allocation = allocate(market, sample.semilla);
    expect(checkMarket(market, sample.semilla, allocation.oferta)).toEqual([]);
    expect(replicaOf(sample).inputHash).toBe(replicaOfMarket(market).inputHash);
    findSeated(market, allocation).forEach(({ holders, byGroup, common }, oferta) => {
      const inside = allocation.oferta.filter((one) => one === oferta).length;
      const held = market.cupoActual.filter((one) => one === oferta).length;
      expect(holders + common.length + byGroup.reduce((sum, { length }) => sum + length, 0)).toBe(inside);
      expect(inside).toBeLessThanOrEqual((market.vacantes[oferta] ?? 0) + held);
      byGroup.forEach(({ length }, group) =>
        expect(length).toBeLessThanOrEqual(market.reservas[oferta * market.groups.length + group] ?? 0),
      );
    });
  });
});

/** The same result with one solicitud given something else: each that there is. */
function* damaged(market: Market, oferta: Int32Array<ArrayBuffer>): Generator<Int32Array<ArrayBuffer>> {
  for (let solicitud = 0; solicitud < oferta.length; solicitud += 1) {
    for (let other = -1; other < market.ofertas.length; other += 1) {
      if (other !== oferta[solicitud]) yield oferta.with(solicitud, other);
    }
  }
}

test('every result with one seat changed is caught, and what a run without the setting gives where it differs', () => {
  let without = 0;
  onMarkets(150, 11, (sample) => {
    const market = createMarket(sample);
    const { oferta } = allocate(market, sample.semilla);
    for (const wrong of damaged(market, oferta)) {
      if (checkMarket(market, sample.semilla, wrong).length === 0) throw new Error(JSON.stringify({ sample, wrong: [...wrong] }));
    }
    const { oferta: other } = allocate(createMarket(withoutSetting(sample)), sample.semilla);
    if (other.every((one, at) => one === oferta[at])) return;
    without += 1;
    expect(checkMarket(market, sample.semilla, other)).not.toEqual([]);
  });
  expect(without).toBeGreaterThan(10);
});

/** Every list of these options, each of its orders and lengths. */
function listsOf(opciones: readonly OpcionInput[]): OpcionInput[][] {
  if (opciones.length === 0) return [[]];
  return [[], ...opciones.flatMap((first) => listsOf(opciones.filter((one) => one !== first)).map((rest) => [first, ...rest]))];
}

const rankIn = ({ opciones, cupoActual }: SolicitudInput, oferta: string | undefined): number => {
  const listed = opciones.map((opcion) => opcion.oferta);
  const wishes = cupoActual === undefined || listed.includes(cupoActual) ? listed : [...listed, cupoActual];
  const rank = oferta === undefined ? -1 : wishes.indexOf(oferta);
  return rank < 0 ? Infinity : rank;
};

test('no child does better for itself by another list of its own, all else as it is', () => {
  let tried = 0;
  onMarkets(200, 13, (sample, at) => {
    const given = allocatedOfertas(sample);
    sample.solicitudes.forEach((solicitud, which) => {
      const own = rankIn(solicitud, given.get(solicitud.ticket));
      for (const opciones of listsOf(solicitud.opciones)) {
        const solicitudes = sample.solicitudes.with(which, { ...solicitud, opciones });
        const other = allocatedOfertas({ ...sample, solicitudes }).get(solicitud.ticket);
        tried += 1;
        if (rankIn(solicitud, other) < own) throw new Error(`Market ${at}, ${solicitud.ticket}: ${JSON.stringify(sample)}`);
      }
    });
  });
  expect(tried).toBeGreaterThan(3_000);
});

describe('the smallest examples of what is given up (src/allocation/README.md)', () => {
  /** Two institutions, A and B, in the grados 2 and 1, with one seat each unless `vacantes` says otherwise. */
  const sampleOf = (
    lists: Readonly<Record<string, { readonly opciones: readonly string[]; readonly family?: string }>>,
    vacantes: Readonly<Record<string, number>> = {},
  ): MarketSample => ({
    semilla: semillaFor(['rival', 'mayor']),
    settings: { lottery: 'unico', classCount: 2, groups: [], hermanos: { priorityClass: 0 } },
    ofertas: ['A2', 'B2', 'A1', 'B1'].map((id) => ({
      id,
      vacantes: vacantes[id] ?? 1,
      reservas: [],
      institucion: id.charAt(0),
      turno: id.endsWith('2') ? 1 : 2,
    })),
    solicitudes: Object.entries(lists).map(([ticket, { opciones, family }]) => ({
      ticket,
      family,
      opciones: opciones.map((oferta) => ({ oferta, priorityClass: 1, groups: [] })),
    })),
  });

  /** A seed by which these tickets are drawn in this order: those of the family go by the older one's. */
  function semillaFor(inOrder: readonly string[]): string {
    for (let at = 0; ; at += 1) {
      const numbers = inOrder.map((ticket) => lotteryNumber(`${at}`, ticket));
      if (numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? '') < number)) return `${at}`;
    }
  }

  const rival = { opciones: ['A1'] };
  const menor = { opciones: ['A1', 'B1'], family: 'mayor' };

  test('a family gains for the younger child by what the older lists, even a place that it will decline', () => {
    const truly = sampleOf({ mayor: { opciones: ['B2', 'A2'] }, menor, rival });
    expect(allocatedOfertas(truly)).toEqual(
      new Map([
        ['mayor', 'B2'],
        ['menor', 'B1'],
        ['rival', 'A1'],
      ]),
    );
    const otherwise = sampleOf({ mayor: { opciones: ['A2', 'B2'] }, menor, rival });
    expect(allocatedOfertas(otherwise)).toEqual(
      new Map([
        ['mayor', 'A2'],
        ['menor', 'A1'],
        ['rival', undefined],
      ]),
    );
  });

  test('a seat more in a higher grado costs a child in a lower one', () => {
    const lists = { mayor: { opciones: ['A2', 'B2'] }, menor, rival };
    expect(allocatedOfertas(sampleOf(lists, { A2: 0 })).get('rival')).toBe('A1');
    expect(allocatedOfertas(sampleOf(lists, { A2: 1 })).get('rival')).toBeUndefined();
  });

  test('a better class in a higher grado costs a child in a lower one', () => {
    const lists = { mayor: { opciones: ['A2', 'B2'] }, menor, rival, otro: { opciones: ['A2'] } };
    const sample = sampleOf(lists);
    const withClass = (priorityClass: number): MarketSample => ({
      ...sample,
      solicitudes: sample.solicitudes.map((solicitud) =>
        solicitud.ticket === 'mayor'
          ? { ...solicitud, opciones: solicitud.opciones.map((opcion) => ({ ...opcion, priorityClass })) }
          : solicitud,
      ),
    });
    const semilla = semillaFor(['rival', 'otro', 'mayor']);
    expect(allocatedOfertas({ ...withClass(1), semilla }).get('menor')).toBe('B1');
    expect(allocatedOfertas({ ...withClass(0), semilla }).get('menor')).toBe('A1');
  });
});

describe('the file', () => {
  const FILE = [
    'replica,2',
    'sorteo,unico',
    'clases,2',
    'grupos,G1',
    'hermanos,0,G1',
    'semilla,balota 4821',
    'oferta,a2,1,0,A,1',
    'oferta,a1,1,0,A,2',
    'solicitud,mayor,1,,,,a2,1,-',
    'solicitud,menor,1,mayor,,,a1,1,-',
    'solicitud,rival,1,,,,a1,1,-',
    'fin,3',
  ].join('\n');

  test('says what the hash is of, and is written as it was read, the semilla after it', () => {
    const { market, inputHash } = readReplicaText(FILE);
    const text = [
      'pisami-asignacion-entrada 2',
      'sorteo unico',
      'clases 2',
      'grupos G1',
      'hermanos 0 G1',
      'oferta a1 1 0 A 2',
      'oferta a2 1 0 A 1',
      'solicitud mayor 1 - - a2/1/-',
      'solicitud menor 1 mayor - a1/1/-',
      'solicitud rival 1 - - a1/1/-',
      '',
    ].join('\n');
    expect(inputHash).toBe(createHash('sha256').update(text).digest('hex'));
    expect(addSemilla(writeReplica(market).join(''), 'x')).toBe(writeReplica(market, 'x').join(''));
  });

  test('explains by whose seat the younger goes first, in class and reserve', () => {
    const replica = readReplicaText(FILE);
    const { market, allocation, cutOffs } = runAllocation(replica, 'x');
    expect(explainSolicitud(market, allocation, cutOffs, 1)).toMatchObject([
      { outcome: 'assigned', place: 1, priorityClass: 0, hermano: 0, groups: [{ groupId: 'G1' }] },
    ]);
    expect(explainSolicitud(market, allocation, cutOffs, 2)).toMatchObject([
      { outcome: 'missed', priorityClass: 1, hermano: undefined },
    ]);
    expect(describeSolicitud(runAllocation(replica, 'x'), 'menor')[1]).toContain('cuenta el cupo de su hermano, tiquete mayor');
  });

  test.each([
    ['a class that is none', FILE.replace('hermanos,0', 'hermanos,x'), 'debe contar como una de las prioridades'],
    [
      'the class of those without a condition',
      FILE.replace('hermanos,0', 'hermanos,1'),
      'debe contar como una de las prioridades',
    ],
    ['a group that is none', FILE.replace('0,G1\nsem', '0,G2\nsem'), 'cuenta en un grupo que no existe, «G2»'],
    ['no institution', FILE.replace('a2,1,0,A,1', 'a2,1,0,,1'), 'Línea 7: la institución «» '],
    ['no turn', FILE.replace('a2,1,0,A,1', 'a2,1,0,A'), 'Línea 7: el turno del grado debe ser un número de 1 a 255'],
    ['a turn of 256', FILE.replace('A,1', 'A,256'), 'Línea 7: el turno del grado debe ser un número de 1 a 255'],
    [
      'ofertas of two grados',
      FILE.replace('a1,1,-\nfin', 'a1 a2,1 1,- -\nfin'),
      'La solicitud «rival» tiene ofertas de más de un grado',
    ],
    ['the setting twice', FILE.replace('hermanos,0,G1', 'hermanos,0,G1\nhermanos,0,G1'), 'Línea 6: «hermanos» está dos veces'],
    ['institutions without the setting', FILE.replace('hermanos,0,G1\n', ''), 'Línea 6: tiene celdas de más'],
  ])('with %s is refused', (_, text, message) => {
    expect(() => readReplicaText(text)).toThrow(message);
  });

  // By the text of hashes.ts from before there was the setting.
  test('without the setting is as it was before there was one', () => {
    const before = FILE.replace('hermanos,0,G1\n', '').replace(',A,1', '').replace(',A,2', '');
    const { market, inputHash } = readReplicaText(before);
    expect(market.hermanos).toBeUndefined();
    expect(inputHash).toBe('0dcbbf511dd552f75ea4c0fb583e91a944b54a764d262a15ac2f95a5c7253a15');
  });
});
