import type { ImportState } from '#areas/places/oferta/import/declareImport.ts';
import { ofertaImport } from '#areas/places/oferta/import/ofertaImport.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { IMPORT_PAGE, REPORT } from '#test/support/samples/ofertas.ts';
import { describeMachine } from '#test/support/machineTable.ts';

type State = ImportState;
const AREA = 'places/ofertaImport';
const moved = (path: string) => locationChanged({ address: { path, search: '', key: 'k' }, kind: 'push' });

const counts = { revisadas: 3, nuevas: 1, cambiadas: 1, iguales: 1 };
const { cambios, totales } = REPORT;
const errors = [{ fila: 2, columna: 'sede', mensaje: 'No hay' }];
const name = 'a.csv';

const missed = { missing: ['sede'], heads: [{ at: 1, name: 'NOMBRE', example: 'El Samán' }] };

const STATES = [
  'lost',
  'reading',
  'matching',
  'unreadable',
  'wrong',
  'reviewing',
  'reviewed',
  'saving',
  'saved',
  'failed',
] as const;

describeMachine<State>({
  machine: ofertaImport.machine,
  endsIn: 'idle',
  states: {
    idle: { status: 'idle' },
    lost: { status: 'lost', fileName: name },
    reading: { status: 'reading', fileName: name, percent: null },
    matching: { status: 'matching', fileName: name, ...missed },
    unreadable: { status: 'unreadable', fileName: name, message: 'Vacío' },
    wrong: { status: 'wrong', fileName: name, errors, total: 1, written: 1, rows: 3, checked: 'part' },
    reviewing: { status: 'reviewing', fileName: name, rows: 3 },
    reviewed: {
      status: 'reviewed',
      fileName: name,
      counts,
      changes: cambios,
      totals: totales,
      unusedColumns: ['Notas'],
      isRenewed: false,
    },
    saving: { status: 'saving', fileName: name, rows: 3 },
    saved: { status: 'saved', fileName: name, counts },
    failed: { status: 'failed', fileName: name, message: 'Sin red' },
  },
  results: {
    again: { status: 'reading', fileName: name, percent: null },
    other: { status: 'reading', fileName: 'b.csv', percent: null },
    further: { status: 'reading', fileName: name, percent: 40 },
    sentReview: { status: 'reviewing', fileName: name, rows: 3, percent: 7 },
    sentSave: { status: 'saving', fileName: name, rows: 3, percent: 7 },
  },
  events: {
    chosen: ofertaImport.events.fileChosen(new File([], 'b.csv')),
    lost: ofertaImport.events.fileLost({ fileName: name }),
    read: ofertaImport.events.readProgressed({ percent: 40 }),
    missed: ofertaImport.events.columnsMissed(missed),
    matched: ofertaImport.events.columnsMatched({ matches: { sede: 1 } }),
    sent: ofertaImport.events.sentProgressed({ percent: 7 }),
    refused: ofertaImport.events.fileRefused({ message: 'Vacío' }),
    rows: ofertaImport.events.rowsRefused({ errors, total: 1, written: 1, rows: 3, checked: 'part' }),
    review: ofertaImport.events.reviewBegun({ rows: 3 }),
    reviewed: ofertaImport.events.reviewed({
      counts,
      changes: cambios,
      totals: totales,
      unusedColumns: ['Notas'],
      isRenewed: false,
    }),
    saving: ofertaImport.events.saveBegun({ rows: 3 }),
    saved: ofertaImport.events.saved({ counts }),
    failed: ofertaImport.events.stepFailed({ message: 'Sin red' }),
    dismissed: ofertaImport.events.importDismissed(),
    stayed: moved(IMPORT_PAGE),
    moved: moved('/sitio'),
  },
  cells: `
                chosen  lost  read     missed    matched  sent        refused     rows   review     reviewed  saving  saved  failed  dismissed  stayed  moved
    idle        other   lost  -        -         -        -           -           -      -          -         -       -      -       -          -       -
    lost        other   -     -        -         -        -           -           -      -          -         -       -      -       idle       -       idle
    reading     other   -     further  matching  -        -           unreadable  wrong  reviewing  -         -       -      -       idle       -       idle
    matching    other   -     -        -         again    -           -           -      -          -         -       -      -       idle       -       idle
    unreadable  other   -     -        -         -        -           -           -      -          -         -       -      -       idle       -       idle
    wrong       other   -     -        -         -        -           -           -      -          -         -       -      -       idle       -       idle
    reviewing   other   -     -        -         -        sentReview  unreadable  wrong  -          reviewed  -       -      failed  idle       -       idle
    reviewed    other   -     -        -         -        -           -           -      -          -         saving  -      -       idle       -       idle
    saving      -       -     -        -         -        sentSave    unreadable  wrong  reviewing  -         -       saved  failed  idle       -       -
    saved       other   -     -        -         -        -           -           -      -          -         -       -      -       idle       -       idle
    failed      other   -     -        -         -        -           -           -      reviewing  -         saving  -      -       idle       -       idle
  `,
  transitions: [
    ...['idle', ...STATES.filter((one) => one !== 'saving')].map((from) => `${from} ${AREA}/fileChosen -> reading`),
    `idle ${AREA}/fileLost -> lost`,
    `reading ${AREA}/readProgressed -> reading`,
    `reading ${AREA}/columnsMissed -> matching`,
    `matching ${AREA}/columnsMatched -> reading`,
    ...['reviewing', 'saving'].map((from) => `${from} ${AREA}/sentProgressed -> ${from}`),
    ...['reading', 'reviewing', 'saving'].map((from) => `${from} ${AREA}/fileRefused -> unreadable`),
    ...['reading', 'reviewing', 'saving'].map((from) => `${from} ${AREA}/rowsRefused -> wrong`),
    ...['reading', 'saving', 'failed'].map((from) => `${from} ${AREA}/reviewBegun -> reviewing`),
    `reviewing ${AREA}/reviewed -> reviewed`,
    ...['reviewed', 'failed'].map((from) => `${from} ${AREA}/saveBegun -> saving`),
    `saving ${AREA}/saved -> saved`,
    ...['reviewing', 'saving'].map((from) => `${from} ${AREA}/stepFailed -> failed`),
    ...STATES.map((from) => `${from} ${AREA}/importDismissed -> idle`),
    ...STATES.filter((one) => one !== 'saving').map((from) => `${from} location/changed -> ${from} | idle`),
  ],
});
