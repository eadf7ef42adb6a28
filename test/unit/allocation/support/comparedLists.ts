import { createMarket } from '#allocation/createMarket.ts';
import type { ListFacts, Variant } from '#allocation/comparison/comparisonMessages.ts';
import type { Market } from '#allocation/market.ts';
import type { Random } from './random';

/** A list as a backend knows it: with its conditions by name. */
export interface NamedList {
  readonly facts: ListFacts;
  readonly vacantes: readonly number[];
  readonly people: readonly {
    readonly ticket: string;
    readonly comuna: string;
    readonly held: { readonly oferta: string; readonly reserva: string | null } | null;
    readonly opciones: readonly string[];
    /** With the institution at which alone it counts; null: everywhere. */
    readonly condiciones: readonly { readonly condicion: string; readonly dane: string | null }[];
  }[];
}

export const CONDICIONES = ['discapacidad', 'victima', 'hermano', 'sisben', 'madre'];

export function randomList(random: Random): NamedList {
  const grado = random.pick([-1, 0, 6]);
  const ofertas = Array.from({ length: random.between(2, 5) }, (_, at) => ({
    id: `o${at}`,
    grado: at === 0 ? grado : random.pick([grado, 0]),
    dane: random.pick(['1', '2']),
  }));
  const reservas = random
    .shuffle(CONDICIONES)
    .slice(0, random.between(0, 3))
    .map((condicion) => ({ condicion, puestos: random.between(1, 3) }));
  const ids = ofertas.map(({ id }) => id);
  return {
    facts: {
      condiciones: CONDICIONES,
      prioridades: random.shuffle(CONDICIONES).slice(0, random.between(0, 4)),
      reservas,
      comunas: ['c1', 'c2'],
      ofertas,
    },
    vacantes: ids.map(() => random.between(0, 3)),
    people: Array.from({ length: random.between(1, 12) }, (_, at) => ({
      ticket: `t${at}`,
      comuna: random.pick(['c1', 'c2', 'c3']),
      held: random.happens(0.2)
        ? { oferta: random.pick(ids), reserva: random.pick([null, ...reservas])?.condicion ?? null }
        : null,
      opciones: random.shuffle(ids).slice(0, random.between(1, 3)),
      condiciones: CONDICIONES.filter(() => random.happens(0.3)).map((condicion) => ({
        condicion,
        dane: condicion === 'hermano' ? random.pick(['1', '2']) : null,
      })),
    })),
  };
}

export type Rules = Pick<Variant, 'lottery' | 'prioridades' | 'reservas' | 'cupos'>;

export const rulesOf = ({ facts }: NamedList): Rules => ({
  lottery: 'unico',
  prioridades: facts.prioridades,
  reservas: facts.reservas,
  cupos: [],
});

/** The market of a list by other rules, made of its people anew. */
export function marketOf({ facts, vacantes, people }: NamedList, { lottery, prioridades, reservas, cupos }: Rules): Market {
  const groupOf = (condicion: string | null) => {
    const at = reservas.findIndex((reserva) => reserva.condicion === condicion);
    return at < 0 ? undefined : `G${at + 1}`;
  };
  return createMarket({
    settings: { lottery, classCount: prioridades.length + 1, groups: reservas.map((_, at) => `G${at + 1}`) },
    ofertas: facts.ofertas.map(({ id, grado }, at) => {
      const change = cupos.filter((one) => one.grado === grado && (one.oferta ?? id) === id).map(({ cambio }) => cambio);
      const free = change.reduce((sum, cambio) => sum + cambio, vacantes[at] ?? 0);
      return { id, vacantes: Math.max(free, 0), reservas: reservas.map(({ puestos }) => puestos) };
    }),
    solicitudes: people.map(({ ticket, held, opciones, condiciones }) => ({
      ticket,
      cupoActual: held?.oferta,
      groupOfCupo: held ? groupOf(held.reserva) : undefined,
      opciones: opciones.map((oferta) => {
        const dane = facts.ofertas.find(({ id }) => id === oferta)?.dane;
        const valid = condiciones.filter((one) => one.dane === null || one.dane === dane).map(({ condicion }) => condicion);
        const first = prioridades.findIndex((condicion) => valid.includes(condicion));
        return {
          oferta,
          priorityClass: first < 0 ? prioridades.length : first,
          groups: valid.flatMap((condicion) => groupOf(condicion) ?? []),
        };
      }),
    })),
  });
}

/** What the backend tells of the list's people. */
export const rasgosOf = ({ people }: NamedList): string =>
  people
    .map(({ ticket, comuna, condiciones }) =>
      [ticket, comuna, ...condiciones.map(({ condicion, dane }) => (dane === null ? condicion : `${condicion}@${dane}`))].join(
        ' ',
      ),
    )
    .join('\n');
