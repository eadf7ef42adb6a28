import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { createTyping } from '#kits/typing/createTyping.ts';
import { managedOfertaSchema } from '#domain/answers/ofertaAnswers.ts';
import type { ManagedOferta } from '#domain/contractTypes.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { fieldOfPath, typedFiguresSchema, typedOf } from './ofertaFigures';
import { ofertaSave } from './ofertaSave';
import { keptForYear, yearKey } from '../yearly';

const ofertaEditSchema = v.object({
  /** As the person sees it: what is typed is meant for this version. */
  oferta: managedOfertaSchema,
  escritos: typedFiguresSchema,
});
export type TypedOferta = v.InferOutput<typeof ofertaEditSchema>;

/** A person wants to edit a row; another one that is open, and changed, is asked about first. */
export const editRequested = createAction<{ oferta: ManagedOferta }>('places/ofertaEdit/editRequested');

/** The row that is edited: one at a time. Its news: what it was before somebody else saved. */
export const ofertaEdit = createTyping<TypedOferta, ManagedOferta, ManagedOferta>({
  area: AREA,
  name: 'ofertaEdit',
  keyOf: ({ path, search }) => (path === PLACES_PATHS.oferta ? yearKey(search) : null),
  keptAs: (key) => keptForYear('educacion.edicion', key),
  schema: ofertaEditSchema,
  isNothing: (typed) => !isDirty(typed),
  fieldsOf: ({ escritos }) => escritos,
  sending: ofertaSave,
  fieldOf: fieldOfPath,
});

export const isSameText = (one: string, other: string): boolean => one.trim() === other.trim();

/** Whether something is typed that is not saved. */
export function isDirty({ oferta, escritos }: TypedOferta): boolean {
  const saved = typedOf(oferta);
  return Object.entries(saved).some(([field, text]) => !isSameText(escritos[field] ?? '', text));
}
