/** A fault that someone might make in one place of the source. */
export interface Mutation {
  what: string;
  file: string;
  search: string;
  replace: string;
}

/** Faults of one file, each by what it is: the text that is put wrong, and what it becomes. */
export const faultsIn = (
  file: string,
  faults: Readonly<Record<string, readonly [search: string, replace: string]>>,
): Mutation[] => Object.entries(faults).map(([what, [search, replace]]) => ({ what, file, search, replace }));
