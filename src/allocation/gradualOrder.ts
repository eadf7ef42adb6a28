import { type CommonOrder, forEachOpcion, turnsOfOpciones } from './commonOrder';
import type { Hermanos, Market, ReportProgress } from './market';
import { countOne, sumBefore } from './radix';

/** The common order where the classes of a grado stand on what the grados before it gave. */
export interface GradualOrder {
  /** Of each grado once it is placed; its `starts`, classes and groups from the beginning. */
  readonly order: CommonOrder;
  /** Places the options of the grado that has this turn, by the classes and groups that they have in `order` then. */
  place(turn: number): void;
}

export function createGradualOrder(
  market: Market,
  { turnOfOferta }: Hermanos,
  semilla: string,
  reportProgress?: ReportProgress,
): GradualOrder {
  const { ofertaOfOpcion, classCount, ofertas } = market;
  const total = ofertaOfOpcion.length;
  const drawn = new Uint32Array(total);
  turnsOfOpciones(market, semilla, reportProgress).forEach((at, opcion) => (drawn[at] = opcion));
  const turnOf = (opcion: number): number => turnOfOferta[ofertaOfOpcion[opcion] as number] as number;
  /** Those of the grado with turn `t` stand at `gradoStarts[t] .. gradoStarts[t + 1]`, in the order in which they were drawn. */
  const byGrado = new Uint32Array(total);
  const ends = new Uint32Array(turnOfOferta.reduce((most, turn) => Math.max(most, turn), 0) + 2);
  for (const opcion of drawn) countOne(ends, turnOf(opcion));
  sumBefore(ends);
  const gradoStarts = ends.slice();
  for (const opcion of drawn) byGrado[countOne(ends, turnOf(opcion))] = opcion;

  const owners = new Uint32Array(total);
  forEachOpcion(market, (opcion, owner) => (owners[opcion] = owner));
  const starts = new Uint32Array(ofertas.length + 1);
  for (const oferta of ofertaOfOpcion) countOne(starts, oferta);
  sumBefore(starts);
  const order: CommonOrder = {
    positionOfOpcion: new Uint32Array(total),
    solicitud: new Uint32Array(total),
    membershipAt: new Uint16Array(total),
    starts,
    classOfOpcion: market.classOfOpcion.slice(),
    membershipOfOpcion: market.membershipOfOpcion.slice(),
    hermanoOfOpcion: new Int32Array(total).fill(-1),
  };
  const { positionOfOpcion, solicitud, membershipAt, classOfOpcion, membershipOfOpcion } = order;
  /** Of each oferta and class: how many options there are, then where the next of them stands. */
  const buckets = new Uint32Array(ofertas.length * classCount);
  const bucketOf = (opcion: number) => (ofertaOfOpcion[opcion] as number) * classCount + (classOfOpcion[opcion] as number);

  return {
    order,
    place(turn) {
      const opciones = byGrado.subarray(gradoStarts[turn], gradoStarts[turn + 1]);
      for (const opcion of opciones) countOne(buckets, bucketOf(opcion));
      turnOfOferta.forEach((ofOferta, oferta) => {
        if (ofOferta !== turn) return;
        let before = starts[oferta] as number;
        for (let bucket = oferta * classCount; bucket < (oferta + 1) * classCount; bucket += 1) {
          const count = buckets[bucket] as number;
          buckets[bucket] = before;
          before += count;
        }
      });
      for (const opcion of opciones) {
        const position = countOne(buckets, bucketOf(opcion));
        positionOfOpcion[opcion] = position;
        solicitud[position] = owners[opcion] as number;
        membershipAt[position] = membershipOfOpcion[opcion] as number;
      }
    },
  };
}
