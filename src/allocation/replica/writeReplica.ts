import Papa from 'papaparse';

import { hashInput, placeOfOferta, writtenMemberships } from '../hashes';
import { countSolicitudes, type Market } from '../market';
import { textAt } from '../packedTexts';
import { RECORDS, VERSION } from './replicaFormat';

/** Solicitudes a piece. */
const PIECE = 5_000;

/** The replication file (replicaFormat.ts), in pieces that follow each other. `semilla`: once it is drawn. */
export function writeReplica(market: Market, semilla?: string): readonly string[] {
  const pieces = [writeRows(headRows(market, semilla))];
  const memberships = writtenMemberships(market);
  for (let start = 0; start < countSolicitudes(market); start += PIECE) {
    const length = Math.min(PIECE, countSolicitudes(market) - start);
    pieces.push(writeRows(Array.from({ length }, (_, at) => solicitudRow(market, start + at, memberships))));
  }
  pieces.push(writeRows([[RECORDS.fin, String(countSolicitudes(market)), hashInput(market)]]));
  return pieces;
}

/**
 * The file of a market whose seed was not drawn, with the seed: what `writeReplica` would write of both, without the
 * market.
 * @param replica as `writeReplica` gave it
 */
export function addSemilla(replica: string, semilla: string): string {
  // After the last of the settings; no cell of those lines can hold the end of a line.
  const others = `(?:${RECORDS.hermanos}|${RECORDS.etapa})`;
  const settings = new RegExp(`^${RECORDS.grupos},[^\r\n]*\r\n(?:${others},[^\r\n]*\r\n)*`, 'm').exec(replica);
  if (!settings) throw new Error('A replica has its groups');
  const end = settings.index + settings[0].length;
  return replica.slice(0, end) + writeRows([[RECORDS.semilla, semilla]]) + replica.slice(end);
}

const writeRows = (rows: readonly (readonly string[])[]): string => `${Papa.unparse([...rows] as string[][])}\r\n`;

function headRows(market: Market, semilla?: string): readonly string[][] {
  const { lottery, classCount, groups, semillasAnteriores, hermanos, ofertas, vacantes, reservas } = market;
  return [
    [RECORDS.replica, VERSION],
    [RECORDS.sorteo, lottery],
    [RECORDS.clases, String(classCount)],
    [RECORDS.grupos, groups.join(' ')],
    ...(hermanos ? [[RECORDS.hermanos, String(hermanos.priorityClass), groups[hermanos.group] ?? '']] : []),
    ...semillasAnteriores.map((anterior, etapa) => [RECORDS.etapa, String(etapa + 1), anterior]),
    ...(semilla === undefined ? [] : [[RECORDS.semilla, semilla]]),
    ...ofertas.map((id, oferta) => [
      RECORDS.oferta,
      id,
      String(vacantes[oferta]),
      reservas.subarray(oferta * groups.length, (oferta + 1) * groups.length).join(' '),
      ...placeOfOferta(market, oferta),
    ]),
  ];
}

function solicitudRow(market: Market, solicitud: number, memberships: (membership: number) => string): string[] {
  const { ofertas, groups, etapaOfSolicitud, cupoActual, groupOfCupo, familyOfSolicitud, starts } = market;
  const start = starts[solicitud];
  const end = starts[solicitud + 1];
  const family = familyOfSolicitud[solicitud] as number;
  return [
    RECORDS.solicitud,
    textAt(market.tickets, solicitud),
    String((etapaOfSolicitud[solicitud] as number) + 1),
    family < 0 ? '' : textAt(market.families, family),
    ofertas[cupoActual[solicitud] as number] ?? '',
    groups[groupOfCupo[solicitud] as number] ?? '',
    Array.from(market.ofertaOfOpcion.subarray(start, end), (oferta) => ofertas[oferta]).join(' '),
    market.classOfOpcion.subarray(start, end).join(' '),
    Array.from(market.membershipOfOpcion.subarray(start, end), memberships).join(' '),
  ];
}
