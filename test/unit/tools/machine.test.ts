import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { MACHINES } from '#test/tools/machines.ts';
import { kindsOf, withDiagrams } from '#test/tools/mermaid.ts';

const KINDS = kindsOf(MACHINES);
const drawings = readFileSync(join(__dirname, '../../../src/MACHINES.md'), 'utf8');

it('draws the machines in src/MACHINES.md as they are in the code (npm run machine)', () => {
  expect(drawings).toBe(withDiagrams(drawings, KINDS));
});

const blocks = withDiagrams('<!-- machines: written by `npm run machine` --><!-- /machines -->', KINDS).split('```');

it('draws every machine, each state reached', () => {
  const drawings = blocks.filter((_, index) => index % 2 === 1);
  expect(drawings).toHaveLength(KINDS.length);
  drawings.forEach((drawing, index) => {
    const lines = drawing.trimEnd().split('\n');
    expect(lines.slice(0, 2)).toEqual(['mermaid', 'stateDiagram-v2']);
    // Mermaid takes a word as a state's name, and ends a label at ':' and ';'.
    for (const line of lines.slice(2)) expect(line).toMatch(/^ {2}(\[\*\]|\w+) --> \w+(: [\w/]+(, [\w/]+)*)?$/);
    const { initial, transitions } = KINDS[index] ?? { initial: { status: '' }, transitions: [] };
    const reached = new Set([initial.status, ...transitions.flatMap(({ to }) => to)]);
    expect(transitions.map(({ from }) => from).filter((from) => !reached.has(from))).toEqual([]);
  });
});

/** The drawings of the file as they are read there, by the machine's name: an arrow with each of its events. */
const DRAWN = new Map(
  [...drawings.matchAll(/^### (.+)\n\n```mermaid\n([^`]+)```/gm)].flatMap(([, names = '', drawing = '']) => {
    const arrows = [...drawing.matchAll(/^ {2}(\w+) --> (\w+): (.+)$/gm)].flatMap(([, from, to, events = '']) =>
      events.split(', ').map((event) => `${from} ${event} ${to}`),
    );
    const start = /\[\*\] --> (\w+)/.exec(drawing)?.[1];
    return names.split(', ').map((name) => [name, { start, arrows }] as const);
  }),
);

it.each(MACHINES.map((machine) => [machine.name, machine] as const))(
  "draws of '%s' every transition, and no other",
  (name, { initial, transitions }) => {
    const own = transitions[0]?.event.split('/')[0];
    // An event of another slice is written with its whole name.
    const labelOf = (event: string) => (event.split('/')[0] === own ? event.split('/').at(-1) : event);
    const declared = transitions.flatMap(({ from, event, to }) => to.map((one) => `${from} ${labelOf(event)} ${one}`));
    expect(DRAWN.get(name)?.start).toBe(initial.status);
    expect(DRAWN.get(name)?.arrows.sort()).toEqual(declared.sort());
  },
);

it('says when the file lacks its place for them', () => {
  expect(() => withDiagrams('# PISAMI', KINDS)).toThrow('MACHINES.md lacks the marks');
});

it('draws each kind once, under the names of all its machines', () => {
  const names = KINDS.flatMap((kind) => kind.names);
  expect(names.sort()).toEqual(MACHINES.map(({ name }) => name).sort());
  const kindOf = (name: string) => KINDS.find((kind) => kind.names.includes(name))?.name;
  expect(kindOf('places.summary')).toBe(kindOf('processing.inbox'));
  expect(kindOf('places.summary')).not.toBe(kindOf('processing.expedienteSave'));
});
