import { checkTurns, createHermanoReader } from './hermanoRows';
import { createOpcionReader } from './opcionRows';
import { growingIntegers, growingNumbers, growingShorts } from './growingArrays';
import { IDENTIFIER_RULE, isIdentifierAt } from './identifier';
import { createIdentifierTable, type IdentifierTable } from './identifierTable';
import type { MarketSettings } from './marketInput';
import { MAX_CLASSES, MAX_ETAPAS, MAX_GROUPS, MAX_SOLICITUDES, type Market } from './market';
import { packTexts, unpackTexts } from './packedTexts';
import { OFERTA, SOLICITUD } from './replica/replicaFormat';
import {
  cellCount,
  cellText,
  countAt,
  createItems,
  decodeBytes,
  isEmptyCell,
  nextItem,
  openItems,
  type Row,
} from './replica/row';
import { faultOfSemilla } from './semilla';
import type { Violations } from './violations';

/** Makes a market of the rows of ofertas and solicitudes of a replication file. What is wrong is told, and kept. */
export interface MarketRows {
  addOferta(row: Row): void;
  addSolicitud(row: Row): void;
  /** @throws InvalidMarket with all that was told */
  finish(): Market;
}

const MAX_SEATS = 1_000_000;
const isSeats = (count: number): boolean => count >= 0 && count <= MAX_SEATS;

