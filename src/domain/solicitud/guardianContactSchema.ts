import * as v from 'valibot';

import { readTelefono } from '../telefono';
import { emailSchema } from './emailSchema';
import { objectMessage, optionalSchema } from './fieldSchemas';

const PHONE_MESSAGE = 'Escriba un teléfono.';

export const phoneSchema = v.pipe(
  optionalSchema(PHONE_MESSAGE),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    if (value === null) return null;
    const read = readTelefono(value);
    if (read.ok) return read.value;
    addIssue({ message: read.problems });
    return NEVER;
  }),
);

export const NOT_REACHABLE = 'Escriba un teléfono o un correo, para avisarle.';
export const isReachable = ({ telefono, correo }: { telefono: string | null; correo: string | null }): boolean =>
  telefono !== null || correo !== null;

/** How a guardian is reached, where it is changed by itself. */
export const guardianContactSchema = v.pipe(
  v.strictObject({ telefono: phoneSchema, correo: emailSchema }, objectMessage),
  v.forward(v.partialCheck([['telefono'], ['correo']], isReachable, NOT_REACHABLE), ['telefono']),
);
