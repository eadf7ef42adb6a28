import { createHash, timingSafeEqual } from 'node:crypto';

import { documentoReadings } from '#domain/documento.ts';
import { checkRadicado } from '#domain/radicado.ts';
import { HttpProblem } from '../http/problem';
import type { Identification } from './solicitudInputs';
import type { SolicitudRow } from './solicitudRow';

/** The one answer to every mismatch: it does not tell which of the three facts is wrong. */
export const solicitudNotFound = new HttpProblem(
  404,
  'No encontramos una solicitud con esos datos. Revise el radicado, el documento y la fecha de nacimiento',
  { codigo: 'no_encontrada' },
);

const digest = (...parts: readonly string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest();

/** A radicado in its one spelling; empty for what cannot be one, which is found nowhere. */
export function radicadoKey(radicado: string): string {
  const checked = checkRadicado(radicado);
  return checked.ok ? checked.value : '';
}

/**
 * @param row what the radicado found, if anything; it is compared all the same, so that time tells nothing
 * @throws `solicitudNotFound`
 */
export function identify(row: SolicitudRow | undefined, { documento, fechaNacimiento }: Identification): SolicitudRow {
  const stored = digest(row?.documento ?? '', row?.fechaNacimiento ?? '');
  const [typed, withoutCode] = documentoReadings(documento).map((number) =>
    timingSafeEqual(digest(number, fechaNacimiento), stored),
  );
  if (!row || !(typed || withoutCode)) throw solicitudNotFound;
  return row;
}
