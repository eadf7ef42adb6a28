import * as v from 'valibot';

import { errorDeDocumento, normalizarDocumento } from '../documento';
import type { TipoDeDocumento } from '../contractTypes';
import { codigoSchema } from './fieldSchemas';

/** The number alone; whether it fits its type is `formatoDeDocumento`. */
export const documentoSchema = v.pipe(
  v.string('Escriba el número del documento.'),
  v.transform(normalizarDocumento),
  v.nonEmpty('Escriba el número del documento.'),
);

/** The types that the catalogue lets a pupil or a guardian carry. */
export function tipoDocumentoSchema(tipos: readonly TipoDeDocumento[], quien: 'estudiante' | 'acudiente') {
  return codigoSchema(
    tipos.filter(({ de }) => de === 'ambos' || de === quien),
    'Elija el tipo de documento.',
  );
}

interface ConDocumento {
  tipoDocumento: string;
  documento: string;
}

/** For `partialCheck` of type and number: the check, and what its message says. */
export function formatoDeDocumento(tipos: readonly TipoDeDocumento[]) {
  const error = ({ tipoDocumento, documento }: ConDocumento) => {
    const tipo = tipos.find(({ codigo }) => codigo === tipoDocumento);
    return tipo && errorDeDocumento(tipo.formato, documento);
  };
  return {
    seCumple: (datos: ConDocumento) => error(datos) === undefined,
    mensaje: ({ input }: { input: ConDocumento }) => error(input) ?? '',
  };
}
