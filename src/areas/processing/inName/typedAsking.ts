import * as v from 'valibot';
import { sameValue } from '#domain/sameValue.ts';
import { createTyping } from '#kits/typing/createTyping.ts';
import { AREA } from '../processingPaths';
import { inNameAt } from './asFamily';

const NO_RECLAMO = { asunto: null, texto: '' };

const askingSchema = v.object({
  canal: v.nullable(v.picklist(['telefonica', 'presencial'])),
  nota: v.string(),
  /** What is typed of the guardian's contact; of what is not, what is stored goes. */
  contacto: v.object({ telefono: v.exactOptional(v.string()), correo: v.exactOptional(v.string()) }),
  // What a tab kept before there were any has none.
  reclamo: v.optional(v.object({ asunto: v.nullable(v.string()), texto: v.string() }), NO_RECLAMO),
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
  blank: { canal: null, nota: '', contacto: {}, reclamo: NO_RECLAMO },
  isNothing: ({ canal, nota, contacto, reclamo }) =>
    canal === null && nota === '' && Object.keys(contacto).length === 0 && sameValue(reclamo, NO_RECLAMO),
});
