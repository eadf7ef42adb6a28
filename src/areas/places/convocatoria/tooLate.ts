import { mergeFields } from '#kits/typing/mergeFields.ts';
import type { ConvocatoriaFields } from './convocatoriaFields';

/** What may still change; a stage's name and code may not, and the save says so. */
const EXTENDED: readonly (keyof ConvocatoriaFields)[] = [
  'etapas',
  'diasParaResponder',
  'fechasDeLista',
  'matriculaDesde',
  'matriculaHasta',
  'motivo',
];

interface Typed {
  base: ConvocatoriaFields;
  valores: ConvocatoriaFields;
}

/** Whether more is typed than what may change once a list is frozen (F46). */
export const isTooLate = ({ base, valores }: Typed): boolean =>
  mergeFields(base, valores, base).own.some((key) => !EXTENDED.includes(key));
