/** Whether two serialisable values, made by the same code (so with keys in the same order), say the same. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
