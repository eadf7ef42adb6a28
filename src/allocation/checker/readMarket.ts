import type { Row } from '../replica/row';
import { createNames, type Names } from './names';
import { createSiblingReader, type SiblingRule } from './readSiblings';

/**
 * A market as the checker reads it, by its own code, from the rows of a replication file (replica/replicaFormat.ts):
 * nothing that the engine's reader makes of them is believed.
 */
export interface CheckedMarket {
  readonly isLotteryByOferta: boolean;
  readonly groupCount: number;
  /** The seeds of the stages before the run's. */
  readonly earlierSeeds: readonly string[];
  readonly ofertas: Names;
  readonly vacantes: readonly number[];
  readonly reservas: readonly (readonly number[])[];
  /** undefined: what siblings get counts for nobody. */
  readonly siblings: SiblingRule | undefined;
  readonly families: Names;
  readonly solicitudes: number;
  /** Ticket `i` is `tickets[ticketEnds[i - 1] .. ticketEnds[i])`. */
  readonly tickets: Uint8Array<ArrayBuffer>;
  readonly ticketEnds: Uint32Array<ArrayBuffer>;
  /** Of each solicitud: its family, the oferta and the kind of the seat it holds (-1: none), its stage from 0. */
  readonly family: Int32Array<ArrayBuffer>;
  readonly held: Int32Array<ArrayBuffer>;
  readonly heldGroup: Int32Array<ArrayBuffer>;
  readonly etapa: Uint16Array<ArrayBuffer>;
  /** Where the options of each end in the three that follow. */
  readonly opcionEnds: Uint32Array<ArrayBuffer>;
  readonly oferta: Uint32Array<ArrayBuffer>;
  readonly priorityClass: Uint8Array<ArrayBuffer>;
  /** Bit `g`: belongs to group `g` there. */
  readonly groups: Uint16Array<ArrayBuffer>;
}

type Column = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

const MINUS = 0x2d;
const PLUS = 0x2b;
const BLANK = 0x20;
const NOUGHT = 0x30;

/** Cuts the list in a cell at its blanks, and calls `take` with each item. */
function forEachItem({ bytes, starts, ends, cells }: Row, cell: number, take: (from: number, to: number) => void): void {
  if (cell >= cells) return;
  const last = ends[cell] ?? 0;
  let start = starts[cell] ?? 0;
  for (let at = start; at <= last; at += 1) {
    if (at < last && bytes[at] !== BLANK) continue;
    if (at > start) take(start, at);
    start = at + 1;
  }
}

function readNumber(bytes: Uint8Array, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) number = 10 * number + ((bytes[at] ?? 0) - NOUGHT);
  return number;
}

const latin = new TextDecoder();

