import { createMarketBuilder, type MarketBuilder } from '../createMarket';
import type { SolicitudInput } from '../marketInput';
import { InvalidMarket } from '../violations';
import { type Market, type Lottery, LOTTERIES } from '../market';
import { NO_GROUPS, RECORDS, VERSION } from './replicaFormat';

/** What a replication file holds. */
export interface MarketReplica {
  readonly market: Market;
  /** undefined: not drawn yet. */
  readonly semilla: string | undefined;
}

export interface ReplicaReader {
  /** A line's cells. @throws InvalidMarket at once if the first line is not a replica's */
  addRow(cells: readonly string[]): void;
  /** @throws InvalidMarket, with all that is wrong, by line */
  finish(): MarketReplica;
}

/** A count as it is written; what is no count is not a number, which the market refuses. */
const toCount = (text: string | undefined): number => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : NaN);

const toList = (text: string | undefined): readonly string[] => (text ?? '').split(' ').filter((item) => item !== '');

/** Takes the lines in as they come. */
export function createReplicaReader(): ReplicaReader {
  const settings = new Map<string, string>();
  const semillasAnteriores: string[] = [];
  let builder: MarketBuilder | undefined;
  let line = 0;
  let semilla: string | undefined;

  /** The settings are all there once the first oferta comes. */
  function openMarket(): MarketBuilder {
    if (builder) return builder;
    const lottery = settings.get(RECORDS.sorteo);
    builder = createMarketBuilder({
      lottery: isLottery(lottery) ? lottery : 'unico',
      classCount: toCount(settings.get(RECORDS.clases)),
      groups: toList(settings.get(RECORDS.grupos)),
      semillasAnteriores,
    });
    if (!isLottery(lottery)) builder.addViolation('El sorteo debe ser «unico» o «por-oferta»');
    return builder;
  }

  function refuseLateSetting(where: string): void {
    builder?.addViolation(`${where}: los ajustes van antes que las ofertas`);
  }

  function addRecord(kind: string, cells: readonly string[], where: string): void {
    const [first = '', second, third] = cells;
    switch (kind) {
      case RECORDS.sorteo:
      case RECORDS.clases:
      case RECORDS.grupos:
        refuseLateSetting(where);
        settings.set(kind, first);
        break;
      case RECORDS.etapa:
        refuseLateSetting(where);
        semillasAnteriores.push(second ?? '');
        if (first !== String(semillasAnteriores.length)) {
          openMarket().addViolation(`${where}: debe ser la etapa ${semillasAnteriores.length}`);
        }
        break;
      case RECORDS.semilla:
        semilla = first;
        break;
      case RECORDS.oferta:
        openMarket().addOferta({ id: first, vacantes: toCount(second), reservas: toList(third).map(toCount) }, where);
        break;
      case RECORDS.solicitud:
        addSolicitud(openMarket(), cells, where);
        break;
      default:
        openMarket().addViolation(`${where}: «${kind}» no es un registro de una réplica`);
    }
  }

  return {
    addRow(cells) {
      line += 1;
      const [kind = '', ...rest] = cells.map((cell) => cell.trim());
      if (line === 1) checkFirst(kind, rest);
      else if (kind !== '' || rest.some((cell) => cell !== '')) addRecord(kind, rest, `Línea ${line}`);
    },
    finish() {
      if (line === 0) checkFirst('', []);
      return { market: openMarket().finish(), semilla };
    },
  };
}

const isLottery = (text: string | undefined): text is Lottery => LOTTERIES.some((lottery) => lottery === text);

function checkFirst(kind: string, [version]: readonly string[]): void {
  if (kind === RECORDS.replica && version === VERSION) return;
  throw new InvalidMarket([`El archivo no es una réplica de asignación: debe empezar por «${RECORDS.replica},${VERSION}»`], 1);
}

function addSolicitud(builder: MarketBuilder, cells: readonly string[], where: string): void {
  const [ticket = '', etapa, family, cupoActual, groupOfCupo, opciones, classCell, groupCell] = cells;
  const ids = toList(opciones);
  const classes = toList(classCell);
  const groups = toList(groupCell);
  if (classes.length !== ids.length) builder.addViolation(`${where}: debe haber una prioridad por opción`);
  if (groups.length !== ids.length && groups.length > 0) {
    builder.addViolation(`${where}: debe haber unos grupos («-» si ninguno) por opción, o ninguno`);
  }
  const solicitud: SolicitudInput = {
    ticket,
    etapa: toCount(etapa),
    family: family || undefined,
    cupoActual: cupoActual || undefined,
    groupOfCupo: groupOfCupo || undefined,
    opciones: ids.map((oferta, index) => ({
      oferta,
      priorityClass: toCount(classes[index]),
      groups: groups[index] === undefined || groups[index] === NO_GROUPS ? [] : groups[index].split('+'),
    })),
  };
  builder.addSolicitud(solicitud, where);
}
