/** The first value of each key, in the order in which the keys first come. */
export function firstOfEach<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  const first = new Map<string, Value>();
  for (const [key, value] of entries) if (!first.has(key)) first.set(key, value);
  return Object.fromEntries(first);
}
