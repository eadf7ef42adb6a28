/** @jest-environment node */
import { asignar } from '#allocation/allocate.ts';
import { createMercado } from '#allocation/createMarket.ts';
import type { OpcionEntrada, SolicitudEntrada } from '#allocation/marketInput.ts';
import { hashEntrada, hashResultado } from '#allocation/hashes.ts';
import { asignados } from './support/allocatedOfertas';
import { type Azar, createAzar } from './support/random';
import { type Caso, randomCaso, smallCaso } from './support/marketSamples';
import { rankOf } from './support/bruteForce';

const mediumCaso = (azar: Azar): Caso =>
  randomCaso(azar, { solicitudes: 40, ofertas: 6, opciones: 4, grupos: 3, clases: 3, vacantes: 6 });

function hashesOf(caso: Caso): readonly string[] {
  const mercado = createMercado(caso);
  const entrada = hashEntrada(mercado);
  return [entrada, hashResultado(mercado, entrada, caso.semilla, asignar(mercado, caso.semilla).oferta)];
}

/** Calls `check` with many markets, the small and the medium ones alike. */
function onMany(count: number, check: (caso: Caso, azar: Azar) => void): void {
  const azar = createAzar(31);
  for (let at = 0; at < count; at += 1) check(at % 4 === 0 ? mediumCaso(azar) : smallCaso(azar), azar);
}

/** Fails if someone is worse off in `after` than in `before`. */
function expectNobodyWorse(caso: Caso, before: Caso, after: Caso): void {
  const had = asignados(before);
  const has = asignados(after);
  const worse = caso.solicitudes.filter(
    (solicitud) => rankOf(solicitud, has.get(solicitud.tiquete)) > rankOf(solicitud, had.get(solicitud.tiquete)),
  );
  expect(worse).toEqual([]);
}

test('the order of the input changes neither the result nor its hashes', () => {
  onMany(150, (caso, azar) => {
    const shuffled = { ...caso, solicitudes: azar.shuffle(caso.solicitudes) };
    expect(new Map([...asignados(shuffled)].sort())).toEqual(new Map([...asignados(caso)].sort()));
    const moved = { ...shuffled, ofertas: azar.shuffle(caso.ofertas) };
    expect(hashesOf(moved)).toEqual(hashesOf(caso));
  });
});

test('names of ofertas do not matter where the lottery is one for all', () => {
  onMany(150, (caso) => {
    if (caso.ajustes.sorteo === 'por-oferta') return;
    const rename = (id: string) => `x-${id}-y`;
    const renamed: Caso = {
      ...caso,
      ofertas: caso.ofertas.map((oferta) => ({ ...oferta, id: rename(oferta.id) })),
      solicitudes: caso.solicitudes.map((solicitud) => ({
        ...solicitud,
        actual: solicitud.actual === undefined ? undefined : rename(solicitud.actual),
        opciones: solicitud.opciones.map((option) => ({ ...option, oferta: rename(option.oferta) })),
      })),
    };
    const expected = Array.from(asignados(caso), ([tiquete, oferta]) => [tiquete, oferta && rename(oferta)]);
    expect([...asignados(renamed)]).toEqual(expected);
  });
});

test('one more who lists nothing changes nothing for the others', () => {
  onMany(150, (caso) => {
    const more = { ...caso, solicitudes: [{ tiquete: 'nadie', opciones: [] }, ...caso.solicitudes] };
    const given = new Map(asignados(more));
    expect(given.get('nadie')).toBeUndefined();
    given.delete('nadie');
    expect(given).toEqual(asignados(caso));
  });
});

test('one seat more at an oferta, its reserves unchanged, leaves nobody worse off', () => {
  onMany(150, (caso) => {
    for (const { id } of caso.ofertas) {
      const ofertas = caso.ofertas.map((oferta) => (oferta.id === id ? { ...oferta, vacantes: oferta.vacantes + 1 } : oferta));
      expectNobodyWorse(caso, caso, { ...caso, ofertas });
    }
  });
});

test('to be approved for one more group, or for a better class, harms no one who is', () => {
  const changes: readonly ((option: OpcionEntrada, caso: Caso) => OpcionEntrada)[] = [
    (option, { ajustes }) => ({ ...option, grupos: ajustes.grupos.slice(0, 1).concat(option.grupos.filter((grupo) => grupo !== ajustes.grupos[0])) }),
    (option, { ajustes }) => ({ ...option, grupos: ajustes.grupos }),
    (option) => ({ ...option, clase: Math.max(0, option.clase - 1) }),
  ];
  onMany(60, (caso) => {
    const given = asignados(caso);
    for (const change of changes) {
      for (const solicitud of caso.solicitudes) {
        const approved = { ...solicitud, opciones: solicitud.opciones.map((option) => change(option, caso)) };
        const solicitudes = caso.solicitudes.map((other) => (other === solicitud ? approved : other));
        const before = rankOf(solicitud, given.get(solicitud.tiquete));
        const after = rankOf(solicitud, asignados({ ...caso, solicitudes }).get(solicitud.tiquete));
        expect(after).toBeLessThanOrEqual(before);
      }
    }
  });
}, 30_000);

/** Every list that could be handed in: each choice of options in each order, the empty one too. */
function allLists(options: readonly OpcionEntrada[]): readonly (readonly OpcionEntrada[])[] {
  return [[], ...options.flatMap((first) => allLists(options.filter((other) => other !== first)).map((rest) => [first, ...rest]))];
}

test('nobody gains by another order of the options, or by leaving some out', () => {
  const azar = createAzar(77);
  for (let at = 0; at < 150; at += 1) {
    const caso = smallCaso(azar);
    const given = asignados(caso);
    for (const solicitud of caso.solicitudes) {
      const honest = rankOf(solicitud, given.get(solicitud.tiquete));
      const gains = allLists(solicitud.opciones).filter((opciones) => {
        const lie: SolicitudEntrada = { ...solicitud, opciones };
        const solicitudes = caso.solicitudes.map((other) => (other === solicitud ? lie : other));
        const got = asignados({ ...caso, solicitudes }).get(solicitud.tiquete);
        return rankOf(solicitud, got) < honest;
      });
      expect(gains).toEqual([]);
    }
  }
}, 30_000);

test('everyone wants one place: as many get it as it has seats, the first in the order', () => {
  const solicitudes = Array.from({ length: 50 }, (_, index) => ({
    tiquete: `t${index}`,
    opciones: [{ oferta: 'una', clase: index < 5 ? 0 : 1, grupos: [] }],
  }));
  const caso = { semilla: 's', ajustes: { sorteo: 'unico' as const, clases: 2, grupos: [] }, ofertas: [{ id: 'una', vacantes: 7, reservas: [] }], solicitudes };
  const inside = [...asignados(caso)].filter(([, oferta]) => oferta === 'una').map(([tiquete]) => tiquete);
  expect(inside).toHaveLength(7);
  expect(inside).toEqual(expect.arrayContaining(['t0', 't1', 't2', 't3', 't4']));
});

test('one applicant alone, and none at all', () => {
  const caso = { semilla: 's', ajustes: { sorteo: 'unico' as const, clases: 1, grupos: [] }, ofertas: [{ id: 'una', vacantes: 1, reservas: [] }], solicitudes: [] };
  const solicitudes = [{ tiquete: 't', opciones: [{ oferta: 'una', clase: 0, grupos: [] }] }];
  expect(asignados({ ...caso, solicitudes })).toEqual(new Map([['t', 'una']]));
  expect(asignados(caso)).toEqual(new Map());
  expect(asignados({ ...caso, ofertas: [] })).toEqual(new Map());
});
