import { useEffect, useRef, useState } from 'react';

/** The rows of a form's list: each has a key that goes along when it is moved, and one that is added gets the focus. */
export function useRows<Row extends object>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const [known, setKeys] = useState<readonly number[]>([]);
  const keys = fitted(known, rows.length);
  const section = useRef<HTMLElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (isAdded.current) section.current?.querySelector<HTMLElement>('li:last-child :is(input, textarea)')?.focus();
    isAdded.current = false;
  }, [rows.length]);
  return {
    rows,
    keys,
    /** Of the element that holds the list. */
    section,
    append: (row: Row) => {
      isAdded.current = true;
      onChange([...rows, row]);
    },
    move: (from: number, to: number) => {
      setKeys(moved(keys, from, to));
      onChange(moved(rows, from, to));
    },
    remove: (place: number) => {
      setKeys(keys.filter((_, at) => at !== place));
      onChange(rows.filter((_, at) => at !== place));
    },
    change: (place: number, part: Partial<Row>) => onChange(rows.map((row, at) => (at === place ? { ...row, ...part } : row))),
  };
}

export type Rows<Row extends object> = ReturnType<typeof useRows<Row>>;

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const result = [...list];
  result.splice(to, 0, ...result.splice(from, 1));
  return result;
}

/** As many keys as rows: these may have become others by themselves. */
function fitted(keys: readonly number[], count: number): number[] {
  const result = keys.slice(0, count);
  while (result.length < count) result.push(Math.max(-1, ...result) + 1);
  return result;
}
