import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { kindsOf, MACHINES } from '#test/tools/machines.ts';
import { withDiagrams } from '#test/tools/mermaid.ts';

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
