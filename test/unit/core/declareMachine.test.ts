import { createAction } from '@reduxjs/toolkit';
import { declareMachine } from '#core/machine.ts';

type Light = { status: 'red' } | { status: 'green' };
const changed = createAction('changed');
const red = (): Light & { status: 'red' } => ({ status: 'red' });

test('the same event twice for a state is refused', () => {
  const builder = declareMachine<Light>('light', red()).on('green', changed, 'red', red);
  expect(() => builder.on(['red', 'green'], changed, 'red', red)).toThrow("light: 'changed' is declared twice in 'green'");
});

test('a machine without transitions stays where it starts', () => {
  const { reducer, initial, name, transitions } = declareMachine<Light>('light', red()).build();
  expect({ name, initial, transitions }).toEqual({ name: 'light', initial: { status: 'red' }, transitions: [] });
  expect(reducer(undefined, changed())).toBe(initial);
});
