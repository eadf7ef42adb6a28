import { createMarket } from '#allocation/createMarket.ts';
import { hashInput } from '#allocation/hashes.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { compute } from '../places/allocation/computation/compute';
import type { Product } from '../places/allocation/computation/tasks';
import type { OfertaInput } from '#allocation/marketInput.ts';

/** A validated solicitud as the allocation sees it. */
export interface Applicant {
  readonly ticket: string;
  /** The place of its best approved condition in the order of priorities, from 0. */
  readonly priorityClass: number;
  readonly opciones: readonly string[];
  /** Where it holds a seat. */
  readonly cupoActual?: string | undefined;
}

const SEMILLA = '4821-116';

/** The list of a run without reserves or conditions of one institution. */
export interface FrozenList {
  /** Without the seed. */
  readonly replica: string;
  readonly hash: string;
  readonly semilla: string;
}

const byText =
  <T>(textOf: (one: T) => string) =>
  (one: T, other: T): number =>
    textOf(one) < textOf(other) ? -1 : 1;

/** @param ofertas with the seats that are free */
export function freeze(
  ofertas: readonly Pick<OfertaInput, 'id' | 'vacantes'>[],
  applicants: readonly Applicant[],
  classCount: number,
): FrozenList {
  const market = createMarket({
    settings: { lottery: 'unico', classCount, groups: [] },
    ofertas: [...ofertas].sort(byText(({ id }) => id)).map(({ id, vacantes }) => ({ id, vacantes, reservas: [] })),
    solicitudes: [...applicants]
      .sort(byText(({ ticket }) => ticket))
      .map(({ ticket, priorityClass, opciones, cupoActual }) => ({
        ticket,
        cupoActual,
        opciones: opciones.map((oferta) => ({ oferta, priorityClass, groups: [] })),
      })),
  });
  return { replica: writeReplica(market).join(''), hash: hashInput(market), semilla: SEMILLA };
}

/** The backend's own run of a stage's list, or of a batch of its waiting list. */
export function allocate({ replica, semilla }: FrozenList): Omit<Product, 'kind'> {
  const computed = compute({ replica, semilla, etapas: [], reservas: [] });
  return { ...computed, solicitudes: [...computed.solicitudes] };
}
