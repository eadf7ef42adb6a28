import { sameValue } from '#domain/sameValue.ts';

/**
 * What somebody typed, put onto what somebody else has saved meanwhile: a field that this person did not touch is the
 * other's now, so that saving undoes nothing; one that they did stays.
 * @param base what stood in the fields before anything was typed
 * @returns `own`: the fields that this person had changed and that are not the same now
 */
export function mergeFields<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  isSame: (one: Fields[keyof Fields], other: Fields[keyof Fields]) => boolean = sameValue,
): { fields: Fields; own: (keyof Fields)[] } {
  const keys = Object.keys(theirs) as (keyof Fields)[];
  const own = keys.filter((key) => !isSame(mine[key], base[key]) && !isSame(mine[key], theirs[key]));
  return { fields: Object.assign({ ...theirs }, ...own.map((key) => ({ [key]: mine[key] }))) as Fields, own };
}
