import * as typing from '#areas/places/convocatoria/typedConvocatoria.ts';
import { fieldsOf } from '#areas/places/convocatoria/convocatoriaFields.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { CONVOCATORIA_PAGE, MANAGED_CONVOCATORIA } from '#test/support/samples/managedConvocatoria.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const at = (path: string, kind: 'push' | 'replace' = 'push') =>
  locationChanged({ address: { path, search: '', key: 'k' }, kind });

const base = fieldsOf(MANAGED_CONVOCATORIA.reglas, 'America/Bogota');
const typedRules: typing.TypedConvocatoria = { version: 3, base, valores: { ...base, nombre: '' } };
const news: typing.OthersChanges = { changes: [], own: ['Nombre'] };

type Typed = Extract<typing.TypedConvocatoriaState, { status: 'typed' }>;
const typed: Typed = { status: 'typed', typed: typedRules, kept: true, problems: {}, refusals: 0, othersChanges: null };
const problems = { nombre: 'Escriba', 'etapas.0.cierra': 'Elija', 'etapas.7.codigo': 'Escriba' };
const refused: Typed = { ...typed, problems, refusals: 1 };
const told: Typed = { ...typed, othersChanges: news };

const [first, ...others] = base.etapas;
if (!first) throw new Error('The sample has stages');
/** The first stage closes at another time, its other fields are as they were. */
const later = { ...typedRules.valores, etapas: [{ ...first, cierra: { dia: '2026-10-20', hora: '08:00' } }, ...others] };
const rebased: typing.TypedConvocatoria = { version: 4, base: { ...base, diasParaResponder: '9' }, valores: { ...base, nombre: 'Otro' } };
const withLater = (state: Typed, more: Partial<Typed> = {}): Typed => ({ ...state, typed: { ...typedRules, valores: later }, ...more });

