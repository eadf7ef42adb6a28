import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { SESSION_ENDINGS } from './session/sessionEvents';

/** A state of a machine: a union's members are told apart by `status`. */
export interface MachineState {
  status: string;
}

type StatusOf<S extends MachineState> = S['status'];
type StateOf<S extends MachineState, Status extends StatusOf<S>> = Extract<S, { status: Status }>;

/** An action creator of Redux Toolkit, as far as a machine needs it. */
interface EventCreator<Action extends UnknownAction = UnknownAction> {
  type: string;
  match(action: unknown): action is Action;
}
type ActionOf<Event extends EventCreator> = Event extends EventCreator<infer Action> ? Action : never;

/** One line of a declaration: in `from`, `event` leads to one of `to`. */
export interface Transition {
  from: string;
  event: string;
  to: readonly string[];
}

export interface Machine<S extends MachineState> {
  name: string;
  initial: S;
  transitions: readonly Transition[];
  /** Made from the transitions: an event that a state does not declare leaves it as it is. */
  reducer: Reducer<S>;
}

interface MachineBuilder<S extends MachineState> {
  /**
   * Declares that each of `events`, in each of `from`, leads to one of `to`; `step` gives the new state, and
   * its type holds it to `to`. Throws when the same event is declared twice for a state.
   */
  on<From extends StatusOf<S>, Event extends EventCreator, To extends StatusOf<S>>(
    from: From | readonly From[],
    events: Event | readonly Event[],
    to: To | readonly To[],
    // Inferred from what is declared alone: a step would add the state that it gives to the targets.
    step: (state: StateOf<S, NoInfer<From>>, action: ActionOf<NoInfer<Event>>) => StateOf<S, NoInfer<To>>,
  ): MachineBuilder<S>;
  /** The same for whatever ends a session. */
  onSessionEnd<From extends StatusOf<S>, To extends StatusOf<S>>(
    from: From | readonly From[],
    to: To | readonly To[],
    step: (state: StateOf<S, NoInfer<From>>) => StateOf<S, NoInfer<To>>,
  ): MachineBuilder<S>;
  build(): Machine<S>;
}

type Step<S> = (state: S, action: UnknownAction) => S;

/** Declares a state machine: its states are the union `S`, its transitions what `on` adds. */
export function declareMachine<S extends MachineState>(name: string, initial: S): MachineBuilder<S> {
  const transitions: Transition[] = [];
  const steps = new Map<string, Step<S>>();
  const cell = (status: string, event: string) => `${status} ${event}`;

  const builder: MachineBuilder<S> = {
    on(from, events, to, step) {
      for (const status of asList(from)) {
        for (const { type } of asList(events)) {
          const key = cell(status, type);
          // A fault of whoever declares it: found while developing.
          if (process.env.NODE_ENV !== 'production' && steps.has(key))
            throw new Error(`${name}: '${type}' is declared twice in '${status}'`);
          // The map's key says that the state is one of `from` and the action is one of `events`.
          steps.set(key, step as unknown as Step<S>);
          transitions.push({ from: status, event: type, to: asList(to) });
        }
      }
      return builder;
    },
    onSessionEnd: (from, to, step) => builder.on(from, SESSION_ENDINGS, to, step),
    build() {
      return {
        name,
        initial,
        transitions,
        reducer: (state = initial, action) => steps.get(cell(state.status, action.type))?.(state, action) ?? state,
      };
    },
  };
  return builder;
}

function asList<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}
