import * as v from 'valibot';

import { documentoProblem, NO_DOCUMENTO, normalizeDocumento, readDocumento } from '../documento';
import type { TipoDocumento } from '../contractTypes';
import { codeSchema } from './fieldSchemas';

/** The number alone, where its type is not asked for. */
export const documentoSchema = v.pipe(v.string(NO_DOCUMENTO), v.transform(normalizeDocumento), v.nonEmpty(NO_DOCUMENTO));

/** The number beside its type: `documentoFits` checks it, `withReadDocumento` gives it in its one spelling. */
export const typedDocumentoSchema = v.string(NO_DOCUMENTO);

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

const withNumber = v.object({ tipoDocumento: v.unknown(), documento: v.string() });

/** Whether the number fits its type; one that is missing is told before there is a type too. */
export function documentoFits<Person extends WithDocumento>(types: readonly TipoDocumento[]) {
  return v.rawCheck<Person>(({ dataset: { value }, addIssue }) => {
    if (!v.is(withNumber, value)) return;
    const { tipoDocumento, documento } = value;
    const type = types.find(({ codigo }) => codigo === tipoDocumento);
    const missing = normalizeDocumento(documento) === '' ? NO_DOCUMENTO : undefined;
    const message = type ? documentoProblem(type, documento, types) : missing;
    if (message === undefined) return;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key: 'documento', value: documento }] });
  });
}

/** For the end of a person's schema: the number in its one spelling, which depends on the type. */
export function withReadDocumento<Person extends WithDocumento>(types: readonly TipoDocumento[]) {
  return v.transform((person: Person): Person => {
    const type = types.find(({ codigo }) => codigo === person.tipoDocumento);
    return type ? { ...person, documento: readDocumento(type, person.documento) } : person;
  });
}
