import * as comparison from '#areas/places/comparison/comparisonSlice.ts';
import type { ComparisonState, WantedComparison } from '#areas/places/comparison/comparisonState.ts';
import { comparisonPath, comparedAt } from '#areas/places/comparisonPaths.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const wantedFor = (etapa: string): WantedComparison => ({ etapa, variants: [], semillas: [] });
const wanted = wantedFor('general');
const progress = { done: 1, total: 2 };
const found = { rows: [], variants: [], semillas: 0, changed: 0 };
const failure = { messages: ['No'], wayOn: 'again' } as const;
const at = (path: string, search: string) => locationChanged({ address: { path, search, key: 'k' }, kind: 'push' });

describeMachine<ComparisonState>({
  machine: comparison.comparisonMachine,
  endsIn: 'idle',
  states: {
    idle: { status: 'idle' },
    running: { status: 'running', wanted, progress: null },
    runningOn: { status: 'running', wanted, progress },
    done: { status: 'done', wanted, comparison: found },
    failed: { status: 'failed', wanted, ...failure },
    cancelled: { status: 'cancelled', wanted },
  },
  events: {
    requested: comparison.comparisonRequested(wanted),
    progressed: comparison.comparisonProgressed(progress),
    finished: comparison.comparisonFinished(found),
    failed: comparison.comparisonFailed(failure),
    cancelled: comparison.comparisonCancelled(),
    samePage: at('/educacion/asignacion/comparacion', '?etapa=general'),
    otherStage: at('/educacion/asignacion/comparacion', '?etapa=otra'),
    otherPage: at('/educacion/asignacion', '?etapa=general'),
  },
  cells: `
               requested  progressed  finished  failed  cancelled  samePage  otherStage  otherPage
    idle       running    -           -         -       -          -         -           -
    running    -          runningOn   done      failed  cancelled  -         idle        idle
    runningOn  -          runningOn   done      failed  cancelled  -         idle        idle
    done       running    -           -         -       -          -         idle        idle
    failed     running    -           -         -       -          -         idle        idle
    cancelled  running    -           -         -       -          -         idle        idle
  `,
  transitions: [
    ...['idle', 'done', 'failed', 'cancelled'].map((from) => `${from} places/comparison/requested -> running`),
    'running places/comparison/progressed -> running',
    'running places/comparison/finished -> done',
    'running places/comparison/failed -> failed',
    'running places/comparison/cancelled -> cancelled',
    ...['running', 'done', 'failed', 'cancelled'].map((from) => `${from} location/changed -> ${from} | idle`),
  ],
});

test('the address keeps the stage and the seed of the simulation that it was come to from', () => {
  expect(comparisonPath('general')).toBe('/educacion/asignacion/comparacion?etapa=general');
  const path = comparisonPath('general', 'a&b ñ');
  expect(new URLSearchParams(path.split('?')[1]).get('semilla')).toBe('a&b ñ');
  expect(comparedAt({ path: '/educacion/asignacion/comparacion', search: '?etapa=general&semilla=x' })).toBe('general');
  expect(comparedAt({ path: '/educacion/asignacion', search: '?etapa=general' })).toBeNull();
});
