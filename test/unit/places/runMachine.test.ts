import * as run from '#areas/places/allocation/runSlice.ts';
import type { RunState, WantedRun } from '#areas/places/allocation/runState.ts';
import type { RunOutcome } from '#allocation/workerMessages.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const asked: WantedRun = { purpose: 'simulate', etapa: 'general', semilla: 'una', file: null };
const other: WantedRun = { purpose: 'register', etapa: 'general', semilla: 'otra', file: null };
const progress = { phase: 'lottery', done: 1, total: 2 } as const;
const result: RunOutcome = {
  summary: { solicitudes: 0, byOpcion: [], kept: 0, withoutCupo: 0, cupos: 0 },
  inputHash: 'e',
  hash: 'h',
  findings: [],
};
const faults = { violations: ['Línea 2'], total: 1 };
const at = (path: string, search = '') => locationChanged({ address: { path, search, key: 'k' }, kind: 'push' });

const ALL = ['reading', 'running', 'done', 'invalid', 'failed', 'cancelled'] as const;

describeMachine<RunState>({
  machine: run.runMachine,
  endsIn: 'idle',
  states: {
    idle: { status: 'idle' },
    reading: { status: 'reading', wanted: asked },
    running: { status: 'running', wanted: asked, progress: null },
    runningOn: { status: 'running', wanted: asked, progress },
    done: { status: 'done', wanted: asked, result },
    invalid: { status: 'invalid', wanted: asked, ...faults },
    failed: { status: 'failed', wanted: asked, message: 'No', wayOn: 'again' },
    cancelled: { status: 'cancelled', wanted: asked },
  },
  results: { other: { status: 'reading', wanted: other } },
  events: {
    requested: run.runRequested(other),
    started: run.runStarted(),
    progressed: run.runProgressed(progress),
    finished: run.runFinished(result),
    invalid: run.runFoundInvalid(faults),
    failed: run.runFailed({ message: 'No', wayOn: 'again' }),
    cancelled: run.runCancelled(),
    samePage: at('/educacion/asignacion', '?etapa=general'),
    otherStage: at('/educacion/asignacion', '?etapa=prioritaria'),
    otherPage: at('/educacion/resultados', '?etapa=general'),
  },
  cells: `
               requested  started  progressed  finished  invalid  failed  cancelled  samePage  otherStage  otherPage
    idle       other      -        -           -         -        -       -          -         -           -
    reading    -          running  -           -         invalid  failed  cancelled  -         idle        idle
    running    -          -        runningOn   done      invalid  failed  cancelled  -         idle        idle
    runningOn  -          -        runningOn   done      invalid  failed  cancelled  -         idle        idle
    done       other      -        -           -         -        -       -          -         idle        idle
    invalid    other      -        -           -         -        -       -          -         idle        idle
    failed     other      -        -           -         -        -       -          -         idle        idle
    cancelled  other      -        -           -         -        -       -          -         idle        idle
  `,
  transitions: [
    ...['idle', 'done', 'invalid', 'failed', 'cancelled'].map((from) => `${from} places/run/requested -> reading`),
    'reading places/run/started -> running',
    'running places/run/progressed -> running',
    'running places/run/finished -> done',
    ...['reading', 'running'].flatMap((from) => [
      `${from} places/run/foundInvalid -> invalid`,
      `${from} places/run/failed -> failed`,
      `${from} places/run/cancelled -> cancelled`,
    ]),
    ...ALL.map((from) => `${from} location/changed -> ${from} | idle`),
  ],
});
