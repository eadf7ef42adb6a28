import type { UnknownAction } from '@reduxjs/toolkit';
import type { Machine, MachineState } from '#core/machine.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { EVERY_EVENT } from './everyEvent';

interface MachineTable<
  State extends MachineState,
  StateName extends string,
  EventName extends string,
  ResultName extends string,
> {
  machine: Machine<State>;
  /** The table's rows: what these states look like. */
  states: Readonly<Record<StateName, NoInfer<State>>>;
  /** States that cells name, and that are not worth a row of their own. */
  results?: Readonly<Record<ResultName, NoInfer<State>>>;
  /** The table's columns; one type of event may come with several payloads. */
  events: Readonly<Record<EventName, UnknownAction>>;
  /** Where each end of a session leads from every other state; without it, it is as any event that the table does not name. */
  endsIn?: NoInfer<StateName>;
  /** The state that each event leads to; '-': the same as before. */
  cells: Readonly<Record<NoInfer<StateName>, Readonly<Record<NoInfer<EventName>, NoInfer<StateName | ResultName> | '-'>>>>;
  /** Each line: 'from event -> to' or 'from event -> to | to'. */
  transitions: readonly string[];
}

/**
 * Checks a machine against a table that is written in the test: every cell, every event that the table does
 * not name (which must change nothing), and the declaration, line by line.
 */
export function describeMachine<
  State extends MachineState,
  StateName extends string,
  EventName extends string,
  ResultName extends string = never,
>(table: MachineTable<State, StateName, EventName, ResultName>): void {
  const { machine, events, cells, transitions, endsIn } = table;
  const states: Readonly<Record<string, State>> = { ...table.results, ...table.states };
  const stateNames = Object.keys(table.states) as StateName[];
  const eventNames = Object.keys(events) as EventName[];
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
        const next = machine.reducer(state, frozen(events[eventName]));
        const expected = cells[stateName][eventName];
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
