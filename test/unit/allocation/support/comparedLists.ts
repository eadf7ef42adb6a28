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
    /** The ticket by which its siblings are known. */
    readonly family?: string | undefined;
    readonly held: { readonly oferta: string; readonly reserva: string | null } | null;
    readonly opciones: readonly string[];
    /** With the institution at which alone it counts; null: everywhere. */
    readonly condiciones: readonly { readonly condicion: string; readonly dane: string | null }[];
  }[];
}

export const CONDICIONES = ['discapacidad', 'victima', 'hermano', 'sisben', 'madre'];

/** From the lowest to the highest. */
const GRADOS = [-1, 0, 6];

export function randomList(random: Random): NamedList {
  const grado = random.pick(GRADOS);
  const ofertas = Array.from({ length: random.between(2, 5) }, (_, at) => ({
    id: `o${at}`,
    grado: at === 0 ? grado : random.pick([grado, 0]),
    dane: random.pick(['1', '2']),
  }));
  const reservas = random
    .shuffle(CONDICIONES)
    .slice(0, random.between(0, 3))
    .map((condicion) => ({ condicion, puestos: random.between(1, 3) }));
  const prioridades = random.shuffle(CONDICIONES).slice(0, random.between(0, 4));
  const ids = ofertas.map(({ id }) => id);
  /** Nobody asks for more than one grado. */
  const idsOfOne = () => {
    const own = random.pick(ofertas).grado;
    return ofertas.filter((oferta) => oferta.grado === own).map(({ id }) => id);
  };
  const personOf = (at: number, own: readonly string[]) => ({
    ticket: `t${at}`,
    family: random.happens(0.5) ? `f${random.between(0, 2)}` : undefined,
    comuna: random.pick(['c1', 'c2', 'c3']),
    held: random.happens(0.2) ? { oferta: random.pick(own), reserva: random.pick([null, ...reservas])?.condicion ?? null } : null,
    opciones: random.shuffle(own).slice(0, random.between(1, 3)),
    condiciones: CONDICIONES.filter(() => random.happens(0.3)).map((condicion) => ({
      condicion,
      dane: condicion === 'hermano' ? random.pick(['1', '2']) : null,
    })),
  });
  return {
    facts: {
      condiciones: CONDICIONES,
      prioridades,
      reservas,
      hermanos: random.pick([null, ...prioridades]),
      comunas: ['c1', 'c2'],
      grados: GRADOS,
      ofertas,
    },
    vacantes: ids.map(() => random.between(0, 3)),
    people: Array.from({ length: random.between(1, 12) }, (_, at) => personOf(at, idsOfOne())),
  };
}

export type Rules = Pick<Variant, 'lottery' | 'prioridades' | 'reservas' | 'hermanos' | 'cupos'>;

export const rulesOf = ({ facts }: NamedList): Rules => ({
  lottery: 'unico',
  prioridades: facts.prioridades,
  reservas: facts.reservas,
  hermanos: facts.hermanos,
  cupos: [],
});

/** The market of a list by other rules, made of its people anew. */
export function marketOf({ facts, vacantes, people }: NamedList, rules: Rules): Market {
  const { lottery, prioridades, reservas, hermanos, cupos } = rules;
  const groupOf = (condicion: string | null) => {
    const at = reservas.findIndex((reserva) => reserva.condicion === condicion);
    return at < 0 ? undefined : `G${at + 1}`;
  };
  const danes = [...new Set(facts.ofertas.map(({ dane }) => dane))];
  const turns = [...new Set(facts.ofertas.map(({ grado }) => grado))].sort((one, other) => other - one);
  return createMarket({
    settings: {
      lottery,
      classCount: prioridades.length + 1,
      groups: reservas.map((_, at) => `G${at + 1}`),
      ...(hermanos !== null && { hermanos: { priorityClass: prioridades.indexOf(hermanos), group: groupOf(hermanos) } }),
    },
    ofertas: facts.ofertas.map(({ id, grado, dane }, at) => {
      const change = cupos.filter((one) => one.grado === grado && (one.oferta ?? id) === id).map(({ cambio }) => cambio);
      const free = change.reduce((sum, cambio) => sum + cambio, vacantes[at] ?? 0);
      const place = hermanos === null ? {} : { institucion: `I${danes.indexOf(dane) + 1}`, turno: turns.indexOf(grado) + 1 };
      return { id, vacantes: Math.max(free, 0), reservas: reservas.map(({ puestos }) => puestos), ...place };
    }),
    solicitudes: people.map(({ ticket, family, held, opciones, condiciones }) => ({
      ticket,
      family,
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
