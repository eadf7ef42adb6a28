import type { OfertaInput, SolicitudInput } from '#allocation/marketInput.ts';
import type { MarketSample } from './marketSamples';
import type { Random } from './random';

/** How many of each. */
export interface SiblingSize {
  readonly grados: number;
  readonly instituciones: number;
  /** Solicitudes a grado. */
  readonly solicitudes: number;
  readonly classes: number;
  readonly groups: number;
}

export const smallSiblings = (random: Random): SiblingSize => ({
  grados: random.between(2, 3),
  instituciones: 2,
  solicitudes: random.between(2, 4),
  classes: random.between(2, 3),
  groups: random.between(0, 2),
});

/** A market of several grados with an oferta of each institution in each, and many families. */
export function siblingSample(random: Random, size: SiblingSize): MarketSample {
  const { classes } = size;
  const groups = Array.from({ length: size.groups }, (_, at) => `G${at + 1}`);
  const turns = Array.from({ length: size.grados }, (_, at) => at + 1);
  const ofertas = turns.flatMap((turno) =>
    Array.from({ length: size.instituciones }, (_, at): OfertaInput => ({
      id: `o${turno}.${at}`,
      vacantes: random.pick([0, 1, 1, 1, 2]),
      reservas: groups.map(() => (random.happens(0.5) ? 1 : 0)),
      institucion: `I${at}`,
      turno,
    })),
  );
  const semillasAnteriores = random.pick([[], [], ['antes']]);
  // The ticket of one child is the family's, as the backend has it.
  const families = ['t1.0', 'f'];
  const solicitudes = turns.flatMap((turno) => {
    const ofGrado = ofertas.filter((oferta) => oferta.turno === turno).map(({ id }) => id);
    return Array.from({ length: size.solicitudes }, (_, at): SolicitudInput => {
      const ticket = `t${turno}.${at}`;
      const family = random.happens(0.8) ? random.pick(families) : undefined;
      return {
        ticket,
        family: family === ticket ? undefined : family,
        etapa: random.between(1, semillasAnteriores.length + 1),
        cupoActual: random.happens(0.1) ? random.pick(ofGrado) : undefined,
        opciones: random
          .shuffle(ofGrado)
          .slice(0, random.between(1, 2))
          .map((oferta) => ({
            oferta,
            // Mostly none: the last class.
            priorityClass: random.happens(0.7) ? classes - 1 : random.between(0, classes - 1),
            groups: groups.filter(() => random.happens(0.4)),
          })),
      };
    });
  });
  return {
    semilla: `semilla ${random.between(0, 1_000_000)}`,
    settings: {
      lottery: random.happens(0.3) ? 'por-oferta' : 'unico',
      classCount: classes,
      groups,
      semillasAnteriores,
      hermanos: { priorityClass: random.between(0, classes - 2), group: random.happens(0.5) ? groups[0] : undefined },
    },
    ofertas,
    solicitudes: random.shuffle(solicitudes),
  };
}
