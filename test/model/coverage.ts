import type { UnknownAction } from '@reduxjs/toolkit';
import { MACHINES, type DeclaredMachine } from '../tools/machines';
import { InvariantBroken } from './invariants/broken';

/** Counts the declared transitions that were taken, over all sequences of a run. */
export interface Coverage {
  /** Throws `InvariantBroken` for a change that no machine declares. */
  observe(action: UnknownAction, before: unknown, after: unknown): void;
  declared: number;
  taken(): number;
  /** 'machine: from --event--> to', one for each that was never taken. */
  neverTaken(): string[];
}

export function createCoverage(): Coverage {
  const taken = new Map<string, boolean>();
  /** For each event, the machines' states that declare it. */
  const cells = new Map<string, Set<string>>();
  for (const { name, transitions } of MACHINES) {
    for (const { from, event, to } of transitions) {
      for (const target of to) taken.set(arrow(name, from, event, target), false);
      cells.set(event, (cells.get(event) ?? new Set<string>()).add(`${name} ${from}`));
    }
  }

  function observeMachine(name: string, event: string, from: string, to: string) {
    if (!cells.get(event)?.has(`${name} ${from}`)) {
      if (from !== to) throw new InvariantBroken('a machine moves only as declared', arrow(name, from, event, to));
      return;
    }
    const key = arrow(name, from, event, to);
    if (!taken.has(key)) throw new InvariantBroken('a machine moves only as declared', key);
    taken.set(key, true);
  }

  return {
    observe(action, before, after) {
      if (!cells.has(action.type) && before === after) return;
      for (const machine of MACHINES) {
        const { name, initial } = machine;
        for (const place of placesOf(machine, action)) {
          const from = statusAt(before, place) ?? initial.status;
          observeMachine(name, action.type, from, statusAt(after, place) ?? from);
        }
      }
    },
    declared: taken.size,
    taken: () => [...taken.values()].filter(Boolean).length,
    neverTaken: () => [...taken].filter(([, was]) => !was).map(([key]) => key),
  };
}

function arrow(name: string, from: string, event: string, to: string): string {
  return `${name}: ${from} --${event}--> ${to}`;
}

/** Where a machine's state lies; the chunks' machine has one for each chunk. */
function placesOf({ name }: DeclaredMachine, { type, payload }: UnknownAction): string[][] {
  // A machine of an area is called as its place.
  if (name !== 'chunk') return [name.split('.')];
  const chunk = typeof payload === 'object' && payload !== null && 'chunk' in payload ? payload.chunk : null;
  if (!type.startsWith('chunks/')) return [];
  return typeof chunk === 'string' ? [['chunks', chunk]] : [];
}

function statusAt(state: unknown, place: readonly string[]): string | undefined {
  let value: unknown = state;
  for (const key of [...place, 'status']) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return typeof value === 'string' ? value : undefined;
}
