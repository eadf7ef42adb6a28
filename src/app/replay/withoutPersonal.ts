import { createPersonalFields, kindOfRecord } from './personalFields';
import { createStandIns } from './standIns';

/**
 * For what leaves the page by the DevTools, actions and states: gives `value` with a stand-in wherever something of a
 * person stands. What has nothing of anybody's is the same object, and so is what was met before.
 */
export function createCleaner(): <Value>(value: Value) => Value {
  const fields = createPersonalFields();
  const standIns = createStandIns();
  const met = new WeakMap<object, unknown>();

  const inAddress = (address: string): string =>
    address.replace(fields.inAddress, (_, before: string, name: string, written: string) => {
      const text = new URLSearchParams(`${name}=${written}`).get(name) ?? '';
      const kind = fields.kindOf(name, {});
      return `${before}${name}=${kind === null ? written : encodeURIComponent(standIns.of(kind, text))}`;
    });

  function cleanText(text: string, kind: string | null): string {
    if (kind !== null) return standIns.of(kind, text);
    return text.includes('?') ? inAddress(standIns.within(text)) : standIns.within(text);
  }

  function cleanArray(array: readonly unknown[], kind: string | null): readonly unknown[] {
    const cleaned = array.map((item) => clean(item, typeof item === 'string' ? kind : null));
    return cleaned.every((item, index) => item === array[index]) ? array : cleaned;
  }

  function cleanObject(object: Readonly<Record<string, unknown>>, kind: string | null): object {
    let cleaned = object;
    for (const [key, value] of Object.entries(object)) {
      const isText = typeof value === 'string' || Array.isArray(value);
      const own = clean(value, isText ? (kind ?? fields.kindOf(key, object)) : kindOfRecord(key));
      if (own === value) continue;
      if (cleaned === object) cleaned = { ...object };
      (cleaned as Record<string, unknown>)[key] = own;
    }
    return cleaned;
  }

  function clean(value: unknown, kind: string | null): unknown {
    if (typeof value === 'string') return cleanText(value, kind);
    if (typeof value !== 'object' || value === null) return value;
    if (kind === null && met.has(value)) return met.get(value);
    const cleaned = Array.isArray(value) ? cleanArray(value, kind) : cleanObject(value as Record<string, unknown>, kind);
    if (kind === null) met.set(value, cleaned);
    return cleaned;
  }

  return <Value>(value: Value) => clean(value, null) as Value;
}
