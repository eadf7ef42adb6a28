import { createHash } from 'node:crypto';

import { runAllocation } from '#allocation/run.ts';
import { createMarket } from '#allocation/createMarket.ts';
import type { SolicitudInput } from '#allocation/marketInput.ts';
import { type MarketReplica, readReplicaText } from '#allocation/replica/readReplica.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { findGroupsOfCupos } from '#allocation/seated.ts';
import type { MarketSample } from './marketSamples';

/** Who asks for a seat in some stage, and from where they come. */
export interface Asking extends SolicitudInput {
  readonly etapa: number;
}

/** A convocatoria: the seats of its ofertas, without those that pupils hold at the start, and who asks in each stage. */
export interface Convocatoria {
  readonly lottery: MarketSample['settings']['lottery'];
  readonly classCount: number;
  readonly groups: readonly string[];
  readonly ofertas: readonly { readonly id: string; readonly cupos: number; readonly reservas: readonly number[] }[];
  readonly etapas: readonly (readonly Asking[])[];
  /** Batches of the waiting list after each stage. */
  readonly tandas: readonly number[];
  /** What families answer: from it and from what is offered, so that whoever is offered the same answers the same. */
  readonly answers: string;
}

export interface Cupo {
  readonly oferta: string;
  /** The group by whose reserve it was awarded. */
  readonly group: string | undefined;
}

/** A run of the engine, and how everyone's seat stood before and after it. */
export interface RunOfSequence {
  readonly sample: MarketSample;
  readonly replica: string;
  readonly before: ReadonlyMap<string, Cupo | undefined>;
  readonly after: ReadonlyMap<string, Cupo | undefined>;
}

/** What was done, in its order: the runs, and what families answered. */
interface LogEntry {
  readonly kind: 'run' | 'gives back';
  readonly what: string;
  readonly semilla: string;
}

export interface Sequence {
  readonly runs: readonly RunOfSequence[];
  readonly log: readonly LogEntry[];
  readonly cupos: ReadonlyMap<string, Cupo | undefined>;
}

const semillaOf = (etapa: number): string => `semilla de la etapa ${etapa}`;

/** What the engine gives for a replication file, by ticket. */
export function runReplica(list: MarketReplica, semilla: string, tickets: readonly string[]) {
  const { market, allocation, findings } = runAllocation(list, semilla);
  if (findings.length > 0) throw new Error(findings.map(({ message }) => message).join('; '));
  const kinds = findGroupsOfCupos(market, allocation);
  return new Map(
    tickets.map((ticket, at): [string, Cupo | undefined] => {
      const oferta = market.ofertas[allocation.oferta[at] ?? -1];
      return [ticket, oferta === undefined ? undefined : { oferta, group: market.groups[kinds[at] ?? -1] }];
    }),
  );
}

const same = (one: Cupo | undefined, other: Cupo | undefined): boolean =>
  one?.oferta === other?.oferta && one?.group === other?.group;

/** Stage after stage, each with its batches, offers answered after every run. */
export function playSequence(convocatoria: Convocatoria): Sequence {
  const { ofertas, etapas, groups } = convocatoria;
  const everyone = etapas.flat();
  const cupos = new Map<string, Cupo | undefined>(
    everyone.map(({ ticket, cupoActual: oferta }) => [ticket, oferta === undefined ? undefined : { oferta, group: undefined }]),
  );
  const total = new Map(
    ofertas.map(({ id, cupos: own }) => [id, own + everyone.filter(({ cupoActual }) => cupoActual === id).length]),
  );
  const waits = new Map<string, Asking>();
  const runs: RunOfSequence[] = [];
  const log: LogEntry[] = [];

  function run(etapa: number, asking: readonly Asking[]): void {
    const solicitudes = [...waits.values(), ...asking].sort((one, other) => (one.ticket < other.ticket ? -1 : 1));
    const inRun = new Set(solicitudes.map(({ ticket }) => ticket));
    const held = [...cupos].flatMap(([ticket, cupo]) => (cupo ? [{ ticket, ...cupo }] : []));
    const outside = held.filter(({ ticket }) => !inRun.has(ticket));
    const sample: MarketSample = {
      semilla: semillaOf(etapa),
      settings: {
        lottery: convocatoria.lottery,
        classCount: convocatoria.classCount,
        groups,
        semillasAnteriores: Array.from({ length: etapa - 1 }, (_, index) => semillaOf(index + 1)),
      },
      ofertas: ofertas.map(({ id, reservas }) => ({
        id,
        vacantes: (total.get(id) ?? 0) - held.filter(({ oferta }) => oferta === id).length,
        reservas: groups.map((group, at) =>
          Math.max(0, (reservas[at] ?? 0) - outside.filter((cupo) => cupo.oferta === id && cupo.group === group).length),
        ),
      })),
      solicitudes: solicitudes.map((one) => {
        const cupo = cupos.get(one.ticket);
        return { ...one, cupoActual: cupo?.oferta, groupOfCupo: cupo?.group };
      }),
    };
    const replica = writeReplica(createMarket(sample)).join('');
    const given = runReplica(
      readReplicaText(replica),
      sample.semilla,
      solicitudes.map(({ ticket }) => ticket),
    );
    const before = new Map(cupos);
    for (const [ticket, cupo] of given) cupos.set(ticket, cupo);
    runs.push({ sample, replica, before, after: new Map(cupos) });
    log.push({ kind: 'run', what: replica, semilla: sample.semilla });
    for (const one of solicitudes) answer(one, before.get(one.ticket), runs.length);
  }

  /** An offer is accepted, accepted while waiting on, or given back; whoever waits may leave. */
  function answer(one: Asking, before: Cupo | undefined, turn: number): void {
    const now = cupos.get(one.ticket);
    const isOffer = now !== undefined && !same(now, before);
    const chosen = createHash('sha256')
      .update(`${convocatoria.answers} ${one.ticket} ${isOffer ? now.oferta : `waits ${turn}`}`)
      .digest()
      .readUInt8();
    const leaves = isOffer ? chosen % 4 === 0 : chosen % 8 === 0;
    const waitsOn = isOffer ? chosen % 2 === 1 : !leaves;
    if (waitsOn) waits.set(one.ticket, one);
    else waits.delete(one.ticket);
    // Whoever leaves keeps no more than the seat that they came with.
    const isOwn = now !== undefined && same(now, { oferta: one.cupoActual ?? '', group: undefined }) && !isOffer;
    if (!leaves || isOwn || now === undefined) return;
    cupos.set(one.ticket, undefined);
    log.push({ kind: 'gives back', what: one.ticket, semilla: '' });
  }

  etapas.forEach((asking, index) => {
    run(index + 1, asking);
    for (let tanda = 0; tanda < (convocatoria.tandas[index] ?? 0); tanda += 1) run(index + 1, []);
  });
  return { runs, log, cupos };
}