/** Takes the rows that the engine's reader takes as well, which refuses what is no market. */
export function createCheckedMarketReader() {
  const ofertas = createNames();
  const groupNames = createNames();
  const families = createNames();
  const earlierSeeds: string[] = [];
  const vacantes: number[] = [];
  const reservas: (readonly number[])[] = [];
  let isLotteryByOferta = false;
  let solicitudes = 0;
  let opciones = 0;
  let tickets = new Uint8Array(1 << 12);
  let bySolicitud = createColumns(1 << 8);
  let byOpcion = createOpcionColumns(1 << 10);

  const textOf = ({ bytes, starts, ends, cells }: Row, cell: number) =>
    cell < cells ? latin.decode(bytes.subarray(starts[cell], ends[cell])) : '';
  const siblings = createSiblingReader(textOf);
  const nameIn = (names: Names, row: Row, cell: number) => {
    const from = row.starts[cell] ?? 0;
    const to = row.ends[cell] ?? 0;
    return cell < row.cells && to > from ? names.numberOf(row.bytes, from, to) : -1;
  };
  const numberIn = ({ bytes, starts, ends, cells }: Row, cell: number) =>
    cell < cells ? readNumber(bytes, starts[cell] ?? 0, ends[cell] ?? 0) : 0;

  function readOferta(row: Row): void {
    nameIn(ofertas, row, 1);
    vacantes.push(numberIn(row, 2));
    const seats: number[] = [];
    forEachItem(row, 3, (from, to) => seats.push(readNumber(row.bytes, from, to)));
    reservas.push(seats);
    siblings.readOferta(row);
  }

  function readGroups(bytes: Uint8Array, from: number, to: number): number {
    if (to - from === 1 && bytes[from] === MINUS) return 0;
    let bits = 0;
    let start = from;
    for (let at = from; at <= to; at += 1) {
      if (at < to && bytes[at] !== PLUS) continue;
      bits |= 1 << groupNames.numberOf(bytes, start, at);
      start = at + 1;
    }
    return bits;
  }

  function readTicket({ bytes, starts, ends }: Row): void {
    const from = starts[1] ?? 0;
    const to = ends[1] ?? 0;
    const start = bySolicitud.ticketEnds[solicitudes - 1] ?? 0;
    while (start + to - from > tickets.length) tickets = widen(tickets, new Uint8Array(2 * tickets.length));
    for (let at = from; at < to; at += 1) tickets[start + at - from] = bytes[at] ?? 0;
    bySolicitud.ticketEnds[solicitudes] = start + to - from;
  }

  function addOpcion(bytes: Uint8Array, from: number, to: number, guess: number | undefined): void {
    if (opciones === byOpcion.oferta.length) byOpcion = widenAll(byOpcion, createOpcionColumns(2 * opciones));
    byOpcion.oferta[opciones] = ofertas.numberOf(bytes, from, to, guess);
    opciones += 1;
  }

  /** The three lists of a row, cut at their blanks. */
  function readOpciones({ bytes, starts, ends, guesses, cells }: Row): void {
    const first = opciones;
    for (let cell = 6; cell <= 8 && cell < cells; cell += 1) {
      const last = ends[cell] ?? 0;
      let opcion = first;
      let start = starts[cell] ?? 0;
      for (let at = start; at <= last; at += 1) {
        if (at < last && bytes[at] !== BLANK) continue;
        if (at > start) {
          if (cell === 6) addOpcion(bytes, start, at, guesses[opcion - first]);
          else if (cell === 7) byOpcion.priorityClass[opcion] = readNumber(bytes, start, at);
          else byOpcion.groups[opcion] = readGroups(bytes, start, at);
          opcion += 1;
        }
        start = at + 1;
      }
    }
  }

  function readSolicitud(row: Row): void {
    if (solicitudes === bySolicitud.held.length) bySolicitud = widenAll(bySolicitud, createColumns(2 * solicitudes));
    readTicket(row);
    bySolicitud.etapa[solicitudes] = numberIn(row, 2) - 1;
    bySolicitud.family[solicitudes] = nameIn(families, row, 3);
    bySolicitud.held[solicitudes] = nameIn(ofertas, row, 4);
    bySolicitud.heldGroup[solicitudes] = nameIn(groupNames, row, 5);
    readOpciones(row);
    bySolicitud.opcionEnds[solicitudes] = opciones;
    solicitudes += 1;
  }

  return {
    takeRow(row: Row): void {
      // By the first two letters of its kind, of which none has those of another.
      const { bytes, starts, ends } = row;
      const kind = String.fromCharCode(bytes[starts[0] ?? 0] ?? 0, bytes[(starts[0] ?? 0) + 1] ?? 0);
      if (kind === 'so' && (ends[0] ?? 0) - (starts[0] ?? 0) === 'solicitud'.length) readSolicitud(row);
      else if (kind === 'so') isLotteryByOferta = textOf(row, 1) === 'por-oferta';
      else if (kind === 'of') readOferta(row);
      else if (kind === 'he') siblings.readSetting(row);
      else if (kind === 'et') earlierSeeds.push(textOf(row, 2));
      else if (kind === 'gr') forEachItem(row, 1, (from, to) => groupNames.numberOf(bytes, from, to));
    },
    finish: (): CheckedMarket => ({
      isLotteryByOferta,
      groupCount: groupNames.count(),
      earlierSeeds,
      ofertas,
      vacantes,
      reservas,
      siblings: siblings.finish((name) => groupNames.numberOf(name, 0, name.length)),
      families,
      solicitudes,
      tickets,
      ...bySolicitud,
      ...byOpcion,
    }),
  };
}

const createColumns = (length: number) => ({
  ticketEnds: new Uint32Array(length),
  family: new Int32Array(length),
  held: new Int32Array(length),
  heldGroup: new Int32Array(length),
  etapa: new Uint16Array(length),
  opcionEnds: new Uint32Array(length),
});

const createOpcionColumns = (length: number) => ({
  oferta: new Uint32Array(length),
  priorityClass: new Uint8Array(length),
  groups: new Uint16Array(length),
});

function widen<Numbers extends Column>(column: Numbers, wider: Numbers): Numbers {
  wider.set(column);
  return wider;
}

function widenAll<Columns extends Readonly<Record<string, Column>>>(columns: Columns, wider: Columns): Columns {
  for (const name of Object.keys(columns)) {
    const column = columns[name];
    if (column) wider[name]?.set(column);
  }
  return wider;
}
