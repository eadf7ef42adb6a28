import { buildMercado, type MercadoBuilder } from '../createMarket';
import type { SolicitudEntrada } from '../marketInput';
import { MercadoInvalido } from '../violations';
import { type Mercado, type Sorteo, SORTEOS } from '../market';
import { NO_GROUPS, RECORDS, VERSION } from './replicaFormat';

/** What a replication file holds. */
export interface Replica {
  readonly mercado: Mercado;
  /** undefined: not drawn yet. */
  readonly semilla: string | undefined;
}

export interface ReplicaReader {
  /** A line's cells. @throws MercadoInvalido at once if the first line is not a replica's */
  addFila(cells: readonly string[]): void;
  /** @throws MercadoInvalido, with all that is wrong, by line */
  finish(): Replica;
}

/** A count as it is written; what is no count is not a number, which the market refuses. */
const toCount = (text: string | undefined): number => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : NaN);

const toList = (text: string | undefined): readonly string[] => (text ?? '').split(' ').filter((item) => item !== '');

/** Takes the lines in as they come. */
export function readFilas(): ReplicaReader {
  const settings = new Map<string, string>();
  let builder: MercadoBuilder | undefined;
  let line = 0;
  let semilla: string | undefined;

  /** The settings are all there once the first oferta comes. */
  function openMercado(): MercadoBuilder {
    if (builder) return builder;
    const sorteo = settings.get(RECORDS.sorteo);
    builder = buildMercado({
      sorteo: isSorteo(sorteo) ? sorteo : 'unico',
      clases: toCount(settings.get(RECORDS.clases)),
      grupos: toList(settings.get(RECORDS.grupos)),
    });
    if (!isSorteo(sorteo)) builder.addFalta('El sorteo debe ser «unico» o «por-oferta»');
    return builder;
  }

  function addRecord(kind: string, cells: readonly string[], where: string): void {
    const [first = '', second, third] = cells;
    switch (kind) {
      case RECORDS.sorteo:
      case RECORDS.clases:
      case RECORDS.grupos:
        if (builder) builder.addFalta(`${where}: los ajustes van antes que las ofertas`);
        settings.set(kind, first);
        break;
      case RECORDS.semilla:
        semilla = first;
        break;
      case RECORDS.oferta:
        openMercado().addOferta({ id: first, vacantes: toCount(second), reservas: toList(third).map(toCount) }, where);
        break;
      case RECORDS.solicitud:
        addSolicitud(openMercado(), cells, where);
        break;
      default:
        openMercado().addFalta(`${where}: «${kind}» no es un registro de una réplica`);
    }
  }

  return {
    addFila(cells) {
      line += 1;
      const [kind = '', ...rest] = cells.map((cell) => cell.trim());
      if (line === 1) checkFirst(kind, rest);
      else if (kind !== '' || rest.some((cell) => cell !== '')) addRecord(kind, rest, `Línea ${line}`);
    },
    finish() {
      if (line === 0) checkFirst('', []);
      return { mercado: openMercado().finish(), semilla };
    },
  };
}

const isSorteo = (text: string | undefined): text is Sorteo => SORTEOS.some((sorteo) => sorteo === text);

function checkFirst(kind: string, [version]: readonly string[]): void {
  if (kind === RECORDS.replica && version === VERSION) return;
  throw new MercadoInvalido(['El archivo no es una réplica de asignación: debe empezar por «replica,1»'], 1);
}

function addSolicitud(builder: MercadoBuilder, cells: readonly string[], where: string): void {
  const [tiquete = '', familia, actual, opciones, clases, grupos] = cells;
  const ids = toList(opciones);
  const classes = toList(clases);
  const groups = toList(grupos);
  if (classes.length !== ids.length) builder.addFalta(`${where}: debe haber una prioridad por opción`);
  if (groups.length !== ids.length && groups.length > 0) {
    builder.addFalta(`${where}: debe haber unos grupos («-» si ninguno) por opción, o ninguno`);
  }
  const solicitud: SolicitudEntrada = {
    tiquete,
    familia: familia || undefined,
    actual: actual || undefined,
    opciones: ids.map((oferta, index) => ({
      oferta,
      clase: toCount(classes[index]),
      grupos: groups[index] === undefined || groups[index] === NO_GROUPS ? [] : groups[index].split('+'),
    })),
  };
  builder.addSolicitud(solicitud, where);
}
