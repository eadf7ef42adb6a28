import { countSolicitudes, type Market } from '../market';
import { indexOfOpcion } from '../opcionIndex';
import { FIGURES, type RowKind } from './figures';
import type { ListFacts } from './comparisonMessages';
import { conditionsBy, NO_GRADO, type Traits } from './traits';

const PLACED = FIGURES.indexOf('placed');
const FIRST = FIGURES.indexOf('first');
const LATER = FIGURES.indexOf('later');
const KEPT = FIGURES.indexOf('kept');
const WITHOUT = FIGURES.indexOf('without');

interface Row {
  readonly kind: RowKind;
  /** The grado's number, the code of a comuna or condition; empty: all, or none that is known. */
  readonly key: string;
  readonly solicitudes: number;
}

/** The rows in which solicitudes are counted, and the rows of each. */
export interface Rows {
  readonly rows: readonly Row[];
  /** The rows of solicitud `s` are `rowOf[starts[s] .. starts[s + 1])`. */
  readonly starts: Uint32Array;
  readonly rowOf: Uint16Array;
}

/** Rows without anyone are left out. */
export function findRows(market: Market, traits: Traits, facts: ListFacts): Rows {
  const { comunas, condiciones } = facts;
  const counted = conditionsBy(traits, facts, facts.hermanos);
  const total = countSolicitudes(market);
  const numbers = new Map<string, number>();
  const found: { kind: Row['kind']; key: string; solicitudes: number }[] = [];
  const starts = new Uint32Array(total + 1);
  const rowOf: number[] = [];
  const count = (kind: Row['kind'], key: string): void => {
    const name = `${kind} ${key}`;
    let number = numbers.get(name);
    if (number === undefined) {
      number = found.length;
      numbers.set(name, number);
      found.push({ kind, key, solicitudes: 0 });
    }
    (found[number] as { solicitudes: number }).solicitudes += 1;
    rowOf.push(number);
  };
  for (let solicitud = 0; solicitud < total; solicitud += 1) {
    count('total', '');
    const grado = traits.gradoOfSolicitud[solicitud] as number;
    count('grado', grado === NO_GRADO ? '' : String(grado));
    count('comuna', comunas[traits.comunaOfSolicitud[solicitud] as number] ?? '');
    const claimed = conditionsOf(market, counted, solicitud);
    condiciones.forEach((condicion, bit) => {
      if ((claimed >>> bit) & 1) count('condicion', condicion);
    });
    starts[solicitud + 1] = rowOf.length;
  }
  return { rows: found, starts, rowOf: Uint16Array.from(rowOf) };
}

/** All conditions that count at any of its options. */
function conditionsOf({ starts }: Market, condicionesOfOpcion: Uint32Array, solicitud: number): number {
  let all = 0;
  const end = starts[solicitud + 1] as number;
  for (let opcion = starts[solicitud] as number; opcion < end; opcion += 1) all |= condicionesOfOpcion[opcion] as number;
  return all;
}

/** The figures of every row, one row after another. `oferta`: what each solicitud got; -1: nothing. */
export function countFigures(market: Market, { rows, starts, rowOf }: Rows, oferta: Int32Array): Uint32Array {
  const figures = new Uint32Array(rows.length * FIGURES.length);
  oferta.forEach((got, solicitud) => {
    const index = indexOfOpcion(market, solicitud, got);
    const opciones = (market.starts[solicitud + 1] as number) - (market.starts[solicitud] as number);
    const figure = index < 0 ? WITHOUT : index === opciones ? KEPT : Math.min(FIRST + index, LATER);
    const end = starts[solicitud + 1] as number;
    for (let at = starts[solicitud] as number; at < end; at += 1) {
      const row = (rowOf[at] as number) * FIGURES.length;
      figures[row + figure] = (figures[row + figure] as number) + 1;
      if (index >= 0) figures[row + PLACED] = (figures[row + PLACED] as number) + 1;
    }
  });
  return figures;
}
