import { type Avisar, countSolicitudes, type Mercado } from './market';
import { countOne, sumBefore } from './radix';
import { drawOpciones, drawSolicitudes, TANDA } from './lottery';

/**
 * The common order at every oferta: the best class first, then the lottery number. Its positions are the options of
 * the whole market, an oferta after another, the first of each first.
 */
export interface Orden {
  /** Where each option stands. */
  readonly posicion: Uint32Array<ArrayBuffer>;
  /** Whose option stands at each position, and the groups that it gives there. */
  readonly solicitud: Uint32Array<ArrayBuffer>;
  readonly pertenencia: Uint16Array<ArrayBuffer>;
  /** Where each oferta's positions begin; one more than there are ofertas. */
  readonly inicio: Uint32Array<ArrayBuffer>;
}

/**
 * `semilla`: the lottery's seed, taken as its UTF-8 bytes.
 * In many short loops, of which none follows one array out of order to find its way in another: a large market mostly
 * waits for memory, and the reads of such a loop are waited for together.
 */
export function rankOpciones(mercado: Mercado, semilla: string, avisar?: Avisar): Orden {
  const { opcion, clase, clases, ofertas } = mercado;
  /** At first the turn of each option in the lottery, at last its position. */
  const posicion = turnsOfOptions(mercado, semilla, avisar);
  /** By turn: at first the oferta and class of the option that is drawn then, at last its position. */
  const drawn = new Uint32Array(opcion.length);
  const buckets = new Uint32Array(ofertas.length * clases + 1);
  for (let option = 0; option < opcion.length; option += 1) {
    const bucket = (opcion[option] as number) * clases + (clase[option] as number);
    countOne(buckets, bucket);
    drawn[posicion[option] as number] = bucket;
  }
  sumBefore(buckets);
  const inicio = Uint32Array.from({ length: ofertas.length + 1 }, (_, oferta) => buckets[oferta * clases] as number);
  for (let turn = 0; turn < drawn.length; turn += 1) {
    if (turn % TANDA === 0) avisar?.('orden', turn, drawn.length);
    drawn[turn] = countOne(buckets, drawn[turn] as number);
  }
  for (let option = 0; option < opcion.length; option += 1) {
    posicion[option] = drawn[posicion[option] as number] as number;
  }
  const solicitud = new Uint32Array(opcion.length);
  const pertenencia = new Uint16Array(opcion.length);
  forEachOption(mercado, (option, owner) => {
    const at = posicion[option] as number;
    solicitud[at] = owner;
    pertenencia[at] = mercado.pertenencia[option] as number;
  });
  return { posicion, solicitud, pertenencia, inicio };
}

/** The turn of each option in the lottery. */
function turnsOfOptions(mercado: Mercado, semilla: string, avisar?: Avisar): Uint32Array<ArrayBuffer> {
  const { inicio, opcion } = mercado;
  const turns = new Uint32Array(opcion.length);
  if (mercado.sorteo === 'por-oferta') {
    const owners = new Uint32Array(opcion.length);
    forEachOption(mercado, (option, owner) => (owners[option] = owner));
    drawOpciones(mercado, semilla, owners, avisar).forEach((option, turn) => (turns[option] = turn));
    return turns;
  }
  const firstTurns = new Uint32Array(countSolicitudes(mercado));
  let turn = 0;
  for (const solicitud of drawSolicitudes(mercado, semilla, avisar)) {
    firstTurns[solicitud] = turn;
    turn += (inicio[solicitud + 1] as number) - (inicio[solicitud] as number);
  }
  forEachOption(mercado, (option, owner) => {
    turns[option] = (firstTurns[owner] as number) + option - (inicio[owner] as number);
  });
  return turns;
}

function forEachOption(mercado: Mercado, visit: (option: number, solicitud: number) => void): void {
  for (let solicitud = 0; solicitud < countSolicitudes(mercado); solicitud += 1) {
    const end = mercado.inicio[solicitud + 1] as number;
    for (let option = mercado.inicio[solicitud] as number; option < end; option += 1) visit(option, solicitud);
  }
}
