import { growingBytes, growingNumbers } from './growingArrays';
import { IDENTIFIER_RULE, isIdentifierAt } from './identifier';
import { createIdentifierTable } from './identifierTable';
import type { MarketSettings } from './marketInput';
import { type Hermanos, type Market, MAX_TURNS } from './market';
import { textAt, unpackTexts } from './packedTexts';
import { OFERTA } from './replica/replicaFormat';
import { cellCount, cellText, isEmptyCell, type Row } from './replica/row';
import type { Violations } from './violations';

/** Reads what the setting `hermanos` says, and what it needs of each oferta. What is wrong is told, and kept. */
export interface HermanoReader {
  /** Takes the institution of an oferta, and its grado's turn; without the setting there must be none. */
  addOferta(row: Row): void;
  finish(): Hermanos | undefined;
}

/** `where`: how a person finds a row. */
export function createHermanoReader(
  { hermanos, classCount, groups }: MarketSettings,
  violations: Violations,
  where: (row: Row) => string,
): HermanoReader {
  const instituciones = createIdentifierTable();
  const institucionOfOferta = growingNumbers();
  const turnOfOferta = growingBytes();
  const group = hermanos?.group === undefined ? -1 : groups.indexOf(hermanos.group);
  if (hermanos) {
    // The last class is that of those without a condition.
    const { priorityClass } = hermanos;
    if (!Number.isInteger(priorityClass) || priorityClass < 0 || priorityClass > classCount - 2) {
      violations.add('El cupo de un hermano debe contar como una de las prioridades');
    }
    if (hermanos.group !== undefined && group < 0) {
      violations.add(`El cupo de un hermano cuenta en un grupo que no existe, «${hermanos.group}»`);
    }
  }
  return {
    addOferta(row) {
      if (!hermanos) {
        if (!isEmptyCell(row, OFERTA.institucion) || !isEmptyCell(row, OFERTA.turno)) {
          violations.add(`${where(row)}: tiene celdas de más: una oferta dice su institución solo con el ajuste «hermanos»`);
        }
        return;
      }
      const from = row.starts[OFERTA.institucion] ?? 0;
      const to = isEmptyCell(row, OFERTA.institucion) ? from : (row.ends[OFERTA.institucion] as number);
      if (!isIdentifierAt(row.bytes, from, to)) {
        violations.add(`${where(row)}: la institución «${cellText(row, OFERTA.institucion)}» ${IDENTIFIER_RULE}`);
      }
      institucionOfOferta.add(instituciones.add(row.bytes, from, to));
      const turn = cellCount(row, OFERTA.turno);
      if (turn < 1 || turn > MAX_TURNS)
        violations.add(`${where(row)}: el turno del grado debe ser un número de 1 a ${MAX_TURNS}`);
      turnOfOferta.add(turn - 1);
    },
    finish: () =>
      hermanos && {
        priorityClass: hermanos.priorityClass,
        group,
        instituciones: unpackTexts(instituciones.finish()),
        institucionOfOferta: institucionOfOferta.finish(),
        turnOfOferta: turnOfOferta.finish(),
      },
  };
}

/** Who has ofertas of two grados has no turn: it is told, by ticket. */
export function checkTurns({ hermanos, starts, ofertaOfOpcion, cupoActual, tickets }: Market, violations: Violations): void {
  if (!hermanos) return;
  const { turnOfOferta } = hermanos;
  cupoActual.forEach((held, solicitud) => {
    const asked = ofertaOfOpcion.subarray(starts[solicitud], starts[solicitud + 1]);
    const turns = new Set(Array.from(held < 0 ? asked : [...asked, held], (oferta) => turnOfOferta[oferta]));
    if (turns.size > 1) violations.add(`La solicitud «${textAt(tickets, solicitud)}» tiene ofertas de más de un grado`);
  });
}
