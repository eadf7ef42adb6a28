import { createMarket } from '#allocation/createMarket.ts';
import { hashInput } from '#allocation/hashes.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { compute } from '../places/allocation/computation/compute';
import type { Product, Task, TandaTask } from '../places/allocation/computation/tasks';
import { type Oferta, vacantesOf } from './city';

/** A validated solicitud as the allocation sees it. */
export interface Applicant {
  readonly ticket: string;
  /** The place of its best approved condition in the order of priorities, from 0. */
  readonly priorityClass: number;
  readonly opciones: readonly string[];
}

const SEMILLA = 'demostración';

/** The list of a stage without reserves, current seats or conditions of one institution. */
export interface FrozenList {
  readonly replica: string;
  readonly hash: string;
  readonly semilla: string;
}

const byText =
  <T>(textOf: (one: T) => string) =>
  (one: T, other: T): number =>
    textOf(one) < textOf(other) ? -1 : 1;

export function freeze(ofertas: readonly Oferta[], applicants: readonly Applicant[], classCount: number): FrozenList {
  const market = createMarket({
    settings: { lottery: 'unico', classCount, groups: [] },
    ofertas: [...ofertas]
      .sort(byText(({ id }) => id))
      .map((oferta) => ({ id: oferta.id, vacantes: vacantesOf(oferta), reservas: [] })),
    solicitudes: [...applicants]
      .sort(byText(({ ticket }) => ticket))
      .map(({ ticket, priorityClass, opciones }) => ({
        ticket,
        opciones: opciones.map((oferta) => ({ oferta, priorityClass, groups: [] })),
      })),
  });
  return { replica: writeReplica(market).join(''), hash: hashInput(market), semilla: SEMILLA };
}

type Computed = Omit<Product, 'kind'>;

function computeAll(task: Task): Computed {
  const computed = compute(task);
  return { ...computed, solicitudes: [...computed.solicitudes] };
}

/** The backend's own run of the stage. */
export function allocate({ replica, semilla }: FrozenList): Computed {
  return computeAll({ kind: 'run', replica, semilla, reservas: [] });
}

/** The same of a batch of its waiting list. */
export function moveWaitingList(
  { replica, semilla }: FrozenList,
  { situaciones, libres }: Pick<TandaTask, 'situaciones' | 'libres'>,
): Computed {
  return computeAll({ kind: 'tanda', replica, semilla, reservas: [], situaciones, libres });
}
