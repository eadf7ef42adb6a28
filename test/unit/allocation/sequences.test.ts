/** @jest-environment node */
import * as fc from 'fast-check';

import { readReplicaText } from '#allocation/replica/readReplica.ts';
import { textAt } from '#allocation/packedTexts.ts';
import { bestStable } from './support/bruteForce';
import { brokenSentences } from './support/sequenceSentences';
import { type Asking, type Convocatoria, type Cupo, playSequence, runReplica, type Sequence } from './support/stageSequence';

const GROUPS = ['G1', 'G2'];
const OFERTAS = ['a', 'b', 'c'];
const CLASSES = 3;

const opcion = fc.record({ priorityClass: fc.nat(CLASSES - 1), groups: fc.subarray(GROUPS) });
const asking = fc.record({
  options: fc.shuffledSubarray(OFERTAS, { minLength: 1 }),
  details: fc.array(opcion, { minLength: OFERTAS.length, maxLength: OFERTAS.length }),
  family: fc.option(fc.constantFrom('f1', 'f2'), { nil: undefined, freq: 3 }),
  held: fc.option(fc.constantFrom(...OFERTAS), { nil: undefined, freq: 2 }),
});

/** At most `most` ask in a stage. */
const convocatorias = (most: number): fc.Arbitrary<Convocatoria> =>
  fc
    .record({
      lottery: fc.constantFrom('unico' as const, 'por-oferta' as const),
      ofertas: fc.array(fc.record({ cupos: fc.nat(3), reservas: fc.tuple(fc.nat(2), fc.nat(2)) }), {
        minLength: 3,
        maxLength: 3,
      }),
      etapas: fc.array(fc.array(asking, { maxLength: most }), { minLength: 2, maxLength: 3 }),
      tandas: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
      answers: fc.string(),
    })
    .map(({ ofertas, etapas, ...rest }) => ({
      ...rest,
      classCount: CLASSES,
      groups: GROUPS,
      ofertas: ofertas.map((oferta, at) => ({ id: OFERTAS[at] ?? '', ...oferta })),
      etapas: etapas.map((etapa, index) =>
        etapa.map(({ options, details, family, held }, at): Asking => ({
          ticket: `t${index + 1}-${at}`,
          etapa: index + 1,
          family,
          cupoActual: held,
          opciones: options.map((oferta, place) => ({ oferta, priorityClass: 0, groups: [], ...details[place] })),
        })),
      ),
    }));

test('nobody waits for a seat that somebody behind them got, seats are conserved by kind, nobody loses theirs', () => {
  fc.assert(
    fc.property(convocatorias(7), (convocatoria) => {
      expect(brokenSentences(convocatoria, playSequence(convocatoria))).toEqual([]);
    }),
    { numRuns: 500, seed: 20_261_130 },
  );
}, 120_000);

test('each run gives the best of all assignments that the written axioms allow', () => {
  fc.assert(
    fc.property(convocatorias(3), (convocatoria) => {
      for (const { sample, after } of playSequence(convocatoria).runs) {
        if (sample.solicitudes.length > 6) continue;
        const best = bestStable(sample);
        for (const { ticket } of sample.solicitudes) expect(after.get(ticket)?.oferta).toBe(best.get(ticket));
      }
    }),
    { numRuns: 150, seed: 7 },
  );
}, 120_000);

/** One class for each at all places, and nothing reserved: the common order is one. */
function withOneOrder(convocatoria: Convocatoria): Convocatoria {
  return {
    ...convocatoria,
    lottery: 'unico',
    ofertas: convocatoria.ofertas.map((oferta) => ({ ...oferta, reservas: [0, 0] })),
    etapas: convocatoria.etapas.map((etapa) =>
      etapa.map((one) => ({
        ...one,
        cupoActual: undefined,
        opciones: one.opciones.map((option) => ({ ...option, priorityClass: one.opciones[0]?.priorityClass ?? 0 })),
      })),
    ),
  };
}

