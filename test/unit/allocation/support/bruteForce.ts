import { createHash } from 'node:crypto';

import type { OfertaEntrada, SolicitudEntrada } from '#allocation/marketInput.ts';
import type { Asignados } from './allocatedOfertas';
import type { Caso } from './marketSamples';

/**
 * The rules of domain.md, 'The allocation', written as axioms over names and texts, and every assignment tried against
 * them. Shares no code with the engine or the checker.
 */

/** What a person would take, best first; the seat that is held comes last. */
function wishes({ actual, opciones }: SolicitudEntrada): readonly string[] {
  const listed = opciones.map(({ oferta }) => oferta);
  return actual === undefined || listed.includes(actual) ? listed : [...listed, actual];
}

/** The wish that was got; a number past the last one: none. */
export const rankOf = (solicitud: SolicitudEntrada, oferta: string | undefined): number =>
  oferta === undefined ? Infinity : wishes(solicitud).indexOf(oferta);

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Who goes first at an oferta: the class, the family's number, one's own. */
function commonKey({ semilla, ajustes }: Caso, solicitud: SolicitudEntrada, oferta: string): string {
  const place = ajustes.sorteo === 'por-oferta' ? `|${oferta}` : '';
  const option = optionAt(solicitud, oferta);
  const number = (ticket: string) => sha256(`${semilla}|${ticket}${place}`);
  const classText = String(option?.clase ?? 0).padStart(3, '0');
  return `${classText} ${number(solicitud.familia ?? solicitud.tiquete)} ${number(solicitud.tiquete)}`;
}

const optionAt = (solicitud: SolicitudEntrada, oferta: string) =>
  solicitud.opciones.find((option) => option.oferta === oferta);

/** Everything about one oferta that an assignment is judged by. */
interface Place {
  readonly id: string;
  readonly seats: number;
  readonly holders: ReadonlySet<SolicitudEntrada>;
  /** All who would take it, in the common order. */
  readonly inOrder: readonly SolicitudEntrada[];
  readonly reserves: readonly { readonly grupo: string; readonly count: number }[];
}

function describePlace(caso: Caso, oferta: OfertaEntrada): Place {
  const holders = caso.solicitudes.filter(({ actual }) => actual === oferta.id);
  const keyed = caso.solicitudes
    .filter((solicitud) => wishes(solicitud).includes(oferta.id))
    .map((solicitud) => ({ solicitud, key: commonKey(caso, solicitud, oferta.id) }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : 1));
  return {
    id: oferta.id,
    seats: oferta.vacantes + holders.length,
    holders: new Set(holders),
    inOrder: keyed.map(({ solicitud }) => solicitud),
    reserves: caso.ajustes.grupos.map((grupo, index) => ({ grupo, count: oferta.reservas[index] ?? 0 })),
  };
}

/** Whether one place could stand by who is in it and who would rather be. */
function holds(place: Place, rankOfPlace: (solicitud: SolicitudEntrada) => number, got: ReadonlyMap<SolicitudEntrada, number>): boolean {
  const inside: SolicitudEntrada[] = [];
  const wanting: SolicitudEntrada[] = [];
  for (const solicitud of place.inOrder) {
    const rank = rankOfPlace(solicitud);
    const current = got.get(solicitud) ?? Infinity;
    if (rank === current) inside.push(solicitud);
    else if (rank < current) wanting.push(solicitud);
  }
  // No oferta over its seats; no seat left empty that someone would rather have; nobody below the seat they hold.
  if (inside.length > place.seats) return false;
  if (inside.length < place.seats && wanting.length > 0) return false;
  if (wanting.some((solicitud) => place.holders.has(solicitud))) return false;
  // The seats that holders leave: reserved ones group by group, to the best not chosen yet, the others by the order.
  let left = place.seats - inside.filter((solicitud) => place.holders.has(solicitud)).length;
  const chosen = new Set<SolicitudEntrada>();
  const candidates = place.inOrder.filter(
    (solicitud) => !place.holders.has(solicitud) && rankOfPlace(solicitud) <= (got.get(solicitud) ?? Infinity),
  );
  const choose = (from: readonly SolicitudEntrada[], count: number) => {
    const best = from.filter((solicitud) => !chosen.has(solicitud)).slice(0, Math.min(count, left));
    best.forEach((solicitud) => chosen.add(solicitud));
    left -= best.length;
  };
  for (const { grupo, count } of place.reserves) {
    choose(candidates.filter((solicitud) => optionAt(solicitud, place.id)?.grupos.includes(grupo)), count);
  }
  choose(candidates, left);
  return wanting.every((solicitud) => !chosen.has(solicitud));
}

/** Every assignment that the axioms allow, as the rank of the wish that each one gets. */
function allStable(caso: Caso): readonly ReadonlyMap<SolicitudEntrada, number>[] {
  const places = caso.ofertas.map((oferta) => describePlace(caso, oferta));
  const stable: ReadonlyMap<SolicitudEntrada, number>[] = [];
  const got = new Map<SolicitudEntrada, number>();
  const free = new Map(places.map(({ id, seats }) => [id, seats]));
  const rankings = places.map(({ id }) => {
    const ranks = new Map(caso.solicitudes.map((solicitud) => [solicitud, wishes(solicitud).indexOf(id)]));
    return (solicitud: SolicitudEntrada) => ranks.get(solicitud) ?? -1;
  });
  const tryFrom = (index: number) => {
    const solicitud = caso.solicitudes[index];
    if (!solicitud) {
      if (places.every((place, at) => holds(place, rankings[at] ?? (() => -1), got))) stable.push(new Map(got));
      return;
    }
    wishes(solicitud).forEach((oferta, rank) => {
      const seats = free.get(oferta) ?? 0;
      if (seats === 0) return;
      free.set(oferta, seats - 1);
      got.set(solicitud, rank);
      tryFrom(index + 1);
      free.set(oferta, seats);
    });
    got.set(solicitud, Infinity);
    tryFrom(index + 1);
  };
  tryFrom(0);
  return stable;
}

/** The one stable assignment that nobody would change for another stable one. @throws if there is none */
export function bestStable(caso: Caso): Asignados {
  const stable = allStable(caso);
  const best = stable.find((one) =>
    stable.every((other) => caso.solicitudes.every((solicitud) => (one.get(solicitud) ?? 0) <= (other.get(solicitud) ?? 0))),
  );
  if (!best) throw new Error(`None of ${stable.length} stable assignments is the best for all: ${JSON.stringify(caso)}`);
  return new Map(caso.solicitudes.map((solicitud) => [solicitud.tiquete, wishes(solicitud)[best.get(solicitud) ?? -1]]));
}
