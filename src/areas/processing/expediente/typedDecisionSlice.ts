import { createAction, type ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import type { CondicionDecision, Expediente } from '#domain/contractTypes.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { expedienteAt } from '../processingPaths';
import { NOTHING_TYPED, type TypedDecision } from './typedDecision';
import type { ExpedienteCommand } from './expedienteSave';

/** What keeps one form from being saved. */
export interface DecisionProblems {
  /** The condition that was decided; null: the decision on the request. */
  condicion: string | null;
  /** Messages by field: `motivo`, `movimiento`, `antesDe`. */
  fields: Readonly<Record<string, string>>;
}

/** What is being typed on a request's page, apart from what was read: reading it again loses nothing of this. */
export type TypedDecisionState =
  | { status: 'closed' }
  | {
      status: 'open';
      radicado: string;
      typed: TypedDecision;
      /** Whether a reload would find it (D15). */
      kept: boolean;
      problems: DecisionProblems | null;
      /** Counts the refused submissions: each one takes the focus to its problems. */
      refusals: number;
      /** The request as it was on the screen when somebody else's change was found; null: nothing to tell. */
      before: Expediente | null;
    };

type Open = Extract<TypedDecisionState, { status: 'open' }>;
type Typed = Partial<Pick<TypedDecision, 'movimiento' | 'motivo' | 'antesDe'>>;

/** A request's page was come to; `escrito`: what its user had typed there before. */
export const pageOpened = createAction<{ radicado: string; typed: TypedDecision }>('processing/escrito/pageOpened');
/** `version`: of the request on the screen. */
export const reasonTyped = createAction<{ condicion: string; motivo: string; version: number }>('processing/escrito/reasonTyped');
export const decisionTyped = createAction<{ typed: Typed; version: number }>('processing/escrito/decisionTyped');
export const textKept = createAction<{ kept: boolean }>('processing/escrito/textKept');
/** A person approves or denies a condition. */
export const condicionDecided = createAction<{ condicion: string; decision: CondicionDecision['decision'] }>('processing/escrito/condicionDecided');
/** A person saves the decision on the request. */
export const decisionSubmitted = createAction('processing/escrito/decisionSubmitted');
export const problemsFound = createAction<DecisionProblems>('processing/escrito/problemsFound');
/** Somebody else's change was found at saving; `before`: what the screen showed. */
export const changedMeanwhile = createAction<{ before: Expediente }>('processing/escrito/changedMeanwhile');
/** A person has seen what changed. */
export const changesSeen = createAction<{ version: number }>('processing/escrito/changesSeen');
/** What the command was made of is saved. */
export const commandSaved = createAction<{ command: ExpedienteCommand; version: number }>('processing/escrito/commandSaved');

const closed = (): TypedDecisionState & { status: 'closed' } => ({ status: 'closed' });
const opened = (_: unknown, { payload: { radicado, typed } }: ReturnType<typeof pageOpened>): Open => ({
  status: 'open',
  radicado,
  typed,
  kept: true,
  problems: null,
  refusals: 0,
  before: null,
});
const withText = (state: Open, change: Partial<TypedDecision>): Open => ({
  ...state,
  typed: { ...state.typed, ...change },
});

const builder = declareMachine<TypedDecisionState>('processing.escrito', closed())
  .on(['closed', 'open'], pageOpened, 'open', opened)
  .on('open', reasonTyped, 'open', (state, { payload: { condicion, motivo, version } }) => ({
    ...withText(state, { version, razones: { ...state.typed.razones, [condicion]: motivo } }),
    problems: state.problems?.condicion === condicion ? null : state.problems,
  }))
  .on('open', decisionTyped, 'open', (state, { payload: { typed, version } }) => ({
    ...withText(state, { version, ...typed }),
    problems: withoutFields(state.problems, Object.keys(typed)),
  }))
  .on('open', textKept, 'open', (state, { payload: { kept } }) => ({ ...state, kept }))
  .on('open', problemsFound, 'open', (state, { payload }) => ({
    ...state,
    problems: payload,
    refusals: state.refusals + 1,
  }))
  .on('open', changedMeanwhile, 'open', (state, { payload: { before } }) => ({ ...state, before }))
  .on('open', changesSeen, 'open', (state, { payload: { version } }) => ({ ...withText(state, { version }), before: null }))
  .on('open', commandSaved, 'open', (state, { payload: { command, version } }) => ({
    ...withText(state, { ...withoutSaved(state.typed, command), version }),
    problems: null,
    before: null,
  }))
  .on('open', locationChanged, ['open', 'closed'], (state, { payload: { address } }) =>
    expedienteAt(address.path) === state.radicado ? state : closed(),
  );
const endings: readonly ActionCreatorWithoutPayload[] = SESSION_ENDINGS;
for (const ending of endings) builder.on('open', ending, 'closed', closed);

export const typedDecisionMachine = builder.build();
export const selectTypedDecision = placePart(typedDecisionMachine).select;

/** Taking and giving back a request save nothing that was typed. */
function withoutSaved({ razones }: TypedDecision, command: ExpedienteCommand): Partial<TypedDecision> {
  switch (command.kind) {
    case 'tomar':
    case 'liberar':
      return {};
    case 'decidir': {
      const { [command.condicion]: _saved, ...others } = razones;
      return { razones: others };
    }
    case 'mover':
      return { movimiento: NOTHING_TYPED.movimiento, motivo: NOTHING_TYPED.motivo, antesDe: NOTHING_TYPED.antesDe };
  }
}

/** Another move has other fields: with it all of the decision's problems are out of date. */
function withoutFields(problems: DecisionProblems | null, typed: readonly string[]): DecisionProblems | null {
  if (problems?.condicion !== null) return problems ?? null;
  if (typed.includes('movimiento')) return null;
  const fields = Object.fromEntries(Object.entries(problems.fields).filter(([field]) => !typed.includes(field)));
  return Object.keys(fields).length === 0 ? null : { ...problems, fields };
}
