import { createAction, type ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionSlice.ts';
import type { Change } from '#ui/lineChanges.ts';
import { declareMachine } from '#core/machine.ts';
import { selectPlaced } from '#core/placed.ts';
import { sameValue } from '#domain/sameValue.ts';
import { AREA, EDUCATION_PATHS } from '../placesPaths';
import { valoresSchema, type Valores } from './convocatoriaFields';

export const escritoSchema = v.object({
  /** Of the call that it was typed onto. */
  version: v.number(),
  /** What stood in the fields before. */
  base: valoresSchema,
  valores: valoresSchema,
});
export type Escrito = v.InferOutput<typeof escritoSchema>;

/** What somebody else has saved while this person typed. */
export interface Novedades {
  cambios: readonly Change[];
  /** The rules that this person had changed too, by their names: they stay as typed. */
  propias: readonly string[];
}

/** What is typed on the call's page and not saved yet, apart from what was read. */
export type EscritoState =
  | { status: 'closed' }
  /** The fields show what was read. `done`: how what was typed came to be saved; null: it is not to be told. */
  | { status: 'untouched'; done: 'saved' | 'alreadySaved' | null }
  | {
      status: 'typed';
      escrito: Escrito;
      /** Whether a reload would find it (D15). */
      kept: boolean;
      /** Messages by the contract's field path (`etapas.0.cierra`). */
      problems: Readonly<Record<string, string>>;
      /** Counts the refused submissions: each one takes the focus to its problems. */
      refusals: number;
      novedades: Novedades | null;
    };

type Typed = Extract<EscritoState, { status: 'typed' }>;
type Untouched = Extract<EscritoState, { status: 'untouched' }>;

const event = <Payload = void>(name: string) => createAction<Payload>(`${AREA}/reglasEscritas/${name}`);

/** The page was come to; `escrito`: what its user had typed there before, null: nothing. */
export const pageOpened = event<{ escrito: Escrito | null }>('pageOpened');
/** A person changed a field; with what was read, for the first change. */
export const reglasTyped = event<Escrito>('reglasTyped');
/** What stands in the fields is what was read again. */
export const typingUndone = event('typingUndone');
export const textKept = event<{ kept: boolean }>('textKept');
/** A person saves what they typed. */
export const reglasSubmitted = event('reglasSubmitted');
export const problemsFound = event<{ problems: Readonly<Record<string, string>> }>('problemsFound');
/** What was typed stands on a newer version of the call. */
export const rebased = event<{ escrito: Escrito; novedades: Novedades | null }>('rebased');
/** A person has seen what somebody else changed. */
export const novedadesSeen = event('novedadesSeen');
/** What was typed is what is stored now; `done`: by this person's own save, or as it was already. */
export const typingSettled = event<{ done: 'saved' | 'alreadySaved' }>('typingSettled');
export const discardRequested = event('discardRequested');
export const typingDiscarded = event('typingDiscarded');

const closed = (): EscritoState & { status: 'closed' } => ({ status: 'closed' });
const untouched = (done: Untouched['done'] = null): Untouched => ({ status: 'untouched', done });
const typed = (escrito: Escrito): Typed => ({
  status: 'typed',
  escrito,
  kept: true,
  problems: {},
  refusals: 0,
  novedades: null,
});

const builder = declareMachine<EscritoState>(`${AREA}.reglasEscritas`, closed())
  .on('closed', pageOpened, ['untouched', 'typed'], (_, { payload: { escrito } }) => (escrito ? typed(escrito) : untouched()))
  .on('untouched', reglasTyped, 'typed', (_, { payload }) => typed(payload))
  .on('typed', reglasTyped, 'typed', (state, { payload: { valores } }) => ({
    ...state,
    escrito: { ...state.escrito, valores },
    problems: stillThere(state, valores),
  }))
  .on('typed', typingUndone, 'untouched', () => untouched())
  .on('typed', textKept, 'typed', (state, { payload: { kept } }) => ({ ...state, kept }))
  .on('typed', problemsFound, 'typed', (state, { payload: { problems } }) => ({
    ...state,
    problems,
    refusals: state.refusals + 1,
  }))
  .on('typed', rebased, 'typed', (state, { payload: { escrito, novedades } }) => ({ ...state, escrito, problems: {}, novedades }))
  .on('typed', novedadesSeen, 'typed', (state) => ({ ...state, novedades: null }))
  .on('typed', typingSettled, 'untouched', (_, { payload: { done } }) => untouched(done))
  .on('typed', typingDiscarded, 'untouched', () => untouched())
  .on('untouched', locationChanged, ['untouched', 'closed'], (state, { payload: { address } }) =>
    address.path === EDUCATION_PATHS.call ? state : closed(),
  )
  // Whoever leaves by themselves is asked first; where the application leads away, it is only put aside.
  .on('typed', locationChanged, ['typed', 'closed'], (state, { payload: { address, kind } }) =>
    address.path === EDUCATION_PATHS.call || kind !== 'replace' ? state : closed(),
  );
const endings: readonly ActionCreatorWithoutPayload[] = SESSION_ENDINGS;
for (const ending of endings) builder.on(['untouched', 'typed'], ending, 'closed', closed);

export const escritoMachine = builder.build();
export const selectEscrito = selectPlaced(AREA, 'reglasEscritas', escritoMachine.initial);

/** The problems of fields that are as they were. */
function stillThere({ problems, escrito }: Typed, valores: Valores): Readonly<Record<string, string>> {
  const isSame = (campo: string) => sameValue(at(escrito.valores, campo) ?? null, at(valores, campo) ?? null);
  return Object.fromEntries(Object.entries(problems).filter(([campo]) => isSame(campo)));
}

/** What stands at a dotted path. */
function at(value: unknown, campo: string): unknown {
  return campo
    .split('.')
    .reduce((part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined), value);
}
