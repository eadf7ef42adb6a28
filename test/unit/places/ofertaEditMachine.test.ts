import * as edicion from '#areas/places/oferta/ofertaEdit.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { OFERTA_PAGE, FIRST, SECOND } from '#test/support/samples/ofertas.ts';
import { describeMachine } from '#test/support/machineTable.ts';

type State = edicion.OfertaEditState;
const AREA = 'places/edicion';
const moved = (path: string) => locationChanged({ address: { path, search: '?pagina=2', key: 'k' }, kind: 'push' });

const open: State & { status: 'open' } = {
  status: 'open',
  oferta: FIRST,
  typed: { capacidad: '40', continuan: '30', repiten: '2' },
  problems: {},
  attempt: 0,
  before: null,
};
const typed: State = { ...open, typed: { ...open.typed, repiten: 'x' }, problems: { repiten: 'No' }, attempt: 1 };
const NOW = { ...FIRST, version: 4, capacidad: 41 };
const LATER = { ...FIRST, version: 5, capacidad: 42 };
const stale: State = { ...typed, oferta: NOW, typed: { ...typed.typed, capacidad: '41' }, before: FIRST };

const endings = { signedOut: 'closed', expired: 'closed', tokenLost: 'closed', elsewhere: 'closed' } as const;

describeMachine<State, 'closed' | 'settled' | 'open' | 'typed' | 'stale', string, string>({
  machine: edicion.ofertaEditMachine,
  states: { closed: { status: 'closed' }, settled: { status: 'settled', oferta: LATER }, open, typed, stale },
  results: {
    other: { ...open, oferta: SECOND, typed: { ...open.typed, capacidad: '35' } },
    openRetyped: { ...open, typed: { ...open.typed, repiten: '5' }, problems: {} },
    typedRetyped: { ...typed, typed: { ...open.typed, repiten: '5' }, problems: {} },
    staleRetyped: { ...stale, typed: { ...stale.typed, repiten: '5' }, problems: {} },
    openWrong: { ...open, problems: { capacidad: 'Faltan' }, attempt: 1 },
    typedWrong: { ...typed, problems: { capacidad: 'Faltan' }, attempt: 2 },
    staleWrong: { ...stale, problems: { capacidad: 'Faltan' }, attempt: 2 },
    // A figure that was not touched is the other person's; what was typed stays.
    openStale: { ...open, oferta: LATER, typed: { ...open.typed, capacidad: '42' }, before: FIRST },
    typedStale: { ...typed, oferta: LATER, typed: { ...typed.typed, capacidad: '42' }, problems: {}, before: FIRST },
    // What it was before the first of the others' changes.
    staleAgain: { ...stale, oferta: LATER, typed: { ...stale.typed, capacidad: '42' }, problems: {}, before: FIRST },
  },
  events: {
    opened: edicion.rowOpened({ oferta: SECOND }),
    typed: edicion.figureTyped({ field: 'repiten', text: '5' }),
    wrong: edicion.problemsFound({ problems: { capacidad: 'Faltan' } }),
    changed: edicion.changedMeanwhile({ oferta: LATER }),
    settled: edicion.rowSettled({ oferta: LATER }),
    left: edicion.rowLeft(),
    saved: edicion.rowSaved(),
    paged: moved(OFERTA_PAGE),
    moved: moved('/sitio'),
    signedOut: session.signedOut(),
    expired: session.sessionExpired(),
    tokenLost: session.tokenLost(),
    elsewhere: session.signedOutElsewhere(),
  },
  cells: {
    closed: {
      opened: 'other', typed: '-', wrong: '-', changed: '-', settled: '-', left: '-', saved: '-', paged: '-', moved: '-',
      signedOut: '-', expired: '-', tokenLost: '-', elsewhere: '-',
    },
    settled: {
      opened: 'other', typed: '-', wrong: '-', changed: '-', settled: '-', left: '-', saved: '-',
      paged: '-', moved: 'closed', ...endings,
    },
    open: {
      opened: 'other', typed: 'openRetyped', wrong: 'openWrong', changed: 'openStale', settled: 'settled', left: 'closed', saved: 'closed',
      paged: '-', moved: 'closed', ...endings,
    },
    typed: {
      opened: 'other', typed: 'typedRetyped', wrong: 'typedWrong', changed: 'typedStale', settled: 'settled', left: 'closed', saved: 'closed',
      paged: '-', moved: 'closed', ...endings,
    },
    stale: {
      opened: 'other', typed: 'staleRetyped', wrong: 'staleWrong', changed: 'staleAgain', settled: 'settled', left: 'closed', saved: 'closed',
      paged: '-', moved: 'closed', ...endings,
    },
  },
  transitions: [
    `closed ${AREA}/rowOpened -> open`,
    `settled ${AREA}/rowOpened -> open`,
    `open ${AREA}/rowOpened -> open`,
    `open ${AREA}/figureTyped -> open`,
    `open ${AREA}/problemsFound -> open`,
    `open ${AREA}/changedMeanwhile -> open`,
    `open ${AREA}/rowSettled -> settled`,
    `open ${AREA}/rowLeft -> closed`,
    `open ${AREA}/rowSaved -> closed`,
    'settled location/changed -> settled | closed',
    'open location/changed -> open | closed',
    ...['settled', 'open'].flatMap((from) =>
      ['session/signedOut', 'session/expired', 'session/tokenLost', 'session/signedOutElsewhere'].map((event) => `${from} ${event} -> closed`),
    ),
  ],
});

test.each([
  ['nothing', {}, false],
  ['spaces', { repiten: ' 2 ' }, false],
  ['another number', { repiten: '3' }, true],
  ['no number', { repiten: '' }, true],
])('what is typed is unsaved: %s', (_, figures, isDirty) => {
  expect(edicion.isDirty({ ...open, typed: { ...open.typed, ...figures } })).toBe(isDirty);
});
