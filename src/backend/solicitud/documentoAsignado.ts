import { randomInt } from 'node:crypto';

import type { Catalogues, SolicitudData } from '#domain/contractTypes.ts';
import { rejectErrors } from './checkData';
import type { SolicitudRow } from './solicitudRow';

const FIRST = 1_000_000_000;
const END = 10_000_000_000;

/** Whether the pupil has no document, and the number of its type is the backend's to give. */
export const lacksDocumento = ({ estudiante }: SolicitudData): boolean => estudiante.documento === '';

const withNumber = (data: SolicitudData, documento: string): SolicitudData => ({
  ...data,
  estudiante: { ...data.estudiante, documento },
});

/** The data with a number for a pupil without a document: ten digits by chance, since the family is known by them. */
export function withDocumentoAsignado(data: SolicitudData): SolicitudData {
  return lacksDocumento(data) ? withNumber(data, String(randomInt(FIRST, END))) : data;
}

/**
 * The same of data that come in the place of others: a number that was given stays with its type, and neither does it go
 * on as that of a document, nor a document's as one that was given.
 * @param before the solicitud as it is stored
 * @throws 422 where the number that was given is sent as that of another type
 */
export function withDocumentoOfChange(
  data: SolicitudData,
  { sinDocumento, datos: { estudiante: before } }: Pick<SolicitudRow, 'sinDocumento' | 'datos'>,
  { tiposDocumento }: Catalogues,
): SolicitudData {
  const { tipoDocumento, documento } = data.estudiante;
  if (tipoDocumento === before.tipoDocumento) return lacksDocumento(data) ? withNumber(data, before.documento) : data;
  const isKept = documento === before.documento;
  if (isKept && sinDocumento) {
    const mensaje = 'Escriba el número del documento: el que está es el que le dimos cuando no tenía.';
    rejectErrors([{ campo: 'datos.estudiante.documento', mensaje }]);
  }
  const isGiven = tiposDocumento.some(({ codigo, formato }) => codigo === tipoDocumento && formato === 'asignado');
  return withDocumentoAsignado(isKept && isGiven ? withNumber(data, '') : data);
}
