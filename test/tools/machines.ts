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

/** Machines that differ in their events' first words alone, or lack some of the transitions, are of one kind. */
export interface Kind extends DeclaredMachine {
  /** Of all machines of the kind. */
  names: string[];
}

/** One machine of each kind, the one with the most transitions. */
export function kindsOf(machines: readonly DeclaredMachine[]): Kind[] {
  const kinds: (Kind & { ways: Set<string> })[] = [];
  for (const machine of [...machines].sort((one, other) => other.transitions.length - one.transitions.length)) {
    const ways = machine.transitions.map(({ from, event, to }) => [from, event.split('/').at(-1), ...to].join(' '));
    const kind = kinds.find((one) => ways.every((way) => one.ways.has(way)));
    if (kind) kind.names.push(machine.name);
    else kinds.push({ ...machine, names: [machine.name], ways: new Set(ways) });
  }
  const order = machines.map(({ name }) => name);
  return kinds.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}
