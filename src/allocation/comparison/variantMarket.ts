import type { Market } from '../market';
import type { ListFacts, Variant } from './comparisonMessages';
import { conditionsBy, NO_GRADO, type Traits } from './traits';

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
  const classes = classesOf(facts, traits, facts);
  const memberships = membershipsOf(facts, traits, facts);
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

function prioritiesOf(facts: ListFacts, traits: Traits, variant: Variant) {
  if (isSameList(variant.prioridades, facts.prioridades) && variant.hermanos === facts.hermanos) return {};
  return { classCount: variant.prioridades.length + 1, classOfOpcion: classesOf(facts, traits, variant) };
}

type Order = Pick<Variant, 'prioridades' | 'hermanos'>;

/** Of each option, the place in the order of the first condition that counts there. */
function classesOf(facts: ListFacts, traits: Traits, { prioridades, hermanos }: Order): Market['classOfOpcion'] {
  const bits = prioridades.map((condicion) => facts.condiciones.indexOf(condicion));
  return Uint8Array.from(conditionsBy(traits, facts, hermanos), (condiciones) => {
    const place = bits.findIndex((bit) => bit >= 0 && ((condiciones >>> bit) & 1) === 1);
    return place < 0 ? bits.length : place;
  });
}

/** What a sibling's seat gives (A20), in the variant's order of classes and groups; what is no priority gives nothing. */
function hermanosOf(base: Market, facts: ListFacts, { hermanos, prioridades, reservas }: Variant): Market['hermanos'] {
  const priorityClass = prioridades.indexOf(hermanos ?? '');
  if (priorityClass < 0) return undefined;
  const group = reservas.findIndex(({ condicion }) => condicion === hermanos);
  return { ...(base.hermanos ?? placesOf(base, facts)), priorityClass, group };
}

/** Institutions and turns as the backend gives them to a list where a sibling's seat counts: so it has the same hash. */
function placesOf({ ofertas }: Market, facts: ListFacts) {
  const places = new Map(facts.ofertas.map((oferta) => [oferta.id, oferta]));
  const danes = [...new Set([...places.keys()].sort().map((id) => places.get(id)?.dane))];
  const grados = new Set(facts.ofertas.map(({ grado }) => grado));
  const turns = facts.grados.filter((grado) => grados.has(grado)).reverse();
  return {
    instituciones: danes.map((_, at) => `I${at + 1}`),
    institucionOfOferta: Uint32Array.from(ofertas, (id) => danes.indexOf(places.get(id)?.dane)),
    turnOfOferta: Uint8Array.from(ofertas, (id) => turns.indexOf(places.get(id)?.grado ?? NO_GRADO)),
  };
}

function reservesOf(base: Market, facts: ListFacts, traits: Traits, variant: Variant) {
  const { reservas } = variant;
  const names = (list: Variant['reservas']) => list.map(({ condicion }) => condicion);
  const hasSameGroups = isSameList(names(reservas), names(facts.reservas));
  const hasSameSeats = hasSameGroups && reservas.every(({ puestos }, at) => puestos === facts.reservas[at]?.puestos);
  const hasSameMembers = hasSameGroups && variant.hermanos === facts.hermanos;
  if (hasSameSeats && hasSameMembers) return {};
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
  if (hasSameMembers) return { reservas: seats };
  return {
    groups: reservas.map((_, at) => `G${at + 1}`),
    reservas: seats,
    membershipOfOpcion: membershipsOf(facts, traits, variant),
    groupOfCupo: base.groupOfCupo.map((group) => groupOfBefore[group] ?? -1),
  };
}

/** Of each option, the groups of the reserves whose conditions count there. */
function membershipsOf(
  facts: ListFacts,
  traits: Traits,
  { reservas, hermanos }: Pick<Variant, 'reservas' | 'hermanos'>,
): Market['membershipOfOpcion'] {
  const bits = reservas.map(({ condicion }) => facts.condiciones.indexOf(condicion));
  return Uint16Array.from(conditionsBy(traits, facts, hermanos), (condiciones) =>
    bits.reduce((groups, bit, group) => (bit >= 0 && ((condiciones >>> bit) & 1) === 1 ? groups | (1 << group) : groups), 0),
  );
}
