import { sameValue } from '#domain/sameValue.ts';
import type { ConvocatoriaFields } from './convocatoriaFields';

export interface MergedConvocatoria {
  fields: ConvocatoriaFields;
  /** What this person had changed and is not the same now: it stays as they typed it. */
  own: (keyof ConvocatoriaFields)[];
}

/**
 * What somebody typed, put onto what somebody else has saved meanwhile: a rule that this person did not touch is the
 * other's now, so that saving undoes nothing; one that they did stays.
 * @param base what stood in the fields before anything was typed
 */
export function mergeConvocatoria(base: ConvocatoriaFields, typed: ConvocatoriaFields, saved: ConvocatoriaFields): MergedConvocatoria {
  const fields: ConvocatoriaFields = { ...saved };
  const own: (keyof ConvocatoriaFields)[] = [];
  const keys = Object.keys(saved) as (keyof ConvocatoriaFields)[];
  for (const key of keys) {
    if (sameValue(typed[key], base[key]) || sameValue(typed[key], saved[key])) continue;
    Object.assign(fields, { [key]: typed[key] });
    own.push(key);
  }
  return { fields, own };
}
