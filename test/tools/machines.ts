import { chunkMachine } from '../../src/app/chunks/chunksSlice';
import { summary } from '../../src/areas/educacion/summary';
import { configMachine } from '../../src/features/config/configSlice';
import { locationMachine } from '../../src/features/location/locationSlice';
import { menuMachine } from '../../src/features/menu/menuSlice';
import { overlayMachine } from '../../src/features/overlay/overlaySlice';
import { sessionMachine } from '../../src/features/session/sessionSlice';
import { sideMenuMachine } from '../../src/features/site/sideMenuSlice';
import type { Transition } from '../../src/shared/machine';

export interface DeclaredMachine {
  /** Its place in the state. */
  name: string;
  /** What the README calls it, where that is not its name. */
  title?: string;
  initial: { status: string };
  transitions: readonly Transition[];
}

/** Every kind of machine of the application, in the order in which the README draws them. */
export const MACHINES: readonly DeclaredMachine[] = [
  sessionMachine,
  menuMachine,
  overlayMachine,
  locationMachine,
  sideMenuMachine,
  configMachine,
  chunkMachine,
  { ...summary.machine, title: 'summary of an area' },
];