/** `where`: how a person finds a row, such as 'Línea 12'. */
export function createMarketRows(settings: MarketSettings, violations: Violations, where: (row: Row) => string): MarketRows {
  const { lottery, classCount, groups, semillasAnteriores = [] } = settings;
  const etapas = semillasAnteriores.length + 1;
  const groupTable = createIdentifierTable();
  const ofertas = createIdentifierTable();
  const tickets = createIdentifierTable();
  const families = createIdentifierTable();
  const vacantes = growingNumbers();
  const reservas = growingNumbers();
  const familyOfSolicitud = growingIntegers();
  const etapaOfSolicitud = growingShorts();
  const cupoActual = growingIntegers();
  const groupOfCupo = growingIntegers();
  const items = createItems();

  const names = packTexts(groups);
  groups.forEach((group, at) => {
    const from = names.starts[at] as number;
    const to = names.starts[at + 1] as number;
    if (!isIdentifierAt(names.bytes, from, to)) violations.add(`El grupo «${group}» ${IDENTIFIER_RULE}`);
    groupTable.add(names.bytes, from, to);
  });
  if (groupTable.size < groups.length) violations.add('Hay grupos repetidos');
  if (groups.length > MAX_GROUPS) violations.add(`Hay ${groups.length} grupos; el máximo es ${MAX_GROUPS}`);
  if (!Number.isInteger(classCount) || classCount < 1 || classCount > MAX_CLASSES) {
    violations.add(`Las prioridades deben ser de 1 a ${MAX_CLASSES}`);
  }
  if (etapas > MAX_ETAPAS) violations.add(`Hay ${etapas} etapas; el máximo es ${MAX_ETAPAS}`);
  semillasAnteriores.forEach((semilla, index) => {
    const fault = faultOfSemilla(semilla);
    if (fault !== undefined) violations.add(`Etapa ${index + 1}: ${fault}`);
  });
  const opciones = createOpcionReader({ ofertas, groups: groupTable, classCount, violations, where });

  const hermanos = createHermanoReader(settings, violations, where);

  /** The number of the identifier in a cell, which is taken in; `what`: what is told of it. */
  function addIdentifier(table: IdentifierTable, row: Row, cell: number, what: string): number {
    const from = row.starts[cell] ?? 0;
    const to = cell < row.cells ? (row.ends[cell] as number) : from;
    if (!isIdentifierAt(row.bytes, from, to)) {
      violations.add(`${where(row)}: ${what} «${decodeBytes(row.bytes, from, to)}» ${IDENTIFIER_RULE}`);
    }
    return table.add(row.bytes, from, to);
  }

  /** The number of what a cell names; -1: the cell is empty. `what`: what is told of it if there is none. */
  function findNamed(table: IdentifierTable, row: Row, cell: number, what: string): number {
    if (isEmptyCell(row, cell)) return -1;
    const found = table.find(row.bytes, row.starts[cell] as number, row.ends[cell] as number);
    if (found < 0) violations.add(`${where(row)}: ${what}, «${cellText(row, cell)}»`);
    return found;
  }

  function addCupo(row: Row): void {
    const { cupoActual: held, groupOfCupo: group } = SOLICITUD;
    cupoActual.add(findNamed(ofertas, row, held, 'el cupo actual es de una oferta que no existe'));
    groupOfCupo.add(findNamed(groupTable, row, group, 'el cupo actual es de la reserva de un grupo que no existe'));
    if (isEmptyCell(row, held) && !isEmptyCell(row, group)) {
      violations.add(`${where(row)}: tiene la reserva de un cupo actual, y ningún cupo`);
    }
  }

  return {
    addOferta(row) {
      const known = ofertas.size;
      const id = () => cellText(row, OFERTA.id);
      if (addIdentifier(ofertas, row, OFERTA.id, 'la oferta') < known) {
        violations.add(`${where(row)}: la oferta «${id()}» está repetida`);
      }
      const free = cellCount(row, OFERTA.vacantes);
      if (!isSeats(free)) {
        violations.add(`${where(row)}: las vacantes de la oferta «${id()}» faltan o no son un número entero de 0 a 1.000.000`);
      }
      vacantes.add(free);
      hermanos.addOferta(row);
      openItems(items, row, OFERTA.reservas);
      let read = 0;
      let areSeats = true;
      while (nextItem(items)) {
        const seats = countAt(items.bytes, items.from, items.to);
        areSeats &&= isSeats(seats);
        reservas.add(seats);
        read += 1;
      }
      if (read !== groups.length || !areSeats) {
        violations.add(
          `${where(row)}: las reservas de la oferta «${id()}» deben ser, por grupo, un número entero de 0 a 1.000.000`,
        );
      }
    },
    addSolicitud(row) {
      const known = tickets.size;
      if (addIdentifier(tickets, row, SOLICITUD.ticket, 'el tiquete') < known) {
        violations.add(`${where(row)}: el tiquete «${cellText(row, SOLICITUD.ticket)}» está repetido`);
      }
      const etapa = cellCount(row, SOLICITUD.etapa);
      if (etapa < 1 || etapa > etapas) violations.add(`${where(row)}: la etapa debe ser un número de 1 a ${etapas}`);
      etapaOfSolicitud.add(etapa - 1);
      const hasFamily = !isEmptyCell(row, SOLICITUD.family);
      familyOfSolicitud.add(hasFamily ? addIdentifier(families, row, SOLICITUD.family, 'el tiquete de familia') : -1);
      addCupo(row);
      opciones.add(row);
    },
    finish() {
      if (tickets.size > MAX_SOLICITUDES) violations.add(`Hay más de ${MAX_SOLICITUDES} solicitudes`);
      violations.throwIfAny();
      const market: Market = {
        lottery,
        groups,
        classCount,
        semillasAnteriores,
        hermanos: hermanos.finish(),
        ofertas: unpackTexts(ofertas.finish()),
        vacantes: vacantes.finish(),
        reservas: reservas.finish(),
        tickets: tickets.finish(),
        families: families.finish(),
        familyOfSolicitud: familyOfSolicitud.finish(),
        etapaOfSolicitud: etapaOfSolicitud.finish(),
        cupoActual: cupoActual.finish(),
        groupOfCupo: groupOfCupo.finish(),
        ...opciones.finish(),
      };
      checkTurns(market, violations);
      violations.throwIfAny();
      return market;
    },
  };
}
