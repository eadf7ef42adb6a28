import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { createTyping } from '#kits/typing/createTyping.ts';
import { managedOfertaSchema } from '#domain/answers/ofertaAnswers.ts';
import { CUPOS_FIELDS, type CuposField } from '#domain/cupos.ts';
import type { ManagedOferta } from '#domain/contractTypes.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { ofertaSave } from './ofertaSave';

/** An oferta's figures as they are typed. */
export type TypedCupos = Readonly<Record<CuposField, string>>;

const ofertaEditSchema = v.object({
  /** As the person sees it: what is typed is meant for this version. */
  oferta: managedOfertaSchema,
  escritos: v.object({ capacidad: v.string(), continuan: v.string(), repiten: v.string() }),
});
export type TypedOferta = v.InferOutput<typeof ofertaEditSchema>;

/** A person wants to edit a row; another one that is open, and changed, is asked about first. */
export const editRequested = createAction<{ oferta: ManagedOferta }>('places/ofertaEdit/editRequested');

/** The row that is edited: one at a time. Its news: what it was before somebody else saved. */
export const ofertaEdit = createTyping<TypedOferta, ManagedOferta, ManagedOferta>({
  area: AREA,
  name: 'ofertaEdit',
  keyOf: ({ path }) => (path === PLACES_PATHS.oferta ? '' : null),
  keptAs: () => 'educacion.edicion',
  schema: ofertaEditSchema,
  isNothing: (typed) => !isDirty(typed),
  fieldsOf: ({ escritos }) => escritos,
  sending: ofertaSave,
});

/** The figures of an oferta as a person would type them. */
export function typedOf(oferta: ManagedOferta): TypedCupos {
  return { capacidad: String(oferta.capacidad), continuan: String(oferta.continuan), repiten: String(oferta.repiten) };
}

export const isSameText = (one: string, other: string): boolean => one.trim() === other.trim();

/** Whether something is typed that is not saved. */
export function isDirty({ oferta, escritos }: TypedOferta): boolean {
  const saved = typedOf(oferta);
  return CUPOS_FIELDS.some((field) => !isSameText(escritos[field], saved[field]));
}
