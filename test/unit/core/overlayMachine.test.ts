import * as overlay from '#core/overlay/overlaySlice.ts';
import { describeMachine } from '#test/support/machineTable.ts';

describeMachine({
  machine: overlay.overlayMachine,
  states: {
    idle: { status: 'idle' },
    waiting1: { status: 'waiting', active: 1 },
    waiting2: { status: 'waiting', active: 2 },
    shown1: { status: 'shown', active: 1 },
    shown2: { status: 'shown', active: 2 },
  },
  results: { waiting3: { status: 'waiting', active: 3 }, shown3: { status: 'shown', active: 3 } },
  events: { started: overlay.requestStarted(), ended: overlay.requestEnded(), elapsed: overlay.waitElapsed() },
  cells: `
             idle      waiting1  waiting2  shown1  shown2
    started  waiting1  waiting2  waiting3  shown2  shown3
    ended    -         idle      waiting1  idle    shown1
    elapsed  -         shown1    shown2    -       -
  `,
  transitions: [
    'idle overlay/requestStarted -> waiting',
    'waiting overlay/requestStarted -> waiting',
    'waiting overlay/requestEnded -> waiting | idle',
    'waiting overlay/waitElapsed -> shown',
    'shown overlay/requestStarted -> shown',
    'shown overlay/requestEnded -> shown | idle',
  ],
});

test.each([
  [{ status: 'idle' }, 0, false],
  [{ status: 'waiting', active: 2 }, 2, false],
  [{ status: 'shown', active: 3 }, 3, true],
] as const)('in %j there are %d requests, shown: %s', (state, active, shown) => {
  expect(overlay.selectActiveRequests({ overlay: state })).toBe(active);
  expect(overlay.selectOverlayShown({ overlay: state })).toBe(shown);
});
