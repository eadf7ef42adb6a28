import { createHash } from 'node:crypto';

import type { OfertaInput, SolicitudInput } from '#allocation/marketInput.ts';
import type { AllocatedOfertas } from './allocatedOfertas';
import type { MarketSample } from './marketSamples';

/**
 * The rules A1 to A7, written as axioms over names and texts, and every assignment tried against
 * them. Shares no code with the engine or the checker.
 */

/** What a person would take, best first; the seat that is held comes last. */
function wishes({ cupoActual: actual, opciones }: SolicitudInput): readonly string[] {
  const listed = opciones.map(({ oferta }) => oferta);
  return actual === undefined || listed.includes(actual) ? listed : [...listed, actual];
}

/** The wish that was got; a number past the last one: none. */
export const rankOf = (solicitud: SolicitudInput, oferta: string | undefined): number =>
  oferta === undefined ? Infinity : wishes(solicitud).indexOf(oferta);

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Who goes first at an oferta: the class, the stage, the family's number by the seed of that stage, one's own. */
function commonKey({ semilla: last, settings }: MarketSample, solicitud: SolicitudInput, oferta: string): string {
  const semillas = [...(settings.semillasAnteriores ?? []), last];
  const etapa = solicitud.etapa ?? semillas.length;
  const semilla = semillas[etapa - 1] ?? '';
  const atOferta = settings.lottery === 'por-oferta' ? `|${oferta}` : '';
  const option = optionAt(solicitud, oferta);
  const number = (ticket: string) => sha256(`${semilla}|${ticket}${atOferta}`);
  const classText = String(option?.priorityClass ?? 0).padStart(3, '0');
  return `${classText} ${etapa} ${number(solicitud.family ?? solicitud.ticket)} ${number(solicitud.ticket)}`;
}

const optionAt = (solicitud: SolicitudInput, oferta: string) => solicitud.opciones.find((option) => option.oferta === oferta);

/** Everything about one oferta that an assignment is judged by. */
interface OfertaFacts {
  readonly id: string;
  readonly seats: number;
  readonly holders: ReadonlySet<SolicitudInput>;
  /** All who would take it, in the common order. */
  readonly inOrder: readonly SolicitudInput[];
  readonly reserves: readonly { readonly group: string; readonly count: number }[];
}

function describeOferta(sample: MarketSample, oferta: OfertaInput): OfertaFacts {
  const holders = sample.solicitudes.filter(({ cupoActual: actual }) => actual === oferta.id);
  const keyed = sample.solicitudes
    .filter((solicitud) => wishes(solicitud).includes(oferta.id))
    .map((solicitud) => ({ solicitud, key: commonKey(sample, solicitud, oferta.id) }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : 1));
  return {
    id: oferta.id,
    seats: oferta.vacantes + holders.length,
    holders: new Set(holders),
    inOrder: keyed.map(({ solicitud }) => solicitud),
    reserves: sample.settings.groups.map((group, index) => ({ group, count: oferta.reservas[index] ?? 0 })),
  };
}

/** Whether one place could stand by who is in it and who would rather be. */
function holds(
  atOferta: OfertaFacts,
  rankAtOferta: (solicitud: SolicitudInput) => number,
  got: ReadonlyMap<SolicitudInput, number>,
): boolean {
  const inside: SolicitudInput[] = [];
  const wanting: SolicitudInput[] = [];
  for (const solicitud of atOferta.inOrder) {
    const rank = rankAtOferta(solicitud);
    const current = got.get(solicitud) ?? Infinity;
    if (rank === current) inside.push(solicitud);
    else if (rank < current) wanting.push(solicitud);
  }
  // No oferta over its seats; no seat left empty that someone would rather have; nobody below the seat they hold.
  if (inside.length > atOferta.seats) return false;
  if (inside.length < atOferta.seats && wanting.length > 0) return false;
  if (wanting.some((solicitud) => atOferta.holders.has(solicitud))) return false;
  // The seats that holders leave: reserved ones group by group, to the best not chosen yet, the others by the order.
  // What a holder keeps of a reserve is not reserved a second time.
  const staying = inside.filter((solicitud) => atOferta.holders.has(solicitud));
  let left = atOferta.seats - staying.length;
  const chosen = new Set<SolicitudInput>();
  const candidates = atOferta.inOrder.filter(
    (solicitud) => !atOferta.holders.has(solicitud) && rankAtOferta(solicitud) <= (got.get(solicitud) ?? Infinity),
  );
  const choose = (from: readonly SolicitudInput[], count: number) => {
    const best = from.filter((solicitud) => !chosen.has(solicitud)).slice(0, Math.min(count, left));
    best.forEach((solicitud) => chosen.add(solicitud));
    left -= best.length;
  };
  for (const { group, count } of atOferta.reserves) {
    choose(
      candidates.filter((solicitud) => optionAt(solicitud, atOferta.id)?.groups.includes(group)),
      Math.max(0, count - staying.filter(({ groupOfCupo }) => groupOfCupo === group).length),
    );
  }
  choose(candidates, left);
  return wanting.every((solicitud) => !chosen.has(solicitud));
}

/** Every assignment that the axioms allow, as the rank of the wish that each one gets. */
export function allStable(sample: MarketSample): readonly ReadonlyMap<SolicitudInput, number>[] {
  const eachOferta = sample.ofertas.map((oferta) => describeOferta(sample, oferta));
  const stable: ReadonlyMap<SolicitudInput, number>[] = [];
  const got = new Map<SolicitudInput, number>();
  const free = new Map(eachOferta.map(({ id, seats }) => [id, seats]));
  const rankings = eachOferta.map(({ id }) => {
    const ranks = new Map(sample.solicitudes.map((solicitud) => [solicitud, wishes(solicitud).indexOf(id)]));
    return (solicitud: SolicitudInput) => ranks.get(solicitud) ?? -1;
  });
  const tryFrom = (index: number) => {
    const solicitud = sample.solicitudes[index];
    if (!solicitud) {
      if (eachOferta.every((atOferta, at) => holds(atOferta, rankings[at] ?? (() => -1), got))) stable.push(new Map(got));
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

/** What each gets of an assignment by ranks. */
export const ofertasOf = (sample: MarketSample, ranks: ReadonlyMap<SolicitudInput, number>): AllocatedOfertas =>
  new Map(sample.solicitudes.map((solicitud) => [solicitud.ticket, wishes(solicitud)[ranks.get(solicitud) ?? -1]]));

/** The one stable assignment that nobody would change for another stable one. @throws if there is none */
export function bestStable(sample: MarketSample): AllocatedOfertas {
  const stable = allStable(sample);
  const best = stable.find((one) =>
    stable.every((other) => sample.solicitudes.every((solicitud) => (one.get(solicitud) ?? 0) <= (other.get(solicitud) ?? 0))),
  );
  if (!best) throw new Error(`None of ${stable.length} stable assignments is the best for all: ${JSON.stringify(sample)}`);
  return ofertasOf(sample, best);
}
