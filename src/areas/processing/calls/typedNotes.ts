import * as v from 'valibot';
import { createTyping } from '#kits/typing/createTyping.ts';
import { AREA, PROCESSING_PATHS } from '../processingPaths';

export const NOTES_KEPT_AS = 'tramiteEducacion.notasDeLlamadas';

/** Of each call, by radicado. */
export const notesSchema = v.record(v.string(), v.string());
export type TypedNotes = v.InferOutput<typeof notesSchema>;

/** What is typed of calls that are not told yet; the filter and the page of the list change nothing of it. */
export const typedNotes = createTyping<TypedNotes>({
  area: AREA,
  name: 'typedNotes',
  keyOf: ({ path }) => (path === PROCESSING_PATHS.calls ? '' : null),
  keptAs: () => NOTES_KEPT_AS,
  schema: notesSchema,
  blank: {},
  isNothing: (notes) => Object.values(notes).every((note) => note === ''),
});
