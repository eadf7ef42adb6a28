import type { Avisar, Mercado } from '../market';
import { choose, type Plazas, readPlazas } from './choice';
import { collectHallazgos, type Hallazgo, type Hallazgos } from './findings';
import { type Aspirante, readListas } from './applicantLists';
import { findMejorEstable } from './bestStable';

/**
 * Everything that is wrong with a result, by the rules of domain.md alone; nothing, if it is right.
 * Shares no code with what computes results: no more than the form of a market.
 * `oferta`: what each solicitud gets; -1: nothing.
 */
export function comprobar(mercado: Mercado, semilla: string, oferta: Int32Array, avisar?: Avisar): readonly Hallazgo[] {
  const hallazgos = collectHallazgos();
  const total = mercado.actual.length;
  if (oferta.length !== total) {
    hallazgos.add('incompleta', `El resultado tiene ${oferta.length} solicitudes; la entrada, ${total}`);
    return hallazgos.found;
  }
  avisar?.('comprobacion', 0, 4);
  const listas = readListas(mercado, semilla);
  const plazas = readPlazas(mercado);
  avisar?.('comprobacion', 1, 4);
  const got = rankGot(mercado, oferta, hallazgos);
  avisar?.('comprobacion', 2, 4);
  listas.forEach((lista, at) => {
    const plaza = plazas[at];
    if (plaza) checkOferta(mercado, at, plaza, lista, got, hallazgos);
  });
  avisar?.('comprobacion', 3, 4);
  findMejorEstable(mercado, plazas, listas).forEach((best, solicitud) => {
    const given = got[solicitud] ?? Infinity;
    const has = Math.min(given, past(mercado, solicitud));
    if (best !== has) {
      hallazgos.add('no-es-la-mejor', `${nameOf(mercado, solicitud)} debe quedar ${describeRank(mercado, solicitud, best)}, no ${describeRank(mercado, solicitud, has)}`);
    }
  });
  avisar?.('comprobacion', 4, 4);
  return hallazgos.found;
}

function nameOf({ tiquetes: { bytes, inicio } }: Mercado, solicitud: number): string {
  return `La solicitud ${String.fromCharCode(...bytes.subarray(inicio[solicitud], inicio[solicitud + 1]))}`;
}

const countOptions = ({ inicio }: Mercado, solicitud: number): number => (inicio[solicitud + 1] ?? 0) - (inicio[solicitud] ?? 0);

/** The first rank that is no wish. A seat that is held and not listed is the wish after the options. */
function past(mercado: Mercado, solicitud: number): number {
  const held = mercado.actual[solicitud] ?? -1;
  const options = countOptions(mercado, solicitud);
  const listed = mercado.opcion.subarray(mercado.inicio[solicitud], mercado.inicio[solicitud + 1]).includes(held);
  return held >= 0 && !listed ? options + 1 : options;
}

function describeRank(mercado: Mercado, solicitud: number, rank: number): string {
  if (rank >= past(mercado, solicitud)) return 'sin cupo';
  return rank === countOptions(mercado, solicitud) ? 'en su cupo actual' : `en su opción ${rank + 1}`;
}

/** The rank of what each got; infinite for none or for what was not asked for. */
function rankGot(mercado: Mercado, oferta: Int32Array, hallazgos: Hallazgos): readonly number[] {
  return Array.from(oferta, (given, solicitud) => {
    const held = mercado.actual[solicitud] ?? -1;
    const options = mercado.opcion.subarray(mercado.inicio[solicitud], mercado.inicio[solicitud + 1]);
    const index = options.indexOf(given);
    const heldRank = options.includes(held) ? options.indexOf(held) : options.length;
    const rank = index >= 0 ? index : given >= 0 && given === held ? options.length : Infinity;
    if (rank === Infinity && given !== -1) {
      hallazgos.add('opcion-no-pedida', `${nameOf(mercado, solicitud)} quedó en una oferta que no pidió`);
    }
    if (held >= 0 && rank > heldRank) {
      hallazgos.add('cupo-actual-perdido', `${nameOf(mercado, solicitud)} quedó por debajo del cupo que ya tiene`);
    }
    return rank;
  });
}

/** Who is in and who would rather be, held against whom the oferta has to choose. */
function checkOferta(
  mercado: Mercado,
  oferta: number,
  plaza: Plazas,
  lista: readonly Aspirante[],
  got: readonly number[],
  hallazgos: Hallazgos,
): void {
  const name = `La oferta ${mercado.ofertas[oferta]}`;
  const rankOf = ({ solicitud }: Aspirante) => got[solicitud] ?? Infinity;
  const inside = lista.filter((aspirante) => rankOf(aspirante) === aspirante.rank).length;
  const would = lista.filter((aspirante) => rankOf(aspirante) >= aspirante.rank);
  if (inside > plaza.cupos) {
    hallazgos.add('sobrecupo', `${name} tiene ${plaza.cupos} cupos y ${inside} asignados`);
  }
  if (inside < plaza.cupos && would.length > inside) {
    hallazgos.add('cupo-desaprovechado', `${name} tiene ${plaza.cupos - inside} cupos sin asignar y hay quien los prefiere`);
    return;
  }
  for (const [aspirante, via] of choose(plaza, would)) {
    if (rankOf(aspirante) === aspirante.rank) continue;
    const who = nameOf(mercado, aspirante.solicitud);
    if (via === 'reserva') hallazgos.add('reserva-ignorada', `${name}: ${who} tiene derecho a un cupo reservado`);
    else hallazgos.add('orden-ignorado', `${name}: ${who} va antes que alguien que quedó`);
  }
}
