import { combineReducers, createAction } from '@reduxjs/toolkit';
import { object, string } from 'valibot';
import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import type { Chunk } from '#core/chunks/chunk.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { services } from '#core/saga/services.ts';
import { SESSION_BEGINNINGS } from '#core/session/sessionEvents.ts';
import { parseStored } from '#services/storage/parseStored.ts';
import { readToken } from '#services/storage/token.ts';

/** Its place in the state. */
const SHELL = 'shell';

/** Whose session it is, as the token names them: the sign-in answer does not, and nothing is decided by it. */
type WhoState = { status: 'unknown' } | { status: 'known'; name: string };

/** The session's token was read; `name` null: it names nobody. */
const whoRead = createAction<{ name: string | null }>('shell/who/whoRead');

const machine = declareMachine<WhoState>(`${SHELL}.who`, { status: 'unknown' })
  .on(['unknown', 'known'], whoRead, ['known', 'unknown'], (_, { payload: { name } }) =>
    name === null ? { status: 'unknown' } : { status: 'known', name },
  )
  .onSessionEnd('known', 'unknown', () => ({ status: 'unknown' }))
  .build();

export const who = {
  ...placePart(machine),
  *saga(): SagaGenerator<void> {
    for (;;) {
      const { storage } = yield* services();
      yield* put(whoRead({ name: yield* call(nameIn, readToken(storage)) }));
      yield* take([...SESSION_BEGINNINGS]);
    }
  },
};

/** What the shell's chunk brings into the state. */
export const shellSlice: NonNullable<Chunk['slice']> = { name: SHELL, reducer: combineReducers({ who: machine.reducer }) };

const claimsSchema = object({ name: string() });

/** The claim `name` of a JSON Web Token; null where it has none, or is another kind of token. */
export function nameIn(token: string | null): string | null {
  const [, claims = ''] = token?.split('.') ?? [];
  try {
    const bytes = Uint8Array.from(atob(claims.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    return parseStored(new TextDecoder().decode(bytes), claimsSchema)?.name ?? null;
  } catch {
    return null;
  }
}
