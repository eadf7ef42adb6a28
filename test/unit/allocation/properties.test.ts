/** @jest-environment node */
import { allocate } from '#allocation/allocate.ts';
import { createMarket } from '#allocation/createMarket.ts';
import type { OpcionInput, SolicitudInput } from '#allocation/marketInput.ts';
import { hashInput, hashResult } from '#allocation/hashes.ts';
import { allocatedOfertas } from './support/allocatedOfertas';
import { type Random, createRandom } from './support/random';
import { type MarketSample, randomSample, smallSample } from './support/marketSamples';
import { rankOf } from './support/bruteForce';

const mediumSample = (random: Random): MarketSample =>
  randomSample(random, { solicitudes: 40, ofertas: 6, opciones: 4, groups: 3, classes: 3, vacantes: 6 });

function hashesOf(sample: MarketSample): readonly string[] {
  const market = createMarket(sample);
  const input = hashInput(market);
  return [input, hashResult(market, input, sample.semilla, allocate(market, sample.semilla).oferta)];
}

/** Calls `check` with many markets, the small and the medium ones alike. */
function onMany(count: number, check: (sample: MarketSample, random: Random) => void): void {
  const random = createRandom(31);
  for (let at = 0; at < count; at += 1) check(at % 4 === 0 ? mediumSample(random) : smallSample(random), random);
}

/** Fails if someone is worse off in `after` than in `before`. */
function expectNobodyWorse(sample: MarketSample, before: MarketSample, after: MarketSample): void {
  const had = allocatedOfertas(before);
  const has = allocatedOfertas(after);
  const worse = sample.solicitudes.filter(
    (solicitud) => rankOf(solicitud, has.get(solicitud.ticket)) > rankOf(solicitud, had.get(solicitud.ticket)),
  );
  expect(worse).toEqual([]);
}

test('the order of the input changes neither the result nor its hashes', () => {
  onMany(150, (sample, random) => {
    const shuffled = { ...sample, solicitudes: random.shuffle(sample.solicitudes) };
    expect(new Map([...allocatedOfertas(shuffled)].sort())).toEqual(new Map([...allocatedOfertas(sample)].sort()));
    const moved = { ...shuffled, ofertas: random.shuffle(sample.ofertas) };
    expect(hashesOf(moved)).toEqual(hashesOf(sample));
  });
});

test('names of ofertas do not matter where the lottery is one for all', () => {
  onMany(150, (sample) => {
    if (sample.settings.lottery === 'por-oferta') return;
    const rename = (id: string) => `x-${id}-y`;
    const renamed: MarketSample = {
      ...sample,
      ofertas: sample.ofertas.map((oferta) => ({ ...oferta, id: rename(oferta.id) })),
      solicitudes: sample.solicitudes.map((solicitud) => ({
        ...solicitud,
        cupoActual: solicitud.cupoActual === undefined ? undefined : rename(solicitud.cupoActual),
        opciones: solicitud.opciones.map((option) => ({ ...option, oferta: rename(option.oferta) })),
      })),
    };
    const expected = Array.from(allocatedOfertas(sample), ([ticket, oferta]) => [ticket, oferta && rename(oferta)]);
    expect([...allocatedOfertas(renamed)]).toEqual(expected);
  });
});

test('one more who lists nothing changes nothing for the others', () => {
  onMany(150, (sample) => {
    const more = { ...sample, solicitudes: [{ ticket: 'nadie', opciones: [] }, ...sample.solicitudes] };
    const given = new Map(allocatedOfertas(more));
    expect(given.get('nadie')).toBeUndefined();
    given.delete('nadie');
    expect(given).toEqual(allocatedOfertas(sample));
  });
});

test('one seat more at an oferta, its reserves unchanged, leaves nobody worse off', () => {
  onMany(150, (sample) => {
    for (const { id } of sample.ofertas) {
      const ofertas = sample.ofertas.map((oferta) => (oferta.id === id ? { ...oferta, vacantes: oferta.vacantes + 1 } : oferta));
      expectNobodyWorse(sample, sample, { ...sample, ofertas });
    }
  });
});

