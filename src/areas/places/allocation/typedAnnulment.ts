import { object, picklist, string, type InferOutput } from 'valibot';
import { createTyping } from '#kits/typing/createTyping.ts';
import { AREA } from '../placesPaths';
import { allocationAt } from '../allocationPaths';

const typedSchema = object({
  /** Empty: the last that was done. */
  que: picklist(['', 'lista', 'semilla', 'resultado']),
  motivo: string(),
});
export type TypedAnnulment = InferOutput<typeof typedSchema>;

export const NOTHING_TYPED: TypedAnnulment = { que: '', motivo: '' };

/** What is typed to have something annulled and not sent; its key: the code of its etapa. */
export const typedAnnulment = createTyping({
  area: AREA,
  name: 'typedAnnulment',
  keyOf: allocationAt,
  keptAs: (etapa) => `educacion.anulacion.${etapa}`,
  schema: typedSchema,
  isNothing: ({ que, motivo }) => que === '' && motivo === '',
});
