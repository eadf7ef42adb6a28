import type { UnknownAction } from '@reduxjs/toolkit';
import type { Machine, MachineState } from '#core/machine.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { EVERY_EVENT } from './everyEvent';

type Cells = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface MachineTable<State extends MachineState> {
  machine: Machine<State>;
  /** What the states of the table look like. */
  states: Readonly<Record<string, NoInfer<State>>>;
  /** States that cells name, and that are not worth a row of their own. */
  results?: Readonly<Record<string, NoInfer<State>>>;
  /** The table's events; one type of event may come with several payloads. */
  events: Readonly<Record<string, UnknownAction>>;
  /** Where each end of a session leads from every other state; without it, it is as any event that the table does not name. */
  endsIn?: string;
  /**
   * The state that each event leads to; '-': the same as before. As text: a first line with the names of the states and
   * a line for each event, or the other way round.
   */
  cells: string | Cells;
  /** Each line: 'from event -> to' or 'from event -> to | to'. */
  transitions: readonly string[];
}

/** Cells by state and event. */
function readCells(text: string, states: readonly string[], events: readonly string[]): Cells {
  const [columns = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/));
  const cells = rows.flatMap(([row = '', ...to]) => columns.map((column, at) => ({ row, column, to: to[at] ?? '' })));
  const isByState = states.includes(columns[0] ?? '');
  const [named, lines] = isByState ? [states, events] : [events, states];
  expect([[...columns].sort(), rows.map(([row]) => row).sort()]).toEqual([[...named].sort(), [...lines].sort()]);
  const cellsOf = (state: string) => cells.filter(({ row, column }) => (isByState ? column : row) === state);
  return Object.fromEntries(
    states.map((state) => [
      state,
      Object.fromEntries(cellsOf(state).map(({ row, column, to }) => [isByState ? row : column, to])),
    ]),
  );
}

/**
 * Checks a machine against a table that is written in the test: every cell, every event that the table does
 * not name (which must change nothing), and the declaration, line by line.
 */
export function describeMachine<State extends MachineState>(table: MachineTable<State>): void {
  const { machine, events, transitions, endsIn } = table;
  const states: Readonly<Record<string, State>> = { ...table.results, ...table.states };
  const stateNames = Object.keys(table.states);
  const eventNames = Object.keys(events);
  const cells = typeof table.cells === 'string' ? readCells(table.cells, stateNames, eventNames) : table.cells;
  const end = endsIn === undefined ? null : frozen(table.states[endsIn]);
  const endings = end ? SESSION_ENDINGS.map((ending) => ending()) : [];
  const ownTypes = new Set([...endings, ...Object.values<UnknownAction>(events)].map(({ type }) => type));
  const foreign = EVERY_EVENT.filter(({ type }) => !ownTypes.has(type));

  describe(`the machine '${machine.name}'`, () => {
    test('starts in its first row', () => {
      expect(machine.reducer(undefined, { type: '@@INIT' })).toEqual(states[stateNames[0] ?? '']);
    });

    describe.each(stateNames)('in %s', (stateName) => {
      const state = frozen(states[stateName]);

      test.each(eventNames)('on %s', (eventName) => {
        const next = machine.reducer(state, frozen(events[eventName] as UnknownAction));
        const expected = cells[stateName]?.[eventName] ?? '';
        if (expected === '-') expect(next).toBe(state);
        else expect(next).toEqual(states[expected]);
      });

      test('on each end of a session', () => {
        const after = state?.status === end?.status ? state : end;
        expect(endings.map((ending) => machine.reducer(state, ending))).toEqual(endings.map(() => after));
      });

      test("others' events change nothing", () => {
        const changing = foreign.filter((event) => machine.reducer(state, event) !== state);
        expect(changing).toEqual([]);
      });
    });

    test('declares exactly these transitions', () => {
      const declared = machine.transitions.map(({ from, event, to }) => `${from} ${event} -> ${to.join(' | ')}`);
      const others = new Set(
        Object.values<State>(table.states)
          .map(({ status }) => status)
          .filter((status) => status !== end?.status),
      );
      const ends = [...others].flatMap((from) => endings.map(({ type }) => `${from} ${type} -> ${end?.status}`));
      expect(declared.sort()).toEqual([...transitions, ...ends].sort());
    });
  });
}

/** So that a reducer that writes into its state or its action throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}