const classOf = ({ opciones }: Asking): number => opciones[0]?.priorityClass ?? 0;

test('whoever comes in a later stage with the class of one who asked before, or a lower one, changes nothing for them', () => {
  fc.assert(
    fc.property(convocatorias(6), fc.nat(), (drawn, which) => {
      const convocatoria = withOneOrder(drawn);
      const [first = []] = convocatoria.etapas;
      const one = first[which % Math.max(1, first.length)];
      fc.pre(one !== undefined);
      const etapas = convocatoria.etapas.map((etapa, index) =>
        index === 0 ? etapa : etapa.filter((other) => classOf(other) < classOf(one)),
      );
      const seats = ({ runs }: Sequence) => runs.map(({ after }) => after.get(one.ticket));
      expect(seats(playSequence(convocatoria))).toEqual(seats(playSequence({ ...convocatoria, etapas })));
    }),
    { numRuns: 300, seed: 11 },
  );
}, 120_000);

test('from nothing but the log, everyone comes to the seat that they have, of its kind', () => {
  fc.assert(
    fc.property(convocatorias(6), (convocatoria) => {
      const { log, cupos } = playSequence(convocatoria);
      const repeated = new Map<string, Cupo | undefined>();
      for (const { kind, what, semilla } of log) {
        if (kind === 'gives back') repeated.set(what, undefined);
        else for (const [ticket, cupo] of repeatRun(what, semilla)) repeated.set(ticket, cupo);
      }
      expect(repeated).toEqual(cupos);
    }),
    { numRuns: 100, seed: 3 },
  );
}, 120_000);

function repeatRun(replica: string, semilla: string) {
  const list = readReplicaText(replica);
  return runReplica(
    list,
    semilla,
    Array.from(list.market.cupoActual, (_, at) => textAt(list.market.tickets, at)),
  );
}

const wants = (ticket: string, etapa: number, priorityClass: number, oferta = 'a', groups: string[] = []): Asking => ({
  ticket,
  etapa,
  opciones: [{ oferta, priorityClass, groups }],
});

test('a sequence in which a later stage passes the waiting ones by is found', () => {
  const convocatoria: Convocatoria = {
    lottery: 'unico',
    classCount: 2,
    groups: ['G1'],
    ofertas: [{ id: 'a', cupos: 1, reservas: [0] }],
    etapas: [[wants('espera', 1, 0)], [wants('llega', 2, 1)]],
    tandas: [],
    answers: '',
  };
  const { runs, ...rest } = playSequence(convocatoria);
  const [, second] = runs;
  expect(second).toBeDefined();
  if (!second) return;
  const before = new Map<string, Cupo | undefined>();
  const sample = { ...second.sample, solicitudes: [wants('espera', 1, 0), wants('llega', 2, 1)] };
  const after = new Map<string, Cupo | undefined>([['llega', { oferta: 'a', group: undefined }]]);
  expect(brokenSentences(convocatoria, { ...rest, runs: [{ ...second, sample, before, after }] })).toEqual([
    'run 1: espera waits for a, which llega got',
  ]);
  // And one in which a reserved seat leaves its group.
  const reserved: Convocatoria = { ...convocatoria, ofertas: [{ id: 'a', cupos: 1, reservas: [1] }] };
  const ofGroup = wants('del-grupo', 1, 1, 'a', ['G1']);
  const other = wants('primera', 1, 0);
  expect(
    brokenSentences(
      { ...reserved, etapas: [[ofGroup, other]] },
      {
        ...rest,
        runs: [
          {
            ...second,
            sample: { ...sample, solicitudes: [ofGroup, other] },
            before,
            after: new Map([['primera', { oferta: 'a', group: undefined }]]),
          },
        ],
      },
    ),
  ).toEqual(['run 1: primera got a seat of a that is reserved for G1, and del-grupo waits']);
});
