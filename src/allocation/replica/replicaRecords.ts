import type { HermanosInput } from '../marketInput';
import { createMarketRows, type MarketRows } from '../marketRows';
import { type Lottery, LOTTERIES, type Market } from '../market';
import { faultOfSemilla } from '../semilla';
import { collectViolations, InvalidMarket } from '../violations';
import { MOST_CELLS, RECORDS, VERSION } from './replicaFormat';
import { cellCount, cellText, isCell, isEmptyCell, type Row } from './row';

/** Settings that every file has. */
const NEEDED = [RECORDS.sorteo, RECORDS.clases, RECORDS.grupos] as const;

/** What a replication file says. */
interface ReadRecords {
  readonly market: Market;
  /** undefined: not drawn yet. */
  readonly semilla: string | undefined;
  /** The list's hash as the last line has it, and the place of that line; undefined: it has none. */
  readonly promised: { readonly hash: string; readonly where: string } | undefined;
}

export interface ReplicaRecords {
  /** @throws InvalidMarket at once if the first line is not a replica's */
  takeRow(row: Row): void;
  /** Is told what else is wrong. */
  takeFault(fault: string): void;
  /** @throws InvalidMarket, with all that is wrong, by line */
  finish(): ReadRecords;
}

const SOLICITUD = new TextEncoder().encode(RECORDS.solicitud);

const where = ({ line }: Row): string => `Línea ${line}`;

const isLottery = (text: string | undefined): text is Lottery => LOTTERIES.some((lottery) => lottery === text);

/** Takes the lines of a replication file in, in the order that replicaFormat.ts tells. */
export function createReplicaRecords(): ReplicaRecords {
  const violations = collectViolations();
  const settings = new Map<string, string>();
  const semillasAnteriores: string[] = [];
  let hermanos: HermanosInput | undefined;
  let rows: MarketRows | undefined;
  let ofertas = 0;
  let solicitudes = 0;
  let promised: ReadRecords['promised'];
  let isEnded = false;

  /** The settings are all there once the first oferta comes. */
  function openMarket(): MarketRows {
    if (rows) return rows;
    for (const needed of NEEDED) if (!settings.has(needed)) violations.add(`Falta el ajuste «${needed}»`);
    const lottery = settings.get(RECORDS.sorteo);
    if (lottery !== undefined && !isLottery(lottery)) violations.add('El sorteo debe ser «unico» o «por-oferta»');
    const classes = settings.get(RECORDS.clases) ?? '1';
    rows = createMarketRows(
      {
        lottery: isLottery(lottery) ? lottery : 'unico',
        classCount: /^\d{1,9}$/.test(classes) ? Number(classes) : 0,
        groups: (settings.get(RECORDS.grupos) ?? '').split(' ').filter((group) => group !== ''),
        semillasAnteriores,
        hermanos,
      },
      violations,
      where,
    );
    return rows;
  }

  function addSetting(kind: string, row: Row): void {
    if (rows) violations.add(`${where(row)}: los ajustes van antes que las ofertas`);
    if (kind === RECORDS.etapa) {
      semillasAnteriores.push(cellText(row, 2));
      const number = semillasAnteriores.length;
      if (cellText(row, 1) !== String(number)) violations.add(`${where(row)}: debe ser la etapa ${number}`);
      return;
    }
    if (settings.has(kind)) violations.add(`${where(row)}: «${kind}» está dos veces`);
    settings.set(kind, cellText(row, 1));
    // What is no number is no class.
    if (kind === RECORDS.hermanos) hermanos = { priorityClass: cellCount(row, 1), group: cellText(row, 2) || undefined };
    const fault = kind === RECORDS.semilla ? faultOfSemilla(cellText(row, 1)) : undefined;
    if (fault !== undefined) violations.add(`${where(row)}: ${fault}`);
  }

  function addOferta(row: Row): void {
    if (solicitudes > 0) violations.add(`${where(row)}: las ofertas van antes que las solicitudes`);
    openMarket().addOferta(row);
    ofertas += 1;
  }

  function addEnd(row: Row): void {
    isEnded = true;
    const count = cellCount(row, 1);
    if (count !== solicitudes) {
      const told = count < 0 ? 'no dice cuántas solicitudes hay' : `dice que hay ${count} solicitudes`;
      violations.add(`${where(row)}: ${told}, y hay ${solicitudes}: el archivo está cortado o cambiado`);
    }
    if (isEmptyCell(row, 2)) return;
    const hash = cellText(row, 2);
    if (!/^[0-9a-f]{64}$/.test(hash)) violations.add(`${where(row)}: la huella de la lista está cortada o cambiada`);
    promised = { hash, where: where(row) };
  }

  function addRecord(row: Row): void {
    const kind = cellText(row, 0);
    switch (kind) {
      case RECORDS.sorteo:
      case RECORDS.clases:
      case RECORDS.grupos:
      case RECORDS.hermanos:
      case RECORDS.etapa:
      case RECORDS.semilla:
        return addSetting(kind, row);
      case RECORDS.oferta:
        return addOferta(row);
      case RECORDS.fin:
        return addEnd(row);
      default:
        violations.add(`${where(row)}: «${kind}» no es un registro de una réplica`);
    }
  }

  return {
    takeRow(row) {
      if (row.line === 1) return checkFirst(row);
      if (isEnded) return violations.add(`${where(row)}: después de «${RECORDS.fin}» no va nada`);
      // Of half a million lines nearly all are solicitudes: no text is made to tell.
      const isSolicitud = isCell(row, 0, SOLICITUD);
      if (row.cells > (isSolicitud ? MOST_CELLS.solicitud : mostCells(cellText(row, 0)))) {
        violations.add(`${where(row)}: tiene celdas de más`);
      }
      if (!isSolicitud) return addRecord(row);
      openMarket().addSolicitud(row);
      solicitudes += 1;
    },
    takeFault: (fault) => violations.add(fault),
    finish() {
      const market = openMarket();
      if (ofertas === 0) violations.add('El archivo no tiene ofertas');
      if (!isEnded) violations.add(`Falta la última línea, «${RECORDS.fin}»: el archivo está cortado`);
      return { market: market.finish(), semilla: settings.get(RECORDS.semilla), promised };
    },
  };
}

const mostCells = (kind: string): number => Object.entries(MOST_CELLS).find(([one]) => one === kind)?.[1] ?? Infinity;

function checkFirst(row: Row): void {
  if (cellText(row, 0) === RECORDS.replica && cellText(row, 1) === VERSION && row.cells <= MOST_CELLS.replica) return;
  const beginning = `${RECORDS.replica},${VERSION}`;
  throw new InvalidMarket([`El archivo no es una réplica de asignación: debe empezar por «${beginning}»`], 1);
}
