import type { Reducer } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { Machine, MachineState, Transition } from './machine';

/** A machine of an area, with the saga that works for it. */
export interface Part {
  /** Its key in the area's state. */
  name: string;
  machine: { name: string; initial: MachineState; transitions: readonly Transition[]; reducer: Reducer };
  saga?: () => SagaGenerator<void>;
}

/** The part of the state that an area holds: one machine under each name. */
type Placed<State> = Partial<Record<string, Partial<Record<string, State>>>>;

/** The part that a machine called `area.name` is; `select` gives the initial state until the area's chunk has come. */
export function placePart<S extends MachineState>(machine: Machine<S>) {
  const [area = '', name = ''] = machine.name.split('.');
  // No other machine is put there: an area's reducer is made of its parts.
  return { name, machine, select: (state: object): S => (state as Placed<S>)[area]?.[name] ?? machine.initial };
}
