import type { Action } from '@reduxjs/toolkit';
import { call, type SagaGenerator } from 'typed-redux-saga';
import { failureMessage } from '#services/http/failureMessage.ts';
import { problemOf } from '#services/http/httpProblem.ts';
import { problemMessage } from '#services/http/problemMessage.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import type { Checked } from '#domain/checked.ts';
import type { StoredFile } from '#domain/contractTypes.ts';
import { storedFileSchema } from '#domain/answers/answerParts.ts';
import { askTelling } from '#core/saga/askTelling.ts';
import { lighterFile } from './photo/lighterFile';
import { ATTACHED_ALREADY, CHANGED, refusalOfFile, TOO_BIG, WRONG_TYPE } from './soporte';

const PATH = 'api/educacion/archivos';

/** What has the same name and as many bytes is the same, on its way from the same person to the same place. */
export const isAmong = (stored: readonly StoredFile[], { name, size }: File): boolean =>
  stored.some(({ nombre, tamano }) => tamano === size && nombre === name.normalize('NFC'));

interface Sending {
  /** Whether it is attached already. */
  isThere(file: File): SagaGenerator<boolean>;
  /** The event of how much of it is sent. */
  progressed(percent: number): Action;
}

/** Sends one support; what the server keeps, or why not, for a person. */
export function* sendSoporte(chosen: File, { isThere, progressed }: Sending): SagaGenerator<Checked<StoredFile>> {
  const file = yield* lighterFile(chosen);
  const message = (yield* isThere(file)) ? ATTACHED_ALREADY : refusalOfFile(file);
  if (message !== null) return { ok: false, problems: message };
  const body = new FormData();
  body.append('archivo', file, file.name);
  try {
    const stored = yield* askTelling(
      storedFileSchema,
      (http, callOptions) => http.post(PATH, body, callOptions),
      // The form around it has some bytes of its own.
      (bytes) => progressed(Math.min(Math.floor((100 * bytes) / file.size), 100)),
    );
    // Chosen twice at once, the first of them has come meanwhile.
    return (yield* isThere(file)) ? { ok: false, problems: ATTACHED_ALREADY } : { ok: true, value: stored };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { ok: false, problems: yield* call(messageOf, error.failure, file) };
  }
}

/** A browser that cannot read any more what was chosen fails as if there were no network. */
async function canBeRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

async function messageOf(failure: HttpFailure, file: File): Promise<string> {
  if (failure.kind === 'noAnswer' && !(await canBeRead(file))) return CHANGED;
  if (failure.kind !== 'status') return failureMessage(failure);
  if (failure.status === 413) return TOO_BIG;
  // With the contract's words it says which kind of wrong, and what to do.
  return failure.status === 415 && problemOf(failure).code === null ? WRONG_TYPE : problemMessage(failure);
}
