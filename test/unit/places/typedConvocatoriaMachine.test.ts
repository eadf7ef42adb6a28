import * as typing from '#areas/places/convocatoria/typedConvocatoria.ts';
import { valoresDe } from '#areas/places/convocatoria/convocatoriaFields.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import * as session from '#core/session/sessionSlice.ts';
import { CALL_PAGE, CONVOCATORIA_DE_GESTION } from '#test/support/samples/managedConvocatoria.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const at = (path: string, kind: 'push' | 'replace' = 'push') =>
  locationChanged({ address: { path, search: '', key: 'k' }, kind });

const base = valoresDe(CONVOCATORIA_DE_GESTION.reglas, 'America/Bogota');
const escrito: typing.Escrito = { version: 3, base, valores: { ...base, nombre: '' } };
const news: typing.Novedades = { cambios: [], propias: ['Nombre'] };

type Typed = Extract<typing.EscritoState, { status: 'typed' }>;
const typed: Typed = { status: 'typed', escrito, kept: true, problems: {}, refusals: 0, novedades: null };
const problems = { nombre: 'Escriba', 'etapas.0.cierra': 'Elija', 'etapas.7.codigo': 'Escriba' };
const refused: Typed = { ...typed, problems, refusals: 1 };
const told: Typed = { ...typed, novedades: news };

const [first, ...others] = base.etapas;
if (!first) throw new Error('The sample has stages');
/** The first stage closes at another time, its other fields are as they were. */
const later = { ...escrito.valores, etapas: [{ ...first, cierra: { dia: '2026-10-20', hora: '08:00' } }, ...others] };
const rebased: typing.Escrito = { version: 4, base: { ...base, diasParaResponder: '9' }, valores: { ...base, nombre: 'Otro' } };
const withLater = (state: Typed, more: Partial<Typed> = {}): Typed => ({ ...state, escrito: { ...escrito, valores: later }, ...more });

describeMachine<typing.EscritoState, 'closed' | 'untouched' | 'saved' | 'typed' | 'refused' | 'told', string, string>({
  machine: typing.escritoMachine,
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
    begun: { ...typed, escrito: { version: 5, base, valores: later } },
    later: withLater(typed),
    laterRefused: withLater(refused, { problems: { nombre: 'Escriba', 'etapas.7.codigo': 'Escriba' } }),
    laterTold: withLater(told),
    unkept: { ...typed, kept: false },
    unkeptRefused: { ...refused, kept: false },
    unkeptTold: { ...told, kept: false },
    refusedAgain: { ...refused, refusals: 2 },
    refusedTold: { ...told, problems, refusals: 1 },
    rebased: { ...typed, escrito: rebased, novedades: news },
    rebasedRefused: { ...typed, refusals: 1, escrito: rebased, novedades: news },
    seenRefused: refused,
  },
  events: {
    opened: typing.pageOpened({ escrito: null }),
    openedWith: typing.pageOpened({ escrito }),
    typed: typing.reglasTyped({ version: 5, base, valores: later }),
    undone: typing.typingUndone(),
    unkept: typing.textKept({ kept: false }),
    submitted: typing.reglasSubmitted(),
    problems: typing.problemsFound({ problems }),
    rebased: typing.rebased({ escrito: rebased, novedades: news }),
    seen: typing.novedadesSeen(),
    settled: typing.typingSettled({ done: 'saved' }),
    settledAlready: typing.typingSettled({ done: 'alreadySaved' }),
    discardAsked: typing.discardRequested(),
    discarded: typing.typingDiscarded(),
    here: at(CALL_PAGE),
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
    'closed educacion/reglasEscritas/pageOpened -> untouched | typed',
    'untouched educacion/reglasEscritas/reglasTyped -> typed',
    'typed educacion/reglasEscritas/reglasTyped -> typed',
    'typed educacion/reglasEscritas/typingUndone -> untouched',
    'typed educacion/reglasEscritas/textKept -> typed',
    'typed educacion/reglasEscritas/problemsFound -> typed',
    'typed educacion/reglasEscritas/rebased -> typed',
    'typed educacion/reglasEscritas/novedadesSeen -> typed',
    'typed educacion/reglasEscritas/typingSettled -> untouched',
    'typed educacion/reglasEscritas/typingDiscarded -> untouched',
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
