import Papa from 'papaparse';

import { writtenMemberships } from '../hashes';
import { countSolicitudes, type Mercado } from '../market';
import { textoAt } from '../packedTexts';
import { RECORDS, VERSION } from './replicaFormat';

/** Solicitudes a piece. */
const PIECE = 5_000;

/** The replication file (formato.ts), in pieces that follow each other. `semilla`: once it is drawn. */
export function writeReplica(mercado: Mercado, semilla?: string): readonly string[] {
  const pieces = [writeRows(headRows(mercado, semilla))];
  const memberships = writtenMemberships(mercado);
  for (let start = 0; start < countSolicitudes(mercado); start += PIECE) {
    const length = Math.min(PIECE, countSolicitudes(mercado) - start);
    pieces.push(writeRows(Array.from({ length }, (_, at) => solicitudRow(mercado, start + at, memberships))));
  }
  return pieces;
}

const writeRows = (rows: readonly (readonly string[])[]): string => `${Papa.unparse([...rows] as string[][])}\r\n`;

function headRows({ sorteo, clases, grupos, ofertas, vacantes, reservas }: Mercado, semilla?: string): readonly string[][] {
  return [
    [RECORDS.replica, VERSION],
    [RECORDS.sorteo, sorteo],
    [RECORDS.clases, String(clases)],
    [RECORDS.grupos, grupos.join(' ')],
    ...(semilla === undefined ? [] : [[RECORDS.semilla, semilla]]),
    ...ofertas.map((id, oferta) => [
      RECORDS.oferta,
      id,
      String(vacantes[oferta]),
      reservas.subarray(oferta * grupos.length, (oferta + 1) * grupos.length).join(' '),
    ]),
  ];
}

function solicitudRow(mercado: Mercado, solicitud: number, memberships: (pertenencia: number) => string): string[] {
  const { ofertas, actual, familia, inicio } = mercado;
  const start = inicio[solicitud];
  const end = inicio[solicitud + 1];
  const family = familia[solicitud] as number;
  return [
    RECORDS.solicitud,
    textoAt(mercado.tiquetes, solicitud),
    family < 0 ? '' : textoAt(mercado.familias, family),
    ofertas[actual[solicitud] as number] ?? '',
    Array.from(mercado.opcion.subarray(start, end), (oferta) => ofertas[oferta]).join(' '),
    mercado.clase.subarray(start, end).join(' '),
    Array.from(mercado.pertenencia.subarray(start, end), memberships).join(' '),
  ];
}
