import type * as v from 'valibot';

/** Where an issue lies: in a field of an object. */
export function fieldItem<Input extends object>(input: Input, key: keyof Input & string): v.ObjectPathItem {
  return { type: 'object', origin: 'value', input: input as Record<string, unknown>, key, value: input[key] };
}

/** In an item of an array. */
export function indexItem<Item>(input: Item[], key: number): v.ArrayPathItem {
  return { type: 'array', origin: 'value', input, key, value: input[key] };
}
