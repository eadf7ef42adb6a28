import * as v from 'valibot';

/** Deadlock and serialization failure: PostgreSQL undid the one transaction so that the other could go on. */
const undoneSchema = v.object({ code: v.picklist(['40P01', '40001']) });

const attempts = 5;

/** Does the work again, whole, when it was undone for another's sake. @throws what it throws otherwise, or the last time */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !v.is(undoneSchema, error)) throw error;
    }
  }
}
