import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

import { DECLARED_AREAS } from '#app/declaredAreas.ts';
import { withReplayLeft } from '#app/replay/replayLeft.ts';
import { createRootReducer } from '#app/rootReducer.ts';
import { chunkMachine } from '#core/chunks/chunksSlice.ts';
import type { Transition } from '#core/machine.ts';
import { shellSlice } from '#shell/who.ts';
import { type DeclaredMachine, OWN_MACHINES } from '../machines';

export type AnyState = Readonly<Record<string, unknown>>;

/** The application's reducer as if the shell and every area had been opened. */
export function createWholeReducer(): Reducer<AnyState> {
  const root = createRootReducer();
  for (const { name, reducer } of [shellSlice, ...DECLARED_AREAS]) root.inject({ reducerPath: name as never, reducer });
  return withReplayLeft(root as unknown as Reducer<AnyState>);
}

/** A machine at its place in the state. */
export interface PlacedMachine {
  /** 'session', or 'chunks.site'. */
  readonly place: string;
  readonly transitions: readonly Transition[];
  /** Its own state within the whole one. */
  of(state: unknown): unknown;
  /** False for an event that is another machine's of the same kind. */
  concerns(action: UnknownAction): boolean;
}

/** The chunks whose names the application knows. */
const CHUNKS = ['site', ...DECLARED_AREAS.flatMap(({ name, pages }) => [name, ...pages.map(({ id }) => id)])];

/** Every machine that runs in the application. */
export const PLACED_MACHINES: readonly PlacedMachine[] = [
  ...OWN_MACHINES.map(place),
  ...CHUNKS.map((name) => ({
    place: `chunks.${name}`,
    transitions: chunkMachine.transitions,
    of: (state: unknown) => read(read(state, 'chunks'), name) ?? chunkMachine.initial,
    concerns: ({ payload }: UnknownAction) => read(payload, 'chunk') === name,
  })),
  ...DECLARED_AREAS.flatMap(({ machines }) => machines.map(place)),
];

function place({ name, transitions }: DeclaredMachine): PlacedMachine {
  return { place: name, transitions, concerns: () => true, of: (state) => name.split('.').reduce(read, state) };
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

/** A machine's status; '-' where a recorded state lacks it. */
export function statusOf(machineState: unknown): string {
  const status = read(machineState, 'status');
  return typeof status === 'string' ? status : '-';
}
