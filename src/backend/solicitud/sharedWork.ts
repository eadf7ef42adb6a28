export interface SharedWork<T> {
  /** False when it was under way already. */
  readonly isFirst: boolean;
  readonly result: Promise<T>;
}

/** Whoever asks for what is under way by the same key is given that one's result, a failure too. */
export function createSharing<T>(): (key: string, work: () => Promise<T>) => SharedWork<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const other = underWay.get(key);
    if (other) return { isFirst: false, result: other };
    const result = work().finally(() => underWay.delete(key));
    underWay.set(key, result);
    return { isFirst: true, result };
  };
}
