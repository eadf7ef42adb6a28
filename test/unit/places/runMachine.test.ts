import * as corrida from '#areas/places/allocation/runSlice.ts';
import type { CorridaState, Pedido } from '#areas/places/allocation/runState.ts';
import type { Hecho } from '#allocation/workerMessages.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import * as session from '#core/session/sessionSlice.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const pedido: Pedido = { proposito: 'simulacion', etapa: 'general', semilla: 'una', archivo: null };
const otro: Pedido = { proposito: 'registro', etapa: 'general', semilla: 'otra', archivo: null };
const avance = { fase: 'sorteo', done: 1, total: 2 } as const;
const hecho: Hecho = {
  resumen: { solicitudes: 0, porOpcion: [], conservan: 0, sinCupo: 0, cupos: 0 },
  huellaEntrada: 'e',
  huella: 'h',
  hallazgos: [],
};
const faults = { faltas: ['Línea 2'], total: 1 };
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

describeMachine<CorridaState, 'idle' | 'runningOn' | (typeof ALL)[number], string, string>({
  machine: corrida.corridaMachine,
  states: {
    idle: { status: 'idle' },
    reading: { status: 'reading', pedido },
    running: { status: 'running', pedido, avance: null },
    runningOn: { status: 'running', pedido, avance },
    done: { status: 'done', pedido, hecho },
    invalid: { status: 'invalid', pedido, ...faults },
    failed: { status: 'failed', pedido, message: 'No', wayOn: 'again' },
    cancelled: { status: 'cancelled', pedido },
  },
  results: { other: { status: 'reading', pedido: otro } },
  events: {
    requested: corrida.corridaRequested(otro),
    started: corrida.corridaStarted(),
    progressed: corrida.corridaProgressed(avance),
    finished: corrida.corridaFinished(hecho),
    invalid: corrida.corridaFoundInvalid(faults),
    failed: corrida.corridaFailed({ message: 'No', wayOn: 'again' }),
    cancelled: corrida.corridaCancelled(),
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
    ...['idle', 'done', 'invalid', 'failed', 'cancelled'].map((from) => `${from} educacion/corridaRequested -> reading`),
    'reading educacion/corridaStarted -> running',
    'running educacion/corridaProgressed -> running',
    'running educacion/corridaFinished -> done',
    ...['reading', 'running'].flatMap((from) => [
      `${from} educacion/corridaFoundInvalid -> invalid`,
      `${from} educacion/corridaFailed -> failed`,
      `${from} educacion/corridaCancelled -> cancelled`,
    ]),
    ...ALL.flatMap((from) => [
      `${from} location/changed -> ${from} | idle`,
      ...['signedOut', 'expired', 'tokenLost', 'signedOutElsewhere'].map((ending) => `${from} session/${ending} -> idle`),
    ]),
  ],
});
