import { createAction } from '@reduxjs/toolkit';

import { declareMachine } from '#core/machine.ts';

type Light = { status: 'red' } | { status: 'green'; since: number };
const changed = createAction<number>('changed');
const red = () => ({ status: 'red' }) as const;
const green = (since: number) => ({ status: 'green', since }) as const;

/** Checked by tsc: a comment that expects an error is itself one where there is none. */
test('what is not declared is a type error', () => {
  const declarations = () => {
    const machine = declareMachine<Light>('light', red());
    machine.on('red', changed, 'green', (_, { payload }) => green(payload));
    machine.on('green', changed, ['red', 'green'], (state) => (state.since > 0 ? state : red()));
    // @ts-expect-error a state that the union does not have
    machine.on('amber', changed, 'red', red);
    // @ts-expect-error a target that the union does not have
    machine.on('red', changed, 'amber', red);
    // @ts-expect-error a step into another state than the declared one
    machine.on('red', changed, 'green', red);
    // @ts-expect-error a step into one of the declared states and into one that is not
    machine.on('green', changed, 'red', (state) => (state.since > 0 ? state : red()));
    // @ts-expect-error a state without the data that it has to have
    machine.on('red', changed, 'green', () => ({ status: 'green' }));
    // @ts-expect-error data that the state it comes from does not have
    machine.on('red', changed, 'green', ({ since }) => ({ status: 'green', since: Number(since) }));
    // @ts-expect-error an event with another payload
    machine.on('red', changed, 'green', (_, { payload }) => green(Number(payload.length)));
    // @ts-expect-error an initial state that the union does not have
    declareMachine<Light>('light', { status: 'amber' });
  };
  expect(declarations).toThrow('declared twice');
});
