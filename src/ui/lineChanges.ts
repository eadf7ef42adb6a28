/** One thing that a record says, as a person reads it. */
export interface Line {
  /** Tells it from the record's other lines, in every version. */
  key: string;
  name: string;
  value: string;
  /** A person's name: a page's translation leaves it as it is. */
  isName?: boolean;
}

/** What is not the same in two versions of a record; `before` or `now` null: it is not in that one. */
export interface LineChange {
  key: string;
  name: string;
  before: string | null;
  now: string | null;
}

/** The lines that differ, in the order in which they stand now; what is gone comes last. */
export function changedLines(before: readonly Line[], now: readonly Line[]): LineChange[] {
  const [old, current] = [before, now].map((lines) => new Map(lines.map((line) => [line.key, line])));
  const keys = [...new Set([...(current?.keys() ?? []), ...(old?.keys() ?? [])])];
  return keys.flatMap((key) => {
    const [was, is] = [old?.get(key), current?.get(key)];
    if (was?.value === is?.value) return [];
    return [{ key, name: is?.name ?? was?.name ?? key, before: was?.value ?? null, now: is?.value ?? null }];
  });
}
