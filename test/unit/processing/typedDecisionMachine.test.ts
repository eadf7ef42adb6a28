import { NOTHING_TYPED, type TypedDecision } from '#areas/processing/expediente/typedDecision.ts';
import * as typing from '#areas/processing/expediente/typedDecisionSlice.ts';
import type { ExpedienteCommand } from '#areas/processing/expediente/expedienteSave.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { IN_REVIEW, INBOX, PAGE, RADICADO } from '#test/support/samples/processing.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const at = (path: string) => locationChanged({ address: { path, search: '', key: 'k' }, kind: 'push' });
const typed: TypedDecision = { version: 4, razones: { hermano: 'Vieja', victima: 'X' }, movimiento: 'por_subsanar', motivo: 'Falta', antesDe: '20/1' };
const problems: typing.DecisionProblems = { condicion: null, fields: { motivo: 'Escriba', antesDe: 'Elija' } };
const ofHermano: typing.DecisionProblems = { condicion: 'hermano', fields: { motivo: 'Escriba' } };

type State = Extract<typing.TypedDecisionState, { status: 'open' }>;
const open: State = { status: 'open', radicado: RADICADO, typed, kept: true, problems: null, refusals: 0, before: null };
const refused: State = { ...open, problems, refusals: 1 };
const hermano: State = { ...open, problems: ofHermano, refusals: 1 };
const told: State = { ...open, before: IN_REVIEW };

const decide: ExpedienteCommand = { kind: 'decidir', radicado: RADICADO, version: 4, condicion: 'hermano', decision: 'negada', motivo: 'Vieja' };
const move: ExpedienteCommand = { kind: 'mover', radicado: RADICADO, version: 4, a: 'por_subsanar', motivo: 'Falta', antesDe: '2027-01-20' };
const release: ExpedienteCommand = { kind: 'liberar', radicado: RADICADO, version: 4 };

const withReason = (state: State, more: Partial<State> = {}): State => ({
  ...state,
  typed: { ...typed, version: 5, razones: { ...typed.razones, hermano: 'Otra' } },
  ...more,
});
const withDay = (state: State, more: Partial<State> = {}): State => ({
  ...state,
  typed: { ...typed, version: 5, antesDe: '2027-01-20' },
  ...more,
});
const withMove = (state: State, more: Partial<State> = {}): State => ({
  ...state,
  typed: { ...typed, version: 5, movimiento: 'retirada' },
  ...more,
});
const savedFrom = (state: State, change: Partial<TypedDecision>): State => ({
  ...state,
  typed: { ...typed, ...change, version: 5 },
  problems: null,
  before: null,
});
const kept = { razones: { victima: 'X' } };
const moved = { movimiento: null, motivo: '', antesDe: '' };