test('to be approved for one more group, or for a better class, harms no one who is', () => {
  const changes: readonly ((option: OpcionInput, sample: MarketSample) => OpcionInput)[] = [
    (option, { settings }) => ({
      ...option,
      groups: settings.groups.slice(0, 1).concat(option.groups.filter((group) => group !== settings.groups[0])),
    }),
    (option, { settings }) => ({ ...option, groups: settings.groups }),
    (option) => ({ ...option, priorityClass: Math.max(0, option.priorityClass - 1) }),
  ];
  onMany(60, (sample) => {
    const given = allocatedOfertas(sample);
    for (const change of changes) {
      for (const solicitud of sample.solicitudes) {
        const approved = { ...solicitud, opciones: solicitud.opciones.map((option) => change(option, sample)) };
        const solicitudes = sample.solicitudes.map((other) => (other === solicitud ? approved : other));
        const before = rankOf(solicitud, given.get(solicitud.ticket));
        const after = rankOf(solicitud, allocatedOfertas({ ...sample, solicitudes }).get(solicitud.ticket));
        expect(after).toBeLessThanOrEqual(before);
      }
    }
  });
}, 30_000);

/** Every list that could be handed in: each choice of options in each order, the empty one too. */
function allLists(options: readonly OpcionInput[]): readonly (readonly OpcionInput[])[] {
  return [
    [],
    ...options.flatMap((first) => allLists(options.filter((other) => other !== first)).map((rest) => [first, ...rest])),
  ];
}

test('nobody gains by another order of the options, or by leaving some out', () => {
  const random = createRandom(77);
  for (let at = 0; at < 150; at += 1) {
    const sample = smallSample(random);
    const given = allocatedOfertas(sample);
    for (const solicitud of sample.solicitudes) {
      const honest = rankOf(solicitud, given.get(solicitud.ticket));
      const gains = allLists(solicitud.opciones).filter((opciones) => {
        const lie: SolicitudInput = { ...solicitud, opciones };
        const solicitudes = sample.solicitudes.map((other) => (other === solicitud ? lie : other));
        const got = allocatedOfertas({ ...sample, solicitudes }).get(solicitud.ticket);
        return rankOf(solicitud, got) < honest;
      });
      expect(gains).toEqual([]);
    }
  }
}, 30_000);

test('everyone wants one oferta: as many get it as it has cupos, the first in the order', () => {
  const solicitudes = Array.from({ length: 50 }, (_, index) => ({
    ticket: `t${index}`,
    opciones: [{ oferta: 'una', priorityClass: index < 5 ? 0 : 1, groups: [] }],
  }));
  const sample = {
    semilla: 's',
    settings: { lottery: 'unico' as const, classCount: 2, groups: [] },
    ofertas: [{ id: 'una', vacantes: 7, reservas: [] }],
    solicitudes,
  };
  const inside = [...allocatedOfertas(sample)].filter(([, oferta]) => oferta === 'una').map(([ticket]) => ticket);
  expect(inside).toHaveLength(7);
  expect(inside).toEqual(expect.arrayContaining(['t0', 't1', 't2', 't3', 't4']));
});

test('one applicant alone, and none at all', () => {
  const sample = {
    semilla: 's',
    settings: { lottery: 'unico' as const, classCount: 1, groups: [] },
    ofertas: [{ id: 'una', vacantes: 1, reservas: [] }],
    solicitudes: [],
  };
  const solicitudes = [{ ticket: 't', opciones: [{ oferta: 'una', priorityClass: 0, groups: [] }] }];
  expect(allocatedOfertas({ ...sample, solicitudes })).toEqual(new Map([['t', 'una']]));
  expect(allocatedOfertas(sample)).toEqual(new Map());
  expect(allocatedOfertas({ ...sample, ofertas: [] })).toEqual(new Map());
});
