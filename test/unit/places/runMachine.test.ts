import * as corrida from '#areas/places/allocation/runSlice.ts';
import type { RunState, WantedRun } from '#areas/places/allocation/runState.ts';
import type { RunOutcome } from '#allocation/workerMessages.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const asked: WantedRun = { purpose: 'simulacion', etapa: 'general', semilla: 'una', file: null };
const other: WantedRun = { purpose: 'registro', etapa: 'general', semilla: 'otra', file: null };
const progress = { phase: 'sorteo', done: 1, total: 2 } as const;
const result: RunOutcome = {
  summary: { solicitudes: 0, byOpcion: [], kept: 0, withoutCupo: 0, cupos: 0 },
  inputHash: 'e',
  hash: 'h',
  findings: [],
};
const faults = { violations: ['Línea 2'], total: 1 };
const at = (path: string, search = '') => locationChanged({ address: { path, search, key: 'k' }, kind: 'push' });

const ended = {
  otherStage: 'idle',
  otherPage: 'idle',
  signedOut: 'idle',
  expired: 'idle',
  tokenLost: 'idle',
  elsewhere: 'idle',
  samePage: '-',
} as const;
const over = {
  requested: 'other',
  started: '-',
  progressed: '-',
  finished: '-',
  invalid: '-',
  failed: '-',
  cancelled: '-',
  ...ended,
} as const;
const ALL = ['reading', 'running', 'done', 'invalid', 'failed', 'cancelled'] as const;

describeMachine<RunState, 'idle' | 'runningOn' | (typeof ALL)[number], string, string>({
  machine: corrida.runMachine,
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
    requested: corrida.runRequested(other),
    started: corrida.runStarted(),
    progressed: corrida.runProgressed(progress),
    finished: corrida.runFinished(result),
    invalid: corrida.runFoundInvalid(faults),
    failed: corrida.runFailed({ message: 'No', wayOn: 'again' }),
    cancelled: corrida.runCancelled(),
    samePage: at('/educacion/asignacion', '?etapa=general'),
    otherStage: at('/educacion/asignacion', '?etapa=prioritaria'),
    otherPage: at('/educacion/resultados', '?etapa=general'),
    signedOut: session.signedOut(),
    expired: session.sessionExpired(),
    tokenLost: session.tokenLost(),
    elsewhere: session.signedOutElsewhere(),
  },
  cells: {
    idle: {
      ...over,
      otherStage: '-',
      otherPage: '-',
      signedOut: '-',
      expired: '-',
      tokenLost: '-',
      elsewhere: '-',
    },
    reading: {
      requested: '-',
      started: 'running',
      progressed: '-',
      finished: '-',
      invalid: 'invalid',
      failed: 'failed',
      cancelled: 'cancelled',
      ...ended,
    },
    running: {
      requested: '-',
      started: '-',
      progressed: 'runningOn',
      finished: 'done',
      invalid: 'invalid',
      failed: 'failed',
      cancelled: 'cancelled',
      ...ended,
    },
    runningOn: {
      requested: '-',
      started: '-',
      progressed: 'runningOn',
      finished: 'done',
      invalid: 'invalid',
      failed: 'failed',
      cancelled: 'cancelled',
      ...ended,
    },
    done: over,
    invalid: over,
    failed: over,
    cancelled: over,
  },
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
    ...ALL.flatMap((from) => [
      `${from} location/changed -> ${from} | idle`,
      ...['signedOut', 'expired', 'tokenLost', 'signedOutElsewhere'].map((ending) => `${from} session/${ending} -> idle`),
    ]),
  ],
});
