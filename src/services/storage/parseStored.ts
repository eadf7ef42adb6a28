import { safeParse, type GenericSchema } from 'valibot';

/** Stored JSON, as `schema` has it: what is stored may be anything. Null: nothing is, or it is something else. */
export function parseStored<T>(text: string | null, schema: GenericSchema<unknown, T>): T | null {
  try {
    const { success, output } = safeParse(schema, JSON.parse(text ?? 'null'));
    return success ? output : null;
  } catch {
    return null;
  }
}