describeMachine<typing.TypedConvocatoriaState, 'closed' | 'untouched' | 'saved' | 'typed' | 'refused' | 'told', string, string>({
  machine: typing.typedConvocatoriaMachine,
  states: {
    closed: { status: 'closed' },
    untouched: { status: 'untouched', done: null },
    saved: { status: 'untouched', done: 'saved' },
    typed,
    refused,
    told,
  },
  results: {
    already: { status: 'untouched', done: 'alreadySaved' },
    begun: { ...typed, typed: { version: 5, base, valores: later } },
    later: withLater(typed),
    laterRefused: withLater(refused, { problems: { nombre: 'Escriba', 'etapas.7.codigo': 'Escriba' } }),
    laterTold: withLater(told),
    unkept: { ...typed, kept: false },
    unkeptRefused: { ...refused, kept: false },
    unkeptTold: { ...told, kept: false },
    refusedAgain: { ...refused, refusals: 2 },
    refusedTold: { ...told, problems, refusals: 1 },
    rebased: { ...typed, typed: rebased, othersChanges: news },
    rebasedRefused: { ...typed, refusals: 1, typed: rebased, othersChanges: news },
    seenRefused: refused,
  },
  events: {
    opened: typing.pageOpened({ typed: null }),
    openedWith: typing.pageOpened({ typed: typedRules }),
    typed: typing.convocatoriaTyped({ version: 5, base, valores: later }),
    undone: typing.typingUndone(),
    unkept: typing.textKept({ kept: false }),
    submitted: typing.convocatoriaSubmitted(),
    problems: typing.problemsFound({ problems }),
    rebased: typing.rebased({ typed: rebased, othersChanges: news }),
    seen: typing.othersChangesSeen(),
    settled: typing.typingSettled({ done: 'saved' }),
    settledAlready: typing.typingSettled({ done: 'alreadySaved' }),
    discardAsked: typing.discardRequested(),
    discarded: typing.typingDiscarded(),
    here: at(CONVOCATORIA_PAGE),
    away: at('/educacion'),
    led: at('/educacion', 'replace'),
    signedOut: session.signedOut(),
    expired: session.sessionExpired(),
    tokenLost: session.tokenLost(),
    elsewhere: session.signedOutElsewhere(),
  },
  cells: {
    closed: {
      ...{ opened: 'untouched', openedWith: 'typed', typed: '-', undone: '-', unkept: '-', submitted: '-', problems: '-' },
      ...{ rebased: '-', seen: '-', settled: '-', settledAlready: '-', discardAsked: '-', discarded: '-' },
      ...{ here: '-', away: '-', led: '-', signedOut: '-', expired: '-', tokenLost: '-', elsewhere: '-' },
    },
    untouched: {
      ...{ opened: '-', openedWith: '-', typed: 'begun', undone: '-', unkept: '-', submitted: '-', problems: '-' },
      ...{ rebased: '-', seen: '-', settled: '-', settledAlready: '-', discardAsked: '-', discarded: '-' },
      ...{ here: '-', away: 'closed', led: 'closed' },
      ...{ signedOut: 'closed', expired: 'closed', tokenLost: 'closed', elsewhere: 'closed' },
    },
    saved: {
      ...{ opened: '-', openedWith: '-', typed: 'begun', undone: '-', unkept: '-', submitted: '-', problems: '-' },
      ...{ rebased: '-', seen: '-', settled: '-', settledAlready: '-', discardAsked: '-', discarded: '-' },
      ...{ here: '-', away: 'closed', led: 'closed' },
      ...{ signedOut: 'closed', expired: 'closed', tokenLost: 'closed', elsewhere: 'closed' },
    },
    typed: {
      ...{ opened: '-', openedWith: '-', typed: 'later', undone: 'untouched', unkept: 'unkept', submitted: '-' },
      ...{ problems: 'refused', rebased: 'rebased', seen: 'typed', settled: 'saved', settledAlready: 'already' },
      ...{ discardAsked: '-', discarded: 'untouched', here: '-', away: '-', led: 'closed' },
      ...{ signedOut: 'closed', expired: 'closed', tokenLost: 'closed', elsewhere: 'closed' },
    },
    refused: {
      ...{ opened: '-', openedWith: '-', typed: 'laterRefused', undone: 'untouched', unkept: 'unkeptRefused', submitted: '-' },
      ...{ problems: 'refusedAgain', rebased: 'rebasedRefused', seen: 'seenRefused', settled: 'saved', settledAlready: 'already' },
      ...{ discardAsked: '-', discarded: 'untouched', here: '-', away: '-', led: 'closed' },
      ...{ signedOut: 'closed', expired: 'closed', tokenLost: 'closed', elsewhere: 'closed' },
    },
    told: {
      ...{ opened: '-', openedWith: '-', typed: 'laterTold', undone: 'untouched', unkept: 'unkeptTold', submitted: '-' },
      ...{ problems: 'refusedTold', rebased: 'rebased', seen: 'typed', settled: 'saved', settledAlready: 'already' },
      ...{ discardAsked: '-', discarded: 'untouched', here: '-', away: '-', led: 'closed' },
      ...{ signedOut: 'closed', expired: 'closed', tokenLost: 'closed', elsewhere: 'closed' },
    },
  },
  transitions: [
    'closed places/reglasEscritas/pageOpened -> untouched | typed',
    'untouched places/reglasEscritas/convocatoriaTyped -> typed',
    'typed places/reglasEscritas/convocatoriaTyped -> typed',
    'typed places/reglasEscritas/typingUndone -> untouched',
    'typed places/reglasEscritas/textKept -> typed',
    'typed places/reglasEscritas/problemsFound -> typed',
    'typed places/reglasEscritas/rebased -> typed',
    'typed places/reglasEscritas/othersChangesSeen -> typed',
    'typed places/reglasEscritas/typingSettled -> untouched',
    'typed places/reglasEscritas/typingDiscarded -> untouched',
    'untouched location/changed -> untouched | closed',
    'typed location/changed -> typed | closed',
    'untouched session/signedOut -> closed',
    'untouched session/expired -> closed',
    'untouched session/tokenLost -> closed',
    'untouched session/signedOutElsewhere -> closed',
    'typed session/signedOut -> closed',
    'typed session/expired -> closed',
    'typed session/tokenLost -> closed',
    'typed session/signedOutElsewhere -> closed',
  ],
});
