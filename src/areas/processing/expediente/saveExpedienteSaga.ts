import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Expediente } from '#domain/contractTypes.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { askedAt, confirmed, moveOn, type Asked } from '#core/saga/asking.ts';
import { selectLocation } from '#core/location/locationSlice.ts';
import { expedienteFrom, nextInInbox } from '../inbox/nextInInbox';
import { expedienteAt } from '../processingPaths';
import { NOTHING_TYPED, reasonPath, typedDecision, type claimDecided, type TypedDecision } from './typedDecision';
import { selectCorrection } from './correction';
import { expediente } from './expediente';
import type { reopeningDecided } from './reopening';
import { expedienteSave, type ExpedienteCommand } from './expedienteSave';
import { checkDecision, checkReason } from './checkDecision';
import { acceptingText, openReclamo, RECLAMO, type reclamoAnswered } from './reclamo';
import {
  ACCEPT_QUESTION,
  NOT_ACCEPT_QUESTION,
  OTHER_DECISION,
  questionOf,
  REJECT_QUESTION,
  REOPEN_QUESTION,
} from './expedienteTexts';

const { events } = typedDecision;

/** What is on the page, once nothing is under way there; null: it cannot be saved now. */
function* pageNow(): SagaGenerator<{ solicitud: Expediente; typed: TypedDecision } | null> {
  const reading = yield* select(expediente.select);
  const typing = yield* select(typedDecision.select);
  const { status } = yield* select(expedienteSave.select);
  if (status === 'sending' || reading.status !== 'ready' || typing.status !== 'typed') return null;
  return { solicitud: reading.data, typed: typing.typed };
}

/** Approves or denies one condition, or the current seat. */
export function* decideClaim({ payload }: ReturnType<typeof claimDecided>): SagaGenerator<void> {
  const page = yield* pageNow();
  if (!page) return;
  const { claim, decision } = payload;
  // What was written to deny it says nothing of why it is approved.
  const checked =
    decision === 'negada' ? checkReason(claim, page.typed.razones[claim] ?? '') : { ok: true as const, value: null };
  if (!checked.ok) {
    yield* put(events.problemsFound(checked));
    return;
  }
  const { radicado, version } = page.solicitud;
  yield* put(expedienteSave.events.submitted({ kind: 'decidir', radicado, version, claim, decision, motivo: checked.value }));
}

/** Saves the decision on the solicitud; asks first where it cannot be undone. */
export function* submitDecision(asked: Asked): SagaGenerator<void> {
  const page = yield* pageNow();
  if (!page) return;
  const checked = checkDecision(page.typed, yield* select(selectCorrection, page.solicitud));
  if (!checked.ok) {
    yield* put(events.problemsFound(checked));
    return;
  }
  const { a, ...fields } = checked.value;
  const question = questionOf(a, page.solicitud);
  if (question && !(yield* confirmed(asked, question))) return;
  const { radicado, version } = page.solicitud;
  const command: ExpedienteCommand =
    a === 'reabrir'
      ? { kind: 'reabrir', radicado, version, motivo: fields.motivo }
      : { kind: 'mover', radicado, version, a, ...fields };
  yield* put(expedienteSave.events.submitted(command));
}

/** Saves what the second person decides of the proposal, once it is asked. */
export function* decideReopening(
  asked: Asked,
  { payload: { reabre } }: ReturnType<typeof reopeningDecided>,
): SagaGenerator<void> {
  const page = yield* pageNow();
  if (!page || !(yield* confirmed(asked, reabre ? REOPEN_QUESTION : REJECT_QUESTION))) return;
  const { radicado, version } = page.solicitud;
  yield* put(expedienteSave.events.submitted({ kind: 'decidir_reapertura', radicado, version, reabre }));
}

/** Saves the answer to the family's reclamo, once it is asked. */
export function* answerReclamo(asked: Asked, { payload: { acepta } }: ReturnType<typeof reclamoAnswered>): SagaGenerator<void> {
  const page = yield* pageNow();
  if (!page) return;
  const { solicitud, typed } = page;
  const { radicado, version, alAceptarReclamo: efecto } = solicitud;
  const reclamo = openReclamo(solicitud);
  if (reclamo === null || efecto === null) return;
  const checked = checkReason(RECLAMO, typed.razones[RECLAMO] ?? '');
  if (!checked.ok) {
    yield* put(events.problemsFound(checked));
    return;
  }
  const question = acepta ? ACCEPT_QUESTION(acceptingText(solicitud, reclamo)) : NOT_ACCEPT_QUESTION;
  if (!(yield* confirmed(asked, question))) return;
  const answer = { reclamo: reclamo.id, acepta, motivo: checked.value, efecto };
  yield* put(expedienteSave.events.submitted({ kind: 'reclamo', radicado, version, ...answer }));
}

