import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/** A state of a machine: a union's members are told apart by `status`. */
export interface MachineState {
  status: string;
}

type StatusOf<S extends MachineState> = S['status'];
type StateOf<S extends MachineState, Status extends StatusOf<S>> = Extract<S, { status: Status }>;

/** An action creator of Redux Toolkit, as far as a machine needs it. */
interface EventCreator<Action extends UnknownAction> {
  type: string;
  match(action: unknown): action is Action;
}

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
   * Declares that `event`, in each of `from`, leads to one of `to`; `step` gives the new state, and its
   * type holds it to `to`. Throws when the same event is declared twice for a state.
   */
  on<From extends StatusOf<S>, Action extends UnknownAction, To extends StatusOf<S>>(
    from: From | readonly From[],
    event: EventCreator<Action>,
    to: To | readonly To[],
    // Inferred from what is declared alone: a step would add the state that it gives to the targets.
    step: (state: StateOf<S, NoInfer<From>>, action: Action) => StateOf<S, NoInfer<To>>,
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
    on(from, event, to, step) {
      for (const status of asList(from)) {
        const key = cell(status, event.type);
        if (steps.has(key)) throw new Error(`${name}: '${event.type}' is declared twice in '${status}'`);
        // The map's key says that the state is one of `from` and the action is `event`'s.
        steps.set(key, step as unknown as Step<S>);
        transitions.push({ from: status, event: event.type, to: asList(to) });
      }
      return builder;
    },
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

function asList<T extends string>(value: T | readonly T[]): readonly T[] {
  return typeof value === 'string' ? [value] : value;
}
