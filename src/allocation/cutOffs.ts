import type { Asignacion } from './allocate';
import { countCupos, type Mercado } from './market';

/** Where an oferta closed: who came later in its common order got no seat by that way. */
export interface Corte {
  readonly cupos: number;
  readonly ocupados: number;
  /** Who kept the seat they held. */
  readonly titulares: number;
  /** The last one that the common order let in; undefined: it let in no one. */
  readonly comun: Puesto | undefined;
  /** Of each group, the last one in its reserved seats. */
  readonly grupos: readonly (Puesto | undefined)[];
}

/** A standing in an oferta's common order. */
export interface Puesto {
  /** 1: the first of all who listed it. */
  readonly puesto: number;
  /** The priority class of who stands there. */
  readonly clase: number;
}

/** What each oferta ended with, as the published cut-offs. */
export function findCortes(mercado: Mercado, asignacion: Asignacion): readonly Corte[] {
  const { ofertas, actual, grupos, reservas } = mercado;
  const { oferta: given, orden } = asignacion;
  const cupos = countCupos(mercado);
  const titulares = new Uint32Array(ofertas.length);
  given.forEach((oferta, solicitud) => {
    if (oferta >= 0 && actual[solicitud] === oferta) titulares[oferta] = (titulares[oferta] as number) + 1;
  });
  return ofertas.map((_, oferta) => {
    const left = seatedInOrder(mercado, asignacion, oferta);
    const ocupados = left.length + (titulares[oferta] as number);
    const ends = grupos.map((__, group) =>
      takeReserved(left, orden.pertenencia, group, reservas[oferta * grupos.length + group] as number),
    );
    return {
      cupos: cupos[oferta] as number,
      ocupados,
      titulares: titulares[oferta] as number,
      comun: describePosition(mercado, asignacion, oferta, left.at(-1)),
      grupos: ends.map((position) => describePosition(mercado, asignacion, oferta, position)),
    };
  });
}

/** The positions of those who got a seat by their standing, the best first: without holders. */
export function seatedInOrder({ actual }: Mercado, { oferta: given, orden }: Asignacion, oferta: number): number[] {
  const seated: number[] = [];
  const end = orden.inicio[oferta + 1] as number;
  for (let position = orden.inicio[oferta] as number; position < end; position += 1) {
    const solicitud = orden.solicitud[position] as number;
    if (given[solicitud] === oferta && actual[solicitud] !== oferta) seated.push(position);
  }
  return seated;
}

/** Takes out of `positions` those in the reserved seats of `group`, and gives the last of them. */
export function takeReserved(positions: number[], pertenencia: Uint16Array, group: number, seats: number): number | undefined {
  let last: number | undefined;
  let left = seats;
  const rest = positions.filter((position) => {
    const reserved = left > 0 && (((pertenencia[position] as number) >> group) & 1) === 1;
    if (reserved) {
      left -= 1;
      last = position;
    }
    return !reserved;
  });
  positions.splice(0, positions.length, ...rest);
  return last;
}

/** Whose class is at a position. */
function describePosition(mercado: Mercado, { orden }: Asignacion, oferta: number, position: number | undefined): Puesto | undefined {
  if (position === undefined) return undefined;
  const option = mercado.opcion.indexOf(oferta, mercado.inicio[orden.solicitud[position] as number]);
  return { puesto: position - (orden.inicio[oferta] as number) + 1, clase: mercado.clase[option] as number };
}
