import { growingBytes, growingNumbers, growingShorts } from './growingArrays';
import type { IdentifierTable } from './identifierTable';
import type { Market } from './market';
import { SOLICITUD } from './replica/replicaFormat';
import {
  countAt,
  createItems,
  decodeBytes,
  isEmptyCell,
  type Items,
  itemText,
  nextItem,
  openItems,
  type Row,
} from './replica/row';
import type { Violations } from './violations';

interface Known {
  readonly ofertas: IdentifierTable;
  readonly groups: IdentifierTable;
  readonly classCount: number;
  readonly violations: Violations;
  readonly where: (row: Row) => string;
}

const PLUS = 0x2b;
const DASH = 0x2d;

/** Reads the options of solicitudes, with the priority class and the groups in each. */
export function createOpcionReader({ ofertas, groups, classCount, violations, where }: Known) {
  const starts = growingNumbers();
  const ofertaOfOpcion = growingNumbers();
  const classOfOpcion = growingBytes();
  const membershipOfOpcion = growingShorts();
  const listed = createItems();
  const classes = createItems();
  const memberships = createItems();
  /** Of each oferta, the solicitud that listed it last. */
  let listedBy = new Int32Array(0);
  let solicitud = 0;
  starts.add(0);

  function readOferta(row: Row): number {
    const oferta = ofertas.find(listed.bytes, listed.from, listed.to);
    if (oferta < 0) violations.add(`${where(row)}: la oferta «${itemText(listed)}» no existe`);
    else {
      if (listedBy[oferta] === solicitud) {
        violations.add(`${where(row)}: la oferta «${itemText(listed)}» está repetida en sus opciones`);
      }
      listedBy[oferta] = solicitud;
    }
    return oferta;
  }

  function readClass(row: Row): number {
    const priorityClass = countAt(classes.bytes, classes.from, classes.to);
    if (priorityClass < 0 || priorityClass >= classCount) {
      violations.add(`${where(row)}: la prioridad «${itemText(classes)}» no existe`);
    }
    return priorityClass;
  }

  /** The groups of an option, as bits: G1+G2, or '-' for none. */
  function readMembership({ bytes, from, to }: Items, row: Row): number {
    if (to === from + 1 && bytes[from] === DASH) return 0;
    let bits = 0;
    let start = from;
    for (let at = from; at <= to; at += 1) {
      if (at < to && bytes[at] !== PLUS) continue;
      const group = groups.find(bytes, start, at);
      if (group < 0) violations.add(`${where(row)}: el grupo «${decodeBytes(bytes, start, at)}» no existe`);
      else bits |= 1 << group;
      start = at + 1;
    }
    return bits;
  }

  return {
    add(row: Row): void {
      if (listedBy.length < ofertas.size) listedBy = new Int32Array(ofertas.size).fill(-1);
      openItems(listed, row, SOLICITUD.opciones);
      openItems(classes, row, SOLICITUD.classes);
      openItems(memberships, row, SOLICITUD.groups);
      const hasGroups = !isEmptyCell(row, SOLICITUD.groups);
      // No item is shorter than a letter and a blank.
      const most = (listed.end - listed.next + 1) >> 1;
      const first = ofertaOfOpcion.length;
      const ofertasAt = ofertaOfOpcion.reserve(most);
      const classesAt = classOfOpcion.reserve(most);
      const membershipsAt = membershipOfOpcion.reserve(most);
      let lacksClass = false;
      let lacksGroups = false;
      let at = first;
      for (; nextItem(listed); at += 1) {
        ofertasAt[at] = row.guesses[at - first] = readOferta(row);
        if (nextItem(classes)) classesAt[at] = readClass(row);
        else lacksClass = true;
        const isThere = hasGroups && nextItem(memberships);
        membershipsAt[at] = isThere ? readMembership(memberships, row) : 0;
        lacksGroups ||= hasGroups && !isThere;
      }
      ofertaOfOpcion.keep(at - first);
      classOfOpcion.keep(at - first);
      membershipOfOpcion.keep(at - first);
      if (lacksClass || nextItem(classes)) violations.add(`${where(row)}: debe haber una prioridad por opción`);
      if (lacksGroups || nextItem(memberships)) {
        violations.add(`${where(row)}: debe haber unos grupos («-» si ninguno) por opción, o ninguno`);
      }
      starts.add(at);
      solicitud += 1;
    },
    finish: (): Pick<Market, 'starts' | 'ofertaOfOpcion' | 'classOfOpcion' | 'membershipOfOpcion'> => ({
      starts: starts.finish(),
      ofertaOfOpcion: ofertaOfOpcion.finish(),
      classOfOpcion: classOfOpcion.finish(),
      membershipOfOpcion: membershipOfOpcion.finish(),
    }),
  };
}
