import * as v from 'valibot';
import { managedContactoSchema } from '#domain/answers/convocatoriaAnswers.ts';
import type { Contacto, ManagedContacto } from '#domain/contractTypes.ts';
import { createTyping } from '#kits/typing/createTyping.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { createYearReading, createYearSending, keptForYear, yearKey } from '../yearly';

const CALL = 'api/educacion/gestion/convocatoria/contacto';
const isAt = ({ path }: { path: string }) => path === PLACES_PATHS.convocatoria;

/** Where a person answers the convocatoria's families; it changes at any time, unlike the rules. */
export const contacto = createYearReading({
  area: AREA,
  name: 'contacto',
  paramsOf: (address) => (isAt(address) ? {} : null),
  path: () => CALL,
  schema: managedContactoSchema,
});

/** Another contact; answered with what is stored then. */
export const contactoSave = createYearSending({
  area: AREA,
  name: 'contactoSave',
  request: ({ version, contacto: asked }: ManagedContacto) => ({ method: 'put', path: CALL, body: { version, contacto: asked } }),
  schema: managedContactoSchema,
  outdates: [contacto],
  isAt: (_, address) => isAt(address),
});

/** The parts of a contact, in the form's order. */
export const CONTACTO_NAMES: Readonly<Record<keyof Contacto, string>> = {
  telefono: 'Teléfono',
  whatsapp: 'WhatsApp',
  correo: 'Correo',
  oficina: 'Oficina',
  horario: 'Horario',
};

const fieldsSchema = v.object({
  telefono: v.string(),
  whatsapp: v.string(),
  correo: v.string(),
  oficina: v.string(),
  horario: v.string(),
});
export type ContactoFields = v.InferOutput<typeof fieldsSchema>;

/** What the fields show of a contact. */
export function fieldsOf({ telefono, whatsapp, correo, oficina, horario }: Contacto): ContactoFields {
  return {
    telefono: telefono ?? '',
    whatsapp: whatsapp ?? '',
    correo: correo ?? '',
    oficina: oficina ?? '',
    horario: horario ?? '',
  };
}

const typedSchema = v.object({ version: v.number(), base: fieldsSchema, valores: fieldsSchema });
type TypedContacto = v.InferOutput<typeof typedSchema>;

/** What is typed of the contact and not saved yet. */
export const typedContacto = createTyping<TypedContacto, null, 'saved' | 'alreadySaved'>({
  area: AREA,
  name: 'typedContacto',
  keyOf: (address) => (isAt(address) ? yearKey(address.search) : null),
  keptAs: (key) => keptForYear('educacion.contactoEscrito', key),
  schema: typedSchema,
  fieldsOf: ({ valores }) => valores,
  sending: contactoSave,
  fieldOf: (path) => path.replace(/^contacto\./, ''),
});
