import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

import { CHUNK_NAMES } from '#core/chunks/chunkNames.ts';
import { chunkMachine } from '#core/chunks/chunksSlice.ts';
import { withReplayLeft } from '#app/replay/replayLeft.ts';
import { createRootReducer } from '#app/rootReducer.ts';
import { configMachine } from '#core/config/configSlice.ts';
import { locationMachine } from '#core/location/locationSlice.ts';
import { menuMachine } from '#core/menu/menuSlice.ts';
import { overlayMachine } from '#core/overlay/overlaySlice.ts';
import { sessionMachine } from '#core/session/sessionSlice.ts';
import { sideMenuMachine } from '#shell/sideMenuSlice.ts';
import type { Chunk } from '#core/chunks/chunk.ts';
import type { Transition } from '#core/machine.ts';
import * as citizen from './citizenMachines';
import * as education from './placesMachines';
import * as processing from './processingMachines';

export type AnyState = Readonly<Record<string, unknown>>;

/** What the areas add to the state when their chunks arrive; a test holds it to what the chunks bring. */
export const AREA_SLICES = [education.slice, processing.slice, citizen.slice] as const;

/** The application's reducer as if every area had been opened. */
export function createWholeReducer(): Reducer<AnyState> {
  const root = createRootReducer();
  const slices: readonly NonNullable<Chunk['slice']>[] = AREA_SLICES;
  for (const { name, reducer } of slices) root.inject({ reducerPath: name as never, reducer });
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

const everything = () => true;

/** Every machine that runs in the application. */
export const PLACED_MACHINES: readonly PlacedMachine[] = [
  place('config', configMachine),
  place('location', locationMachine),
  place('session', sessionMachine),
  place('menu', menuMachine),
  place('sideMenu', sideMenuMachine),
  place('overlay', overlayMachine),
  ...CHUNK_NAMES.map((name) => place(`chunks.${name}`, chunkMachine, ({ payload }) => read(payload, 'chunk') === name)),
  ...[...education.machines, ...processing.machines, ...citizen.machines].map((machine) => place(machine.name, machine)),
];

function place(
  at: string,
  { transitions }: { transitions: readonly Transition[] },
  concerns: PlacedMachine['concerns'] = everything,
): PlacedMachine {
  return { place: at, transitions, concerns, of: (state) => at.split('.').reduce(read, state) };
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

/** A machine's status; '-' where a recorded state lacks it. */
export function statusOf(machineState: unknown): string {
  const status = read(machineState, 'status');
  return typeof status === 'string' ? status : '-';
}
