import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { MACHINES } from '#test/tools/machines.ts';
import { withDiagrams } from '#test/tools/mermaid.ts';

const text = readFileSync(join(__dirname, '../../../src/MACHINES.md'), 'utf8');

it('draws the machines in src/MACHINES.md as they are in the code (npm run machine)', () => {
  expect(text).toBe(withDiagrams(text, MACHINES));
});

const blocks = withDiagrams('<!-- machines: written by `npm run machine` --><!-- /machines -->', MACHINES).split('```');

it('draws every machine, each state reached', () => {
  const drawings = blocks.filter((_, index) => index % 2 === 1);
  expect(drawings).toHaveLength(MACHINES.length);
  drawings.forEach((drawing, index) => {
    const lines = drawing.trimEnd().split('\n');
    expect(lines.slice(0, 2)).toEqual(['mermaid', 'stateDiagram-v2']);
    // Mermaid takes a word as a state's name, and ends a label at ':' and ';'.
    for (const line of lines.slice(2)) expect(line).toMatch(/^ {2}(\[\*\]|\w+) --> \w+(: [\w/]+(, [\w/]+)*)?$/);
    const { initial, transitions } = MACHINES[index] ?? { initial: { status: '' }, transitions: [] };
    const reached = new Set([initial.status, ...transitions.flatMap(({ to }) => to)]);
    expect(transitions.map(({ from }) => from).filter((from) => !reached.has(from))).toEqual([]);
  });
});

it('says when the file lacks its place for them', () => {
  expect(() => withDiagrams('# PISAMI', MACHINES)).toThrow('MACHINES.md lacks the marks');
});
