import * as v from 'valibot';
import { createTyping } from '#kits/typing/createTyping.ts';
import { AREA } from '../processingPaths';
import { inNameAt } from './asFamily';

const askingSchema = v.object({
  canal: v.nullable(v.picklist(['telefonica', 'presencial'])),
  nota: v.string(),
  /** What is typed of the guardian's contact; of what is not, what is stored goes. */
  contacto: v.object({ telefono: v.exactOptional(v.string()), correo: v.exactOptional(v.string()) }),
});
/** How the family asked, as typed. */
export type TypedAsking = v.InferOutput<typeof askingSchema>;

export const askingKeptAs = (radicado: string): string => `tramiteEducacion.peticion.${radicado}`;

/** What is typed where staff act for a family, until something of it is saved. */
export const typedAsking = createTyping<TypedAsking>({
  area: AREA,
  name: 'typedAsking',
  keyOf: ({ path }) => inNameAt(path),
  keptAs: askingKeptAs,
  schema: askingSchema,
  blank: { canal: null, nota: '', contacto: {} },
  isNothing: ({ canal, nota, contacto }) => canal === null && nota === '' && Object.keys(contacto).length === 0,
});
