import * as v from 'valibot';

import { documentoProblem, normalizeDocumento, readDocumento } from '../documento';
import type { TipoDocumento } from '../contractTypes';
import { codeSchema } from './fieldSchemas';

const EMPTY = 'Escriba el número del documento.';

/** The number alone, where its type is not asked for. */
export const documentoSchema = v.pipe(v.string(EMPTY), v.transform(normalizeDocumento), v.nonEmpty(EMPTY));

/** The number beside its type: whether it fits it is `documentoFormat`, its one spelling `withReadDocumento`. */
export const typedDocumentoSchema = v.pipe(
  v.string(EMPTY),
  v.check((number) => normalizeDocumento(number) !== '', EMPTY),
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
    return type && documentoProblem(type, documento, types);
  };
  return {
    holds: (data: WithDocumento) => problemOf(data) === undefined,
    message: ({ input }: { input: WithDocumento }) => problemOf(input) ?? '',
  };
}

/** For the end of a person's schema: the number in its one spelling, which depends on the type. */
export function withReadDocumento<Person extends WithDocumento>(types: readonly TipoDocumento[]) {
  return v.transform((person: Person): Person => {
    const type = types.find(({ codigo }) => codigo === person.tipoDocumento);
    return type ? { ...person, documento: readDocumento(type, person.documento) } : person;
  });
}