describeMachine<typing.TypedDecisionState, 'closed' | 'open' | 'refused' | 'hermano' | 'told', string, string>({
  machine: typing.typedDecisionMachine,
  states: { closed: { status: 'closed' }, open, refused, hermano, told },
  results: {
    opened: { ...open, radicado: '2027-A1W04NR-H', typed: NOTHING_TYPED },
    reason: withReason(open),
    reasonRefused: withReason(refused),
    reasonHermano: withReason(hermano, { problems: null }),
    reasonTold: withReason(told),
    day: withDay(open),
    dayRefused: withDay(refused, { problems: { condicion: null, fields: { motivo: 'Escriba' } } }),
    dayHermano: withDay(hermano),
    dayTold: withDay(told),
    move: withMove(open),
    moveRefused: withMove(refused, { problems: null }),
    moveHermano: withMove(hermano),
    moveTold: withMove(told),
    unkept: { ...open, kept: false },
    unkeptRefused: { ...refused, kept: false },
    unkeptHermano: { ...hermano, kept: false },
    unkeptTold: { ...told, kept: false },
    problems: { ...open, problems, refusals: 1 },
    problemsAgain: { ...open, problems, refusals: 2 },
    problemsTold: { ...told, problems, refusals: 1 },
    changedRefused: { ...refused, before: IN_REVIEW },
    changedHermano: { ...hermano, before: IN_REVIEW },
    seen: { ...open, typed: { ...typed, version: 5 } },
    seenRefused: { ...refused, typed: { ...typed, version: 5 } },
    seenHermano: { ...hermano, typed: { ...typed, version: 5 } },
    decided: savedFrom(open, kept),
    decidedRefused: savedFrom(refused, kept),
    moved: savedFrom(open, moved),
    movedRefused: savedFrom(refused, moved),
    released: savedFrom(open, {}),
    releasedRefused: savedFrom(refused, {}),
  },
  events: {
    opened: typing.pageOpened({ radicado: '2027-A1W04NR-H', typed: NOTHING_TYPED }),
    reason: typing.reasonTyped({ condicion: 'hermano', motivo: 'Otra', version: 5 }),
    day: typing.decisionTyped({ typed: { antesDe: '2027-01-20' }, version: 5 }),
    move: typing.decisionTyped({ typed: { movimiento: 'retirada' }, version: 5 }),
    unkept: typing.textKept({ kept: false }),
    problems: typing.problemsFound(problems),
    changed: typing.changedMeanwhile({ before: IN_REVIEW }),
    seen: typing.changesSeen({ version: 5 }),
    decided: typing.commandSaved({ command: decide, version: 5 }),
    moved: typing.commandSaved({ command: move, version: 5 }),
    released: typing.commandSaved({ command: release, version: 5 }),
    asked: typing.condicionDecided({ condicion: 'hermano', decision: 'negada' }),
    submitted: typing.decisionSubmitted(),
    here: at(PAGE),
    history: at(`${PAGE}/historia`),
    away: at(INBOX),
    signedOut: session.signedOut(),
    expired: session.sessionExpired(),
    tokenLost: session.tokenLost(),
    elsewhere: session.signedOutElsewhere(),
  },
  cells: {
    closed: {
      ...{ opened: 'opened', reason: '-', day: '-', move: '-', unkept: '-', problems: '-', changed: '-', seen: '-' },
      ...{ decided: '-', moved: '-', released: '-', asked: '-', submitted: '-', here: '-', history: '-', away: '-' },
      ...{ signedOut: '-', expired: '-', tokenLost: '-', elsewhere: '-' },
    },
    open: {
      ...{ opened: 'opened', reason: 'reason', day: 'day', move: 'move', unkept: 'unkept', problems: 'problems' },
      ...{ changed: 'told', seen: 'seen', decided: 'decided', moved: 'moved', released: 'released' },
      ...{ asked: '-', submitted: '-', here: '-', history: 'closed', away: 'closed' },
      ...{ signedOut: 'closed', expired: 'closed', tokenLost: 'closed', elsewhere: 'closed' },
    },
    refused: {
      ...{ opened: 'opened', reason: 'reasonRefused', day: 'dayRefused', move: 'moveRefused', unkept: 'unkeptRefused' },
      ...{ problems: 'problemsAgain', changed: 'changedRefused', seen: 'seenRefused' },
      ...{ decided: 'decidedRefused', moved: 'movedRefused', released: 'releasedRefused' },
      ...{ asked: '-', submitted: '-', here: '-', history: 'closed', away: 'closed' },
      ...{ signedOut: 'closed', expired: 'closed', tokenLost: 'closed', elsewhere: 'closed' },
    },
    hermano: {
      ...{ opened: 'opened', reason: 'reasonHermano', day: 'dayHermano', move: 'moveHermano', unkept: 'unkeptHermano' },
      ...{ problems: 'problemsAgain', changed: 'changedHermano', seen: 'seenHermano' },
      ...{ decided: 'decidedRefused', moved: 'movedRefused', released: 'releasedRefused' },
      ...{ asked: '-', submitted: '-', here: '-', history: 'closed', away: 'closed' },
      ...{ signedOut: 'closed', expired: 'closed', tokenLost: 'closed', elsewhere: 'closed' },
    },
    told: {
      ...{ opened: 'opened', reason: 'reasonTold', day: 'dayTold', move: 'moveTold', unkept: 'unkeptTold' },
      ...{ problems: 'problemsTold', changed: 'told', seen: 'seen' },
      ...{ decided: 'decided', moved: 'moved', released: 'released' },
      ...{ asked: '-', submitted: '-', here: '-', history: 'closed', away: 'closed' },
      ...{ signedOut: 'closed', expired: 'closed', tokenLost: 'closed', elsewhere: 'closed' },
    },
  },
  transitions: [
    'closed processing/escrito/pageOpened -> open',
    'open processing/escrito/pageOpened -> open',
    'open processing/escrito/reasonTyped -> open',
    'open processing/escrito/decisionTyped -> open',
    'open processing/escrito/textKept -> open',
    'open processing/escrito/problemsFound -> open',
    'open processing/escrito/changedMeanwhile -> open',
    'open processing/escrito/changesSeen -> open',
    'open processing/escrito/commandSaved -> open',
    'open location/changed -> open | closed',
    'open session/signedOut -> closed',
    'open session/expired -> closed',
    'open session/tokenLost -> closed',
    'open session/signedOutElsewhere -> closed',
  ],
});
