import { DECLARED_AREAS } from '#app/declaredAreas.ts';
import { chunkMachine } from '#core/chunks/chunksSlice.ts';
import { configMachine } from '#core/config/configSlice.ts';
import { locationMachine } from '#core/location/locationSlice.ts';
import { menuMachine } from '#core/menu/menuSlice.ts';
import { overlayMachine } from '#core/overlay/overlaySlice.ts';
import { sessionMachine } from '#core/session/sessionSlice.ts';
import { sideMenuMachine } from '#shell/sideMenuSlice.ts';
import { who } from '#shell/who.ts';
import type { Transition } from '#core/machine.ts';

export interface DeclaredMachine {
  /** Its place in the state; `chunk` has many. */
  name: string;
  initial: { status: string };
  transitions: readonly Transition[];
}

/** The application's own machines. */
export const OWN_MACHINES = [
  sessionMachine,
  menuMachine,
  overlayMachine,
  locationMachine,
  sideMenuMachine,
  who.machine,
  configMachine,
] as const;

/** Every machine of the application. */
export const MACHINES: readonly DeclaredMachine[] = [
  ...OWN_MACHINES,
  chunkMachine,
  ...DECLARED_AREAS.flatMap(({ machines }) => machines),
];
