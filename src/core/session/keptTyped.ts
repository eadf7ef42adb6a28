import { select, type SagaGenerator } from 'typed-redux-saga';
import { safeParse, type GenericSchema } from 'valibot';
import { keepText, readKeptText, removeKeptText } from './keptText';
import { services } from '../saga/services';
import { selectIdentity } from './sessionSlice';

/** What the session's user had typed under `name`, over a reload or an expired session (D13); null: nothing that can be read. */
export function* readTyped<Typed>(name: string, schema: GenericSchema<unknown, Typed>): SagaGenerator<Typed | null> {
  const { storage } = yield* services();
  const user = yield* userNow();
  const text = user === null ? null : readKeptText(storage, user, name);
  return text === null ? null : parse(text, schema);
}

/** Keeps it for that user alone; null: there is nothing to keep any more. Gives whether a reload would find it (D15). */
export function* keepTyped(name: string, typed: object | null): SagaGenerator<boolean> {
  const { storage } = yield* services();
  const user = yield* userNow();
  if (user === null) return typed === null;
  if (typed !== null) return keepText(storage, user, name, JSON.stringify(typed));
  removeKeptText(storage, user, name);
  return true;
}

function* userNow(): SagaGenerator<string | null> {
  return (yield* select(selectIdentity))?.user ?? null;
}

/** What is stored may be anything. */
function parse<Typed>(text: string, schema: GenericSchema<unknown, Typed>): Typed | null {
  try {
    const { success, output } = safeParse(schema, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}
