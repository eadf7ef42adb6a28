import { createHash, timingSafeEqual } from 'node:crypto';

import { normalizarDocumento } from '#domain/documento.ts';
import { revisarRadicado } from '#domain/radicado.ts';
import { HttpProblem } from '../http/problem';
import type { Identificacion } from './solicitudInputs';
import type { Fila } from './solicitudRow';

/** The one answer to every mismatch: it does not tell which of the three facts is wrong. */
export const noEncontrada = new HttpProblem(
  404,
  'No encontramos una solicitud con esos datos. Revise el radicado, el documento y la fecha de nacimiento',
  { codigo: 'no_encontrada' },
);

const digest = (...parts: readonly string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest();

/** A radicado in its one spelling; empty for what cannot be one, which is found nowhere. */
export function llaveDeRadicado(radicado: string): string {
  const revisado = revisarRadicado(radicado);
  return revisado.valido ? revisado.radicado : '';
}

/**
 * @param fila what the radicado found, if anything; it is compared all the same, so that time tells nothing
 * @throws `noEncontrada`
 */
export function identificar(fila: Fila | undefined, { documento, fechaNacimiento }: Identificacion): Fila {
  const given = digest(normalizarDocumento(documento), fechaNacimiento);
  const stored = digest(fila?.documento ?? '', fila?.fechaNacimiento ?? '');
  const same = timingSafeEqual(given, stored);
  if (!fila || !same) throw noEncontrada;
  return fila;
}
