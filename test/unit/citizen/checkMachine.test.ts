import * as check from '#areas/citizen/proof/checkSlice.ts';
import type { CheckState, EndedCheck, Obtained, WantedCheck } from '#areas/citizen/proof/checkState.ts';
import { compareRun, type Difference } from '#areas/citizen/proof/compareRun.ts';
import { proofPlaceOf } from '#areas/citizen/proof/proofPaths.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const wanted: WantedCheck = {
  etapa: { anio: 2027, etapa: 'general' },
  tanda: null,
  archivo: { bytes: 10, sha256: 'f' },
  huellaLista: 'e',
  semilla: 'una',
  huella: 'h',
};
const other: WantedCheck = { ...wanted, tanda: 1, huellaLista: null };
const progress = { phase: 'lottery', done: 1, total: 2 } as const;
const obtained: Obtained = {
  bytes: 10,
  fileHash: 'f',
  outcome: {
    summary: { solicitudes: 0, byOpcion: [], kept: 0, withoutCupo: 0, cupos: 0 },
    inputHash: 'e',
    hash: 'h',
    findings: [],
  },
};
const faults = { violations: ['Línea 2'], total: 1 };
const at = (path: string) => locationChanged({ address: { path, search: '', key: 'k' }, kind: 'push' });

const ended = {
  done: { kind: 'done', wanted, obtained },
  invalid: { kind: 'invalid', wanted, ...faults },
  failed: { kind: 'failed', wanted, message: 'No', wayOn: 'again' },
  cancelled: { kind: 'cancelled', wanted },
} satisfies Record<string, EndedCheck>;
const fetchingOther = { status: 'fetching', wanted: other, bytes: 0 } as const;

describeMachine<CheckState>({
  machine: check.checkMachine,
  states: {
    idle: { status: 'idle', ended: [] },
    fetching: { status: 'fetching', wanted, bytes: 0, ended: [] },
    fetchingOn: { status: 'fetching', wanted, bytes: 7, ended: [] },
    running: { status: 'running', wanted, progress: null, ended: [] },
    runningOn: { status: 'running', wanted, progress, ended: [] },
    done: { status: 'idle', ended: [ended.done] },
    invalid: { status: 'idle', ended: [ended.invalid] },
    failed: { status: 'idle', ended: [ended.failed] },
    cancelled: { status: 'idle', ended: [ended.cancelled] },
  },
  results: {
    other: { ...fetchingOther, ended: [] },
    besidesDone: { ...fetchingOther, ended: [ended.done] },
    besidesInvalid: { ...fetchingOther, ended: [ended.invalid] },
    besidesFailed: { ...fetchingOther, ended: [ended.failed] },
    besidesCancelled: { ...fetchingOther, ended: [ended.cancelled] },
  },
  events: {
    again: check.checkRequested(wanted),
    other: check.checkRequested(other),
    come: check.fileProgressed({ bytes: 7 }),
    fetched: check.fileFetched(),
    progressed: check.checkProgressed(progress),
    finished: check.checkFinished(obtained),
    invalid: check.foundInvalid(faults),
    failed: check.checkFailed({ message: 'No', wayOn: 'again' }),
    cancelled: check.checkCancelled(),
    samePage: at('/tramites/educacion/resultados/general'),
    cutOffs: at('/tramites/educacion/resultados/general/cortes'),
    otherStage: at('/tramites/educacion/resultados/prioritaria'),
    sameYear: at('/tramites/educacion/resultados/anio-2027/general'),
    otherYear: at('/tramites/educacion/resultados/anio-2026/general'),
  },
  // What ended stays, whatever is checked or looked at afterwards.
  cells: `
                again     other             come        fetched  progressed  finished  invalid  failed  cancelled  samePage  cutOffs  otherStage  sameYear  otherYear
    idle        fetching  other             -           -        -           -         -        -       -          -         -        -        -         -
    fetching    -         -                 fetchingOn  running  -           -         -        failed  cancelled  -         idle     idle        -         idle
    fetchingOn  -         -                 fetchingOn  running  -           -         -        failed  cancelled  -         idle     idle        -         idle
    running     -         -                 -           -        runningOn   done      invalid  failed  cancelled  -         idle     idle        -         idle
    runningOn   -         -                 -           -        runningOn   done      invalid  failed  cancelled  -         idle     idle        -         idle
    done        fetching  besidesDone       -           -        -           -         -        -       -          -         -        -        -         -
    invalid     fetching  besidesInvalid    -           -        -           -         -        -       -          -         -        -        -         -
    failed      fetching  besidesFailed     -           -        -           -         -        -       -          -         -        -        -         -
    cancelled   fetching  besidesCancelled  -           -        -           -         -        -       -          -         -        -        -         -
  `,
  transitions: [
    'idle citizen/check/requested -> fetching',
    'fetching citizen/check/fileProgressed -> fetching',
    'fetching citizen/check/fileFetched -> running',
    'running citizen/check/checkProgressed -> running',
    'running citizen/check/checkFinished -> idle',
    'running citizen/check/foundInvalid -> idle',
    ...['fetching', 'running'].flatMap((from) => [
      `${from} citizen/check/checkFailed -> idle`,
      `${from} citizen/check/checkCancelled -> idle`,
      `${from} location/changed -> ${from} | idle`,
    ]),
  ],
});

describe('what a browser obtained beside what was published', () => {
  const outcome = (change: Partial<Obtained['outcome']>): Obtained => ({
    ...obtained,
    outcome: { ...obtained.outcome, ...change },
  });

  test.each<[string, Obtained, readonly Difference[]]>([
    ['all the same', obtained, []],
    ['cut short', { ...obtained, bytes: 9 }, ['file']],
    ['another letter in it', { ...obtained, fileHash: 'g' }, ['file']],
    ['another list, and so another result', outcome({ inputHash: 'x', hash: 'y' }), ['list', 'result']],
    ['another result', outcome({ hash: 'y' }), ['result']],
    ['a result that breaks a rule', outcome({ findings: [{ kind: 'overfull', message: 'No' }] }), ['rules']],
  ])('%s', (_, found, differences) => {
    expect(compareRun(wanted, found)).toEqual(differences);
  });

  test("a batch's list was not published before: its result's hash holds it", () => {
    expect(compareRun(other, outcome({ inputHash: 'x' }))).toEqual([]);
    expect(compareRun(other, outcome({ hash: 'x' }))).toEqual(['result']);
  });
});

test('the addresses of the pages', () => {
  const base = '/tramites/educacion/resultados';
  expect(proofPlaceOf(base)).toEqual({ page: 'all', anio: null });
  expect(proofPlaceOf(`${base}/anio-2026`)).toEqual({ page: 'all', anio: 2026 });
  expect(proofPlaceOf(`${base}/etapa_2`)).toEqual({ page: 'etapa', anio: null, etapa: 'etapa_2' });
  expect(proofPlaceOf(`${base}/anio-2026/general`)).toEqual({ page: 'etapa', anio: 2026, etapa: 'general' });
  expect(proofPlaceOf(`${base}/general/cortes`)).toEqual({ page: 'cutOffs', anio: null, etapa: 'general' });
  for (const none of ['/tramites/educacion', `${base}/`, `${base}/General`, `${base}/a/b`, `${base}/anio-1999`, `/x${base}`]) {
    expect(proofPlaceOf(none)).toBeNull();
  }
});
