import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { createTyping } from '#kits/typing/createTyping.ts';
import type { Address } from '#services/navigation/navigationTypes.ts';
import type { LineChange } from '#ui/lineChanges.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { convocatoriaFieldsSchema } from './convocatoriaFields';
import { convocatoriaSave } from './convocatoriaSave';
import { keptForYear, yearKey } from '../yearly';

const typedConvocatoriaSchema = v.object({
  /** Of the convocatoria that it was typed onto. */
  version: v.number(),
  /** What stood in the fields before. */
  base: convocatoriaFieldsSchema,
  valores: convocatoriaFieldsSchema,
});
export type TypedConvocatoria = v.InferOutput<typeof typedConvocatoriaSchema>;

/** What somebody else has saved while this person typed. */
export interface OthersChanges {
  changes: readonly LineChange[];
  /** The rules that this person had changed too, by their names: they stay as typed. */
  own: readonly string[];
}

/** A person wants nothing of what they typed; they are asked first. */
export const discardRequested = createAction('places/typedConvocatoria/discardRequested');

/** Of which year's rules an address is the page, by what is typed there; null: of none. */
export const rulesKeyAt = ({ path, search }: Pick<Address, 'path' | 'search'>): string | null =>
  path === PLACES_PATHS.convocatoria ? yearKey(search) : null;

/** What is typed on the convocatoria's page and not saved yet. */
export const typedConvocatoria = createTyping<TypedConvocatoria, OthersChanges, 'saved' | 'alreadySaved'>({
  area: AREA,
  name: 'typedConvocatoria',
  keyOf: rulesKeyAt,
  keptAs: (key) => keptForYear('educacion.reglasEscritas', key),
  schema: typedConvocatoriaSchema,
  fieldsOf: ({ valores }) => valores,
  asksToLeave: true,
  sending: convocatoriaSave,
  fieldOf: (path) => path.replace(/^reglas\./, ''),
});
