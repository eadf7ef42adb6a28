import { DECLARED_AREAS } from '#app/declaredAreas.ts';
import { replayLeft } from '#app/replay/replayLeft.ts';
import { reportReplay } from '#test/tools/replay/report.ts';
import { createWholeReducer, PLACED_MACHINES } from '#test/tools/replay/wholeApplication.ts';
import { ACTIONS, liftedState } from './recordings';

function replay(content: unknown) {
  const lines: string[] = [];
  const code = reportReplay(typeof content === 'string' ? content : JSON.stringify(content), (line) => lines.push(line));
  return { code, lines, text: lines.join('\n'), last: lines.at(-1) };
}

const SUMMARY = '1 ignored in their state, 1 known to no machine';

describe('the forms that people have', () => {
  it('reads a bare list of actions', () => {
    expect(replay(ACTIONS)).toMatchObject({ code: 0, last: `14 actions, ${SUMMARY}; no recorded states to compare` });
  });

  it('reads a list of lifted actions', () => {
    const lifted = ACTIONS.map((action) => ({ type: 'PERFORM_ACTION', action, timestamp: 1 }));
    expect(replay(lifted).last).toBe(`14 actions, ${SUMMARY}; no recorded states to compare`);
  });

  it('reads a lifted state', () => {
    expect(replay(liftedState())).toMatchObject({
      code: 0,
      last: '15 actions, 1 ignored in their state, 2 known to no machine; 15 recorded states, all the same',
    });
  });

  it.each([
    ['within text', JSON.stringify],
    ['as it is', (value: unknown) => value],
  ])('reads the exported file of the extension: JSON %s', (_, pack) => {
    const start = liftedState(ACTIONS.slice(0, 8)).computedStates.at(-1)?.state;
    const { code, text } = replay({ payload: pack(ACTIONS.slice(8)), preloadedState: pack(start) });
    expect(code).toBe(0);
    expect(text).toContain('#1 location/changed');
    expect(text).toContain('session signedIn');
    expect(text).toContain('places.summary unread → loading');
  });

  it('reads an exported lifted state, and a mark at the start of the file', () => {
    expect(replay(`\uFEFF${JSON.stringify({ payload: JSON.stringify(liftedState()) })}`).code).toBe(0);
  });

  it('starts from a committed state', () => {
    const committed = liftedState(ACTIONS.slice(0, 6)).computedStates.at(-1)?.state;
    expect(replay(liftedState(ACTIONS.slice(6), committed)).code).toBe(0);
  });
});

describe('what is printed', () => {
  const { lines, text } = replay(ACTIONS);

  it('tells each action with the machines before and after', () => {
    expect(lines[2]).toBe('#2 session/found {"user":"ana","year":"2026"}');
    expect(lines[3]).toContain('session signedOut → signedIn');
    expect(lines[3]).toContain('chunks.site absent');
    expect(lines[12]).toBe('#7 menu/groupToggled {"key":"0"}');
    // The same status, with other data.
    expect(lines[13]).toContain('menu ready → ready');
  });

  it('tells what was ignored, and what is for no machine', () => {
    expect(text).toContain('#3 session/signedIn {"user":"eva","year":"2026"}  [ignored in this state]');
    expect(text).toMatch(/#14 location\/linkFollowed .* \[known to no machine\]/);
    expect(replay([{ type: 'chunks/loaded', payload: { chunk: 'site' } }]).lines[0]).toContain('[ignored in this state]');
  });

  it('lets no file write over the terminal', () => {
    const { lines: printed } = replay([{ type: 'a\u001b[2J\nb', payload: '\u001b[2J' }]);
    expect(printed[0]).toBe('#1 a [2J b "\\u001b[2J"  [known to no machine]');
  });
});

describe('a recorded state is never trusted', () => {
  it('stops at the first that differs', () => {
    const lifted = liftedState();
    lifted.computedStates.splice(5, 1, { state: { ...lifted.computedStates[5]?.state, session: { status: 'signedOut' } } });
    const { code, text } = replay(lifted);
    expect(code).toBe(1);
    expect(text).toContain('#5 chunks/requested: the recorded state differs from the recomputed one in session');
    expect(text).toContain('session, recorded:   {"status":"signedOut"}');
    expect(text).not.toContain('#6');
  });

  it('goes on computing from its own', () => {
    const lifted = liftedState();
    const { computedStates: _, ...without } = lifted;
    expect(replay(without)).toMatchObject({ code: 0 });
  });

  it('sees a machine that is missing, unknown or everything', () => {
    const state = { ...liftedState().computedStates[0]?.state };
    const withState = (changed: unknown) => replay({ ...liftedState([]), computedStates: [{ state: changed }] });
    const { overlay: _, ...less } = state;
    expect(withState(less).text).toContain('in overlay');
    expect(withState({ ...state, gone: 1 }).text).toContain('in gone');
    expect(withState(null).text).toContain('in the whole state');
    // An area that had not been opened.
    const { places: __, ...unopened } = state;
    expect(withState(unopened).code).toBe(0);
  });

  it('leaves out what was switched off', () => {
    const lifted = { ...liftedState(), skippedActionIds: [2], computedStates: [] };
    const { code, text } = replay(lifted);
    expect(code).toBe(0);
    expect(text).toContain('#2 session/found {"user":"ana","year":"2026"}  [skipped]');
    expect(text).not.toContain('session signedOut → signedIn');
  });

  it('follows an export that was made after leaving a replay', () => {
    const own = liftedState(ACTIONS.slice(0, 2)).computedStates.at(-1)?.state;
    const lifted = liftedState([...ACTIONS, replayLeft(own), ...ACTIONS.slice(3)]);
    expect(replay(lifted)).toMatchObject({ code: 0 });
    expect(replay(lifted).text).toContain('session signedOut → signedIn');
  });

  it('names the action that cannot be computed', () => {
    const { code, last } = replay([...ACTIONS.slice(0, 4), { type: 'location/changed' }]);
    expect(code).toBe(1);
    expect(last).toMatch(/^Cannot be computed: #5 location\/changed: /);
  });
});

describe('a malformed file', () => {
  it.each([
    ['', 'The file is not JSON'],
    ['{', 'The file is not JSON'],
    ['5', 'The file holds neither'],
    ['null', 'The file holds neither'],
    ['{}', 'The file holds neither'],
    ['[5]', 'The list of actions, 0'],
    ['[{"type":5}]', 'The list of actions, 0'],
    ['{"payload":"["}', 'payload is not JSON'],
    ['{"payload":"[]","preloadedState":"{"}', 'preloadedState is not JSON'],
    ['{"payload":[],"preloadedState":5}', 'preloadedState: '],
    ['{"actionsById":{},"stagedActionIds":[0]}', 'action 0 is staged but not there'],
    ['{"actionsById":{"0":{"action":{}}},"stagedActionIds":[0]}', 'The state of the DevTools, actionsById.0.action.type'],
    ['{"actionsById":{},"stagedActionIds":[],"committedState":5}', 'committedState'],
  ])('%s', (text, line) => {
    const { code, lines } = replay(text);
    expect(code).toBe(2);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(line);
    expect(lines[0]).not.toContain('\n');
  });
});

it('replays with every area, and every machine', () => {
  const state = createWholeReducer()(undefined, { type: '@@INIT' });
  const placed = PLACED_MACHINES.map(({ place }) => place.split('.')[0]);
  // An area without machines has nothing to replay.
  const empty = DECLARED_AREAS.filter(({ machines }) => machines.length === 0).map(({ name }) => name);
  expect([...new Set(placed), ...empty].sort()).toEqual(Object.keys(state).sort());
});
