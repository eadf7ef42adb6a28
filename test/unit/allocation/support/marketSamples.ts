import type { MarketInput, OfertaInput, SolicitudInput } from '#allocation/marketInput.ts';
import type { Random } from './random';

/** A market with its seed. */
export interface MarketSample extends MarketInput {
  readonly semilla: string;
}

/** How large and how strange. */
export interface SampleSize {
  readonly solicitudes: number;
  readonly ofertas: number;
  readonly opciones: number;
  readonly groups: number;
  readonly classes: number;
  readonly vacantes: number;
}

/**
 * Small, with everything that the rules know: earlier stages, reserves, overlapping groups, current seats of each kind,
 * families, both lotteries.
 */
export function smallSample(random: Random): MarketSample {
  return randomSample(random, {
    solicitudes: random.pick([2, 3, 3, 4, 4, 4, 4, 5]),
    ofertas: random.between(1, 3),
    opciones: 3,
    groups: random.between(0, 2),
    classes: random.between(1, 3),
    vacantes: 2,
  });
}

export function randomSample(random: Random, size: SampleSize): MarketSample {
  const groups = Array.from({ length: size.groups }, (_, index) => `G${index + 1}`);
  const ofertas = Array.from({ length: size.ofertas }, (_, index): OfertaInput => ({
    id: `o${index}`,
    vacantes: random.between(0, size.vacantes),
    reservas: groups.map(() => (random.happens(0.6) ? random.between(0, 2) : 0)),
  }));
  const ids = ofertas.map(({ id }) => id);
  const families = random.happens(0.5) ? ['f1', 'f2'] : [];
  const semillasAnteriores = random.pick([[], ['antes'], ['antes', 'después, "y" más']]);
  const cupo = () => ({
    cupoActual: random.pick(ids),
    groupOfCupo: groups.length > 0 && random.happens(0.5) ? random.pick(groups) : undefined,
  });
  const solicitudes = Array.from({ length: size.solicitudes }, (_, index): SolicitudInput => ({
    ticket: `t${index}`,
    family: families.length > 0 && random.happens(0.5) ? random.pick(families) : undefined,
    etapa: random.between(1, semillasAnteriores.length + 1),
    ...(random.happens(0.3) ? cupo() : {}),
    opciones: random
      .shuffle(ids)
      .slice(0, random.between(random.happens(0.1) ? 0 : 1, size.opciones))
      .map((oferta) => ({
        oferta,
        priorityClass: random.between(0, size.classes - 1),
        groups: groups.filter(() => random.happens(0.5)),
      })),
  }));
  return {
    semilla: `semilla ${random.between(0, 1_000_000)}`,
    settings: { lottery: random.happens(0.3) ? 'por-oferta' : 'unico', classCount: size.classes, groups, semillasAnteriores },
    ofertas,
    solicitudes,
  };
}
