import type { Market } from '../market';
import type { ListFacts, Variant } from './comparisonMessages';
import type { Traits } from './traits';

/**
 * The market that a list is by a variant's rules and seats. What the variant leaves as it is stays as it was frozen; the
 * seats of a reserve change by as many as its number in the rules, so that those which pupils hold already stay counted.
 */
export function createVariantMarket(base: Market, facts: ListFacts, traits: Traits, variant: Variant): Market {
  return {
    ...base,
    lottery: variant.lottery,
    vacantes: vacantesOf(base, facts, variant),
    ...prioritiesOf(facts, traits, variant),
    ...reservesOf(base, facts, traits, variant),
    hermanos: hermanosOf(base, facts, variant),
  };
}

/** Solicitudes whose conditions are others now than when the list was made. */
export function countChanged(base: Market, facts: ListFacts, traits: Traits): number {
  const classes = classesOf(facts, traits, facts.prioridades);
  const memberships = membershipsOf(facts, traits, facts.reservas);
  let changed = 0;
  base.cupoActual.forEach((_, solicitud) => {
    const end = base.starts[solicitud + 1] as number;
    for (let opcion = base.starts[solicitud] as number; opcion < end; opcion += 1) {
      const isSame = classes[opcion] === base.classOfOpcion[opcion] && memberships[opcion] === base.membershipOfOpcion[opcion];
      if (isSame) continue;
      changed += 1;
      break;
    }
  });
  return changed;
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

function vacantesOf({ ofertas, vacantes }: Market, facts: ListFacts, { cupos }: Variant): Market['vacantes'] {
  if (cupos.length === 0) return vacantes;
  const placeOf = new Map(facts.ofertas.map((oferta) => [oferta.id, oferta]));
  return vacantes.map((free, number) => {
    const place = placeOf.get(ofertas[number] as string);
    const meant = cupos.filter(({ grado, oferta }) => place?.grado === grado && (oferta === null || oferta === place.id));
    return Math.max(
      meant.reduce((sum, { cambio }) => sum + cambio, free),
      0,
    );
  });
}

function prioritiesOf(facts: ListFacts, traits: Traits, { prioridades }: Variant) {
  if (isSameList(prioridades, facts.prioridades)) return {};
  return { classCount: prioridades.length + 1, classOfOpcion: classesOf(facts, traits, prioridades) };
}

/** Of each option, the place in the order of the first condition that counts there. */
function classesOf(facts: ListFacts, { condicionesOfOpcion }: Traits, prioridades: readonly string[]): Market['classOfOpcion'] {
  const bits = prioridades.map((condicion) => facts.condiciones.indexOf(condicion));
  return Uint8Array.from(condicionesOfOpcion, (condiciones) => {
    const place = bits.findIndex((bit) => bit >= 0 && ((condiciones >>> bit) & 1) === 1);
    return place < 0 ? bits.length : place;
  });
}

/** What a sibling's seat gives (A20), in the variant's order of classes and groups; what is in neither gives nothing. */
function hermanosOf({ hermanos }: Market, facts: ListFacts, { prioridades, reservas }: Variant): Market['hermanos'] {
  if (!hermanos) return undefined;
  const condicion = facts.prioridades[hermanos.priorityClass] ?? '';
  const priorityClass = prioridades.indexOf(condicion);
  const group = reservas.findIndex((reserva) => reserva.condicion === condicion);
  return priorityClass < 0 ? undefined : { ...hermanos, priorityClass, group };
}

function reservesOf(base: Market, facts: ListFacts, traits: Traits, { reservas }: Variant) {
  const names = (list: Variant['reservas']) => list.map(({ condicion }) => condicion);
  const hasSameGroups = isSameList(names(reservas), names(facts.reservas));
  const hasSameSeats = hasSameGroups && reservas.every(({ puestos }, at) => puestos === facts.reservas[at]?.puestos);
  if (hasSameSeats) return {};
  const groupOfBefore = names(facts.reservas).map((condicion) => names(reservas).indexOf(condicion));
  const seats = new Uint32Array(base.ofertas.length * reservas.length);
  base.ofertas.forEach((_, oferta) => {
    reservas.forEach(({ condicion, puestos }, group) => {
      const before = names(facts.reservas).indexOf(condicion);
      const left = before < 0 ? 0 : (base.reservas[oferta * base.groups.length + before] as number);
      const change = puestos - (facts.reservas[before]?.puestos ?? 0);
      seats[oferta * reservas.length + group] = Math.max(left + change, 0);
    });
  });
  if (hasSameGroups) return { reservas: seats };
  return {
    groups: reservas.map((_, at) => `G${at + 1}`),
    reservas: seats,
    membershipOfOpcion: membershipsOf(facts, traits, reservas),
    groupOfCupo: base.groupOfCupo.map((group) => groupOfBefore[group] ?? -1),
  };
}

/** Of each option, the groups of the reserves whose conditions count there. */
function membershipsOf(
  facts: ListFacts,
  { condicionesOfOpcion }: Traits,
  reservas: Variant['reservas'],
): Market['membershipOfOpcion'] {
  const bits = reservas.map(({ condicion }) => facts.condiciones.indexOf(condicion));
  return Uint16Array.from(condicionesOfOpcion, (condiciones) =>
    bits.reduce((groups, bit, group) => (bit >= 0 && ((condiciones >>> bit) & 1) === 1 ? groups | (1 << group) : groups), 0),
  );
}
