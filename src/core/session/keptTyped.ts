import { select, type SagaGenerator } from 'typed-redux-saga';
import type { GenericSchema } from 'valibot';
import { parseStored } from '#services/storage/parseStored.ts';
import { keepText, readKeptText, removeKeptText } from './keptText';
import { services } from '../saga/services';
import { selectIdentity } from './sessionSlice';

/** What the session's user had typed under `name`, over a reload or an expired session (D13); null: nothing that can be read. */
export function* readTyped<Typed>(name: string, schema: GenericSchema<unknown, Typed>): SagaGenerator<Typed | null> {
  const { storage } = yield* services();
  const user = yield* userNow();
  return user === null ? null : parseStored(readKeptText(storage, user, name), schema);
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
