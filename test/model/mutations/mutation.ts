/** A fault that someone might make in one place of the source. */
export interface Mutation {
  what: string;
  file: string;
  search: string;
  replace: string;
  /** The file of tests that must see it; without one, the model. */
  tests?: string;
}

/** Faults of one file, each by what it is: the text that is put wrong, and what it becomes. `tests`: who must see them. */
export const faultsIn = (
  file: string,
  faults: Readonly<Record<string, readonly [search: string, replace: string]>>,
  tests?: string,
): Mutation[] =>
  Object.entries(faults).map(([what, [search, replace]]) => ({
    what,
    file,
    search,
    replace,
    ...(tests !== undefined && { tests: `test/${tests}` }),
  }));
