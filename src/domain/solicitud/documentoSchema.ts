import * as v from 'valibot';

import { documentoProblem, normalizeDocumento } from '../documento';
import type { TipoDocumento } from '../contractTypes';
import { codeSchema } from './fieldSchemas';

/** The number alone; whether it fits its type is `documentoFormat`. */
export const documentoSchema = v.pipe(
  v.string('Escriba el número del documento.'),
  v.transform(normalizeDocumento),
  v.nonEmpty('Escriba el número del documento.'),
);

/** The types that the catalogue lets a pupil or a guardian carry. */
export function tipoDocumentoSchema(types: readonly TipoDocumento[], whose: 'estudiante' | 'acudiente') {
  return codeSchema(
    types.filter(({ de }) => de === 'ambos' || de === whose),
    'Elija el tipo de documento.',
  );
}

interface WithDocumento {
  tipoDocumento: string;
  documento: string;
}

/** For `partialCheck` of type and number: the check, and what its message says. */
export function documentoFormat(types: readonly TipoDocumento[]) {
  const problemOf = ({ tipoDocumento, documento }: WithDocumento) => {
    const type = types.find(({ codigo }) => codigo === tipoDocumento);
    return type && documentoProblem(type.formato, documento);
  };
  return {
    holds: (data: WithDocumento) => problemOf(data) === undefined,
    message: ({ input }: { input: WithDocumento }) => problemOf(input) ?? '',
  };
}
