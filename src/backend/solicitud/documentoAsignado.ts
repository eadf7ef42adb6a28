import { randomInt } from 'node:crypto';

import type { SolicitudData } from '#domain/contractTypes.ts';

const FIRST = 1_000_000_000;
const END = 10_000_000_000;

/** Whether the pupil has no document, and the number of its type is the backend's to give. */
export const lacksDocumento = ({ estudiante }: SolicitudData): boolean => estudiante.documento === '';

/**
 * The data with a number for a pupil without a document: ten digits by chance, since the family is known by them.
 * @param before what the solicitud had: a number of the same type stays
 */
export function withDocumentoAsignado(data: SolicitudData, before?: SolicitudData): SolicitudData {
  if (!lacksDocumento(data)) return data;
  const { estudiante } = data;
  const kept = before?.estudiante.tipoDocumento === estudiante.tipoDocumento ? before.estudiante.documento : undefined;
  return { ...data, estudiante: { ...estudiante, documento: kept ?? String(randomInt(FIRST, END)) } };
}