/** Admits it, and goes on to the next of the inbox that it was opened from (F56). */
export function* admit(asked: Asked): SagaGenerator<void> {
  const page = yield* pageNow();
  if (!page?.solicitud.acciones.includes('validada')) return;
  const { solicitud, typed } = page;
  const isOther = typed.movimiento !== null && typed.movimiento !== 'validada';
  const question = isOther ? OTHER_DECISION : questionOf('validada', solicitud);
  if (question && !(yield* confirmed(asked, question))) return;
  const { radicado, version } = solicitud;
  const next = shownData(yield* select(nextInInbox.select))?.siguiente ?? null;
  const decision = { a: 'validada', motivo: null, antesDe: null, oferta: null } as const;
  yield* put(
    expedienteSave.events.submitted({ kind: 'mover', radicado, version, ...decision, ...(next !== null && { sigue: next }) }),
  );
}

/** What is saved is what there is now: it need not be read again. */
export function* followSaved({ payload: { answer } }: ReturnType<typeof expedienteSave.events.answered>): SagaGenerator<void> {
  const command = yield* commandNow();
  if (!command) return;
  yield* put(expediente.events.replaced({ params: { radicado: command.radicado }, data: answer }));
  const typing = yield* select(typedDecision.select);
  if (typing.status !== 'typed' || typing.key !== command.radicado) return;
  const typed = { ...typing.typed, ...withoutSaved(typing.typed, command), version: answer.version };
  yield* put(events.rebased({ typed, news: null }));
  yield* goOn(command);
}

/** Whoever has left the page meanwhile stays where they are. */
function* goOn(command: ExpedienteCommand): SagaGenerator<void> {
  const location = yield* select(selectLocation);
  if (command.kind !== 'mover' || command.sigue === undefined || location.status === 'unknown') return;
  const asked = yield* askedAt((path) => expedienteAt(path) === command.radicado);
  yield* moveOn(asked, expedienteFrom(command.sigue, location.search));
}

/** What is wrong with it is told at its fields, and what somebody else has changed over the page. */
export function* followRefused({ payload }: ReturnType<typeof expedienteSave.events.refused>): SagaGenerator<void> {
  const { reason, fieldErrors } = payload.refusal;
  const command = yield* commandNow();
  const { motivo } = fieldErrors;
  const claim = command?.kind === 'decidir' ? command.claim : command?.kind === 'reclamo' ? RECLAMO : null;
  if (reason === 'invalid' && claim !== null && motivo !== undefined) {
    yield* put(events.problemsFound({ problems: { [reasonPath(claim)]: motivo } }));
  } else if (reason === 'invalid' && claim === null && Object.keys(fieldErrors).length > 0) {
    yield* put(events.problemsFound({ problems: fieldErrors }));
  }
  const shown = shownData(yield* select(expediente.select));
  if (reason === 'stale' && shown && shown.radicado === command?.radicado) yield* put(events.newsFound({ news: shown }));
}

/** 'Intentar de nuevo' would send the text as it was: once the user types on, the unanswered sending is dismissed. */
export function* forgetUnanswered(): SagaGenerator<void> {
  if ((yield* select(expedienteSave.select)).status === 'unanswered') yield* put(expedienteSave.events.dismissed());
}

/** Taking and giving back an expediente save nothing that was typed. */
function withoutSaved({ razones }: TypedDecision, command: ExpedienteCommand): Partial<TypedDecision> {
  switch (command.kind) {
    case 'tomar':
    case 'liberar':
    case 'hermano':
    case 'decidir_reapertura':
      return {};
    case 'decidir': {
      if (command.decision !== 'negada') return {};
      const { [command.claim]: _saved, ...others } = razones;
      return { razones: others };
    }
    case 'reclamo': {
      const { [RECLAMO]: _saved, ...others } = razones;
      return { razones: others };
    }
    case 'mover':
    case 'reabrir': {
      const { movimiento, motivo, antesDe, oferta } = NOTHING_TYPED;
      return { movimiento, motivo, antesDe, oferta };
    }
  }
}

function* commandNow(): SagaGenerator<ExpedienteCommand | null> {
  const state = yield* select(expedienteSave.select);
  return state.status === 'idle' ? null : state.command;
}
