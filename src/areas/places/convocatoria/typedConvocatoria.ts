import { createAction, type ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import type { LineChange } from '#ui/lineChanges.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { sameValue } from '#domain/sameValue.ts';
import { PLACES_PATHS } from '../placesPaths';
import { convocatoriaFieldsSchema, type ConvocatoriaFields } from './convocatoriaFields';

export const typedConvocatoriaSchema = v.object({
  /** Of the call that it was typed onto. */
  version: v.number(),
  /** What stood in the fields before. */
  base: convocatoriaFieldsSchema,
  valores: convocatoriaFieldsSchema,
});
export type TypedConvocatoria = v.InferOutput<typeof typedConvocatoriaSchema>;

/** What somebody else has saved while this person typed. */
export interface OthersChanges {
  changes: readonly LineChange[];
  /** The rules that this person had changed too, by their names: they stay as typed. */
  own: readonly string[];
}

/** What is typed on the call's page and not saved yet, apart from what was read. */
export type TypedConvocatoriaState =
  | { status: 'closed' }
  /** The fields show what was read. `done`: how what was typed came to be saved; null: it is not to be told. */
  | { status: 'untouched'; done: 'saved' | 'alreadySaved' | null }
  | {
      status: 'typed';
      typed: TypedConvocatoria;
      /** Whether a reload would find it (D15). */
      kept: boolean;
      /** Messages by the contract's field path (`etapas.0.cierra`). */
      problems: Readonly<Record<string, string>>;
      /** Counts the refused submissions: each one takes the focus to its problems. */
      refusals: number;
      othersChanges: OthersChanges | null;
    };

type Typed = Extract<TypedConvocatoriaState, { status: 'typed' }>;
type Untouched = Extract<TypedConvocatoriaState, { status: 'untouched' }>;

/** The page was come to; `escrito`: what its user had typed there before, null: nothing. */
export const pageOpened = createAction<{ typed: TypedConvocatoria | null }>('places/reglasEscritas/pageOpened');
/** A person changed a field; with what was read, for the first change. */
export const convocatoriaTyped = createAction<TypedConvocatoria>('places/reglasEscritas/convocatoriaTyped');
/** What stands in the fields is what was read again. */
export const typingUndone = createAction('places/reglasEscritas/typingUndone');
export const textKept = createAction<{ kept: boolean }>('places/reglasEscritas/textKept');
/** A person saves what they typed. */
export const convocatoriaSubmitted = createAction('places/reglasEscritas/convocatoriaSubmitted');
export const problemsFound = createAction<{ problems: Readonly<Record<string, string>> }>('places/reglasEscritas/problemsFound');
/** What was typed stands on a newer version of the call. */
export const rebased = createAction<{ typed: TypedConvocatoria; othersChanges: OthersChanges | null }>('places/reglasEscritas/rebased');
/** A person has seen what somebody else changed. */
export const othersChangesSeen = createAction('places/reglasEscritas/othersChangesSeen');
/** What was typed is what is stored now; `done`: by this person's own save, or as it was already. */
export const typingSettled = createAction<{ done: 'saved' | 'alreadySaved' }>('places/reglasEscritas/typingSettled');
export const discardRequested = createAction('places/reglasEscritas/discardRequested');
export const typingDiscarded = createAction('places/reglasEscritas/typingDiscarded');

const closed = (): TypedConvocatoriaState & { status: 'closed' } => ({ status: 'closed' });
const untouched = (done: Untouched['done'] = null): Untouched => ({ status: 'untouched', done });
const typedState = (typed: TypedConvocatoria): Typed => ({
  status: 'typed',
  typed,
  kept: true,
  problems: {},
  refusals: 0,
  othersChanges: null,
});

const builder = declareMachine<TypedConvocatoriaState>('places.reglasEscritas', closed())
  .on('closed', pageOpened, ['untouched', 'typed'], (_, { payload: { typed } }) => (typed ? typedState(typed) : untouched()))
  .on('untouched', convocatoriaTyped, 'typed', (_, { payload }) => typedState(payload))
  .on('typed', convocatoriaTyped, 'typed', (state, { payload: { valores } }) => ({
    ...state,
    typed: { ...state.typed, valores },
    problems: stillThere(state, valores),
  }))
  .on('typed', typingUndone, 'untouched', () => untouched())
  .on('typed', textKept, 'typed', (state, { payload: { kept } }) => ({ ...state, kept }))
  .on('typed', problemsFound, 'typed', (state, { payload: { problems } }) => ({
    ...state,
    problems,
    refusals: state.refusals + 1,
  }))
  .on('typed', rebased, 'typed', (state, { payload: { typed, othersChanges } }) => ({ ...state, typed, problems: {}, othersChanges }))
  .on('typed', othersChangesSeen, 'typed', (state) => ({ ...state, othersChanges: null }))
  .on('typed', typingSettled, 'untouched', (_, { payload: { done } }) => untouched(done))
  .on('typed', typingDiscarded, 'untouched', () => untouched())
  .on('untouched', locationChanged, ['untouched', 'closed'], (state, { payload: { address } }) =>
    address.path === PLACES_PATHS.convocatoria ? state : closed(),
  )
  // Whoever leaves by themselves is asked first; where the application leads away, it is only put aside.
  .on('typed', locationChanged, ['typed', 'closed'], (state, { payload: { address, kind } }) =>
    address.path === PLACES_PATHS.convocatoria || kind !== 'replace' ? state : closed(),
  );
const endings: readonly ActionCreatorWithoutPayload[] = SESSION_ENDINGS;
for (const ending of endings) builder.on(['untouched', 'typed'], ending, 'closed', closed);

export const typedConvocatoriaMachine = builder.build();
export const selectTypedConvocatoria = placePart(typedConvocatoriaMachine).select;

/** The problems of fields that are as they were. */
function stillThere({ problems, typed }: Typed, valores: ConvocatoriaFields): Readonly<Record<string, string>> {
  const isSame = (path: string) => sameValue(at(typed.valores, path) ?? null, at(valores, path) ?? null);
  return Object.fromEntries(Object.entries(problems).filter(([path]) => isSame(path)));
}

/** What stands at a dotted path. */
function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined), value);
}
