import { createHash, timingSafeEqual } from 'node:crypto';

import { documentoReadings, normalizeDocumento, withoutZeros } from '#domain/documento.ts';
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
 * A pupil without a document is known by its guardian's too: the number that it was given stands on the receipt alone.
 * @param row what the radicado found, if anything; it is compared all the same, so that time tells nothing
 * @throws `solicitudNotFound`
 */
export function identify(row: SolicitudRow | undefined, { documento, fechaNacimiento }: Identification): SolicitudRow {
  const birth = row?.fechaNacimiento ?? '';
  const pupil = row?.documento ?? '';
  const guardian = row?.sinDocumento === true ? normalizeDocumento(row.datos.acudiente.documento) : pupil;
  const stored = [digest(withoutZeros(pupil), birth), digest(withoutZeros(guardian), birth)];
  const matches = documentoReadings(documento).flatMap((number) => {
    const typed = digest(withoutZeros(number), fechaNacimiento);
    return stored.map((known) => timingSafeEqual(typed, known));
  });
  if (!row || !matches.includes(true)) throw solicitudNotFound;
  return row;
}
