import { put, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { failureMessage } from '#services/http/failureMessage.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import type { FamilySolicitud, SolicitudData } from '#domain/contractTypes.ts';
import { randomKey } from '#services/randomKey.ts';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { failureOf } from '#core/saga/ask.ts';
import { services } from '#core/saga/services.ts';
import { asking, confirmed, moveOn, type Asked } from '#core/saga/asking.ts';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { question } from '#services/dialogs/question.ts';
import { told } from '#services/dialogs/told.ts';
import { refusalOf, type Refusal } from '#kits/sending/refusal.ts';
import { ownerNow, rulesNow, type SolicitudContext } from './solicitudContext';
import type { Draft, Edited } from './draft';
import { endedText, openAccion } from './endedEdit';
import { isUntouched, overtaken } from './overtaken';
import { problemsOfRefusal, stepOfProblems } from './stepProblems';
import { solicitudBody } from './solicitudBody';
import { exitOf } from './solicitudOptions';
import { pendingIn } from './solicitudState';
import { problemsPathOf } from './steps';
import { isSaved, readEdited } from './savedEdit';
import type { Owner } from './storedDraft';
import type { Rules } from './checkDraft';

/** What an edit is answered when the solicitud is another than it was: its version, or the data that it is found by. */
const OVERTAKEN: readonly Refusal['reason'][] = ['stale', 'notFound'];

/** The contract's code: as it is now, or at this hour, the solicitud takes no such changes. */
const MOVE_REFUSED = 'movimiento_no_permitido';

/** The contract's code: another solicitud was filed with the key. */
const KEY_TAKEN = 'clave_usada';

/** The contract's code: the pupil has another solicitud in process. */
const FILED_ALREADY = 'solicitud_viva';

const SENT_ELSEWHERE =
  'En otra pestaña ya se envió una solicitud con una copia de este borrador. Si esta es otra, envíela de nuevo: se radica aparte.';

const NOTHING_CHANGED = 'No ha cambiado nada. ¿Enviar así?';
const UNCHANGED: Readonly<Record<Edited['accion'], Dialog>> = {
  edicion: question(
    NOTHING_CHANGED,
    'Alguien tiene que tomar la solicitud otra vez para revisarla; lo que ya se decidió se conserva.',
    'Sí, enviar así',
  ),
  subsanacion: question(
    NOTHING_CHANGED,
    'Quien revisa recibirá lo mismo que ya tenía, y puede no admitir la solicitud. Si le piden un documento, adjúntelo en «Documentos».',
    'Sí, enviar así',
  ),
};

/** Sends the solicitud: with the same key as often as it takes until an answer says whether it arrived. */
export function createSend(context: SolicitudContext) {
  const { options, events, sending, drafts, selectState } = context;
  const { base, mode } = options;

  function* send(asked: Asked): SagaGenerator<void> {
    const before = yield* select(selectState);
    const unchanged = before.status === 'editing' && isUntouched(before.draft) ? before.draft.edited : null;
    if (unchanged && !(yield* confirmed(asked, UNCHANGED[unchanged.accion]))) return;
    const state = yield* select(selectState);
    const rules = yield* rulesNow(context);
    if ((state.status !== 'editing' && state.status !== 'unanswered') || !rules) return;
    // What is not there yet would be left out without a word: the page says what it waits for.
    if (pendingIn(state).length > 0) return;
    const { draft } = state;
    const { edited } = draft;
    const owner = yield* ownerNow(context);
    const call = solicitudBody(draft, rules, mode.kind === 'nueva' ? mode.path : '');
    yield* put(sending.events.submitted(call, draft.claveIdempotencia));
    const outcome = yield* untilOutcome();
    const isOnScreen = (yield* select(selectState)).status === 'sending';
    if (outcome.status === 'sent' && isOnScreen) {
      if (outcome.answer.kind === 'edicion') return yield* accept(asked, outcome.answer.solicitud);
      const { receipt } = outcome.answer;
      yield* put(events.sent({ receipt }));
      // The receipt is printed and given away: its dates may have been extended while the form was filled in.
      yield* put(options.convocatoria.events.outdated());
      const text = `Su radicado es ${receipt.radicado}. Guarde el comprobante.`;
      yield* moveOn(asked, `${base}/enviada`, 'replace', told('La solicitud quedó radicada', text, 'Ver el comprobante'));
    } else if (outcome.status === 'unanswered') {
      const { deployment } = yield* services();
      // Only now: a device that has a connection may deny it, so that no try is kept back for what it says.
      if (deployment.isOffline()) yield* put(events.foundOffline());
    } else if (outcome.status === 'refused') {
      const { refusal } = outcome;
      if (!isOnScreen) yield* keepAsUnsent(draft, owner);
      else if (call.kind === 'edicion' && edited && (OVERTAKEN.includes(refusal.reason) || refusal.code === MOVE_REFUSED))
        yield* goOnFrom(asked, call.body.datos, edited, draft, rules);
      else yield* tell(asked, refusal, draft);
    }
  }

  /** The data of a child are not kept in it for longer than the answer takes. */
  function* untilOutcome() {
    const { answered, refused, unanswered, dismissed } = sending.events;
    yield* take([answered, refused, unanswered]);
    const outcome = yield* select(sending.select);
    yield* put(dismissed());
    return outcome;
  }

  function* accept(asked: Asked, solicitud: FamilySolicitud): SagaGenerator<void> {
    yield* put(events.changesAccepted({ solicitud }));
    const text = `Son de la solicitud ${solicitud.radicado}.`;
    const elsewhere = told('Los cambios quedaron registrados', text, 'Consultar la solicitud');
    yield* moveOn(asked, exitOf(options, solicitud.radicado), 'replace', elsewhere);
  }

  /** Each problem is told at its step: the first of them comes to the screen. */
  function* tell(asked: Asked, refusal: Refusal, draft: Draft): SagaGenerator<void> {
    const problems = problemsOfRefusal(refusal);
    const isKeyTaken = refusal.code === KEY_TAKEN;
    // The browser copies the draft with its key when a tab is duplicated: for a brother, say.
    const next = isKeyTaken ? { ...draft, claveIdempotencia: randomKey() } : draft;
    const message = isKeyTaken ? SENT_ELSEWHERE : refusal.message;
    yield* put(events.refused({ message, problems, draft: next, isFiledAlready: refusal.code === FILED_ALREADY }));
    const step = stepOfProblems(problems);
    if (step === 'aviso') yield* put(options.convocatoria.events.outdated());
    if (!step) return;
    yield* moveOn(asked, problemsPathOf(base, step), 'push', told('La solicitud no se envió', message, 'Ver qué corregir'));
  }

  /** Somebody has saved: an earlier try of ours, or somebody else, and then what was typed goes on from there. */
  function* goOnFrom(asked: Asked, datos: SolicitudData, edited: Edited, draft: Draft, rules: Rules): SagaGenerator<void> {
    try {
      const solicitud = yield* readEdited(edited, datos);
      if (isSaved(solicitud, datos, edited.accion, rules)) return yield* accept(asked, solicitud);
      const accion = openAccion(solicitud, edited.accion);
      if (accion === null) return yield* end(asked, solicitud, edited);
      const next = overtaken(draft, edited, solicitud, accion);
      yield* put(events.refused({ message: next.notice, problems: {}, draft: next.draft }));
    } catch (error) {
      const refusal = refusalOf(failureOf(error));
      yield* refusal
        ? tell(asked, refusal, draft)
        : put(events.refused({ message: failureMessage(failureOf(error)), problems: {} }));
      if (!(error instanceof HttpError)) throw error;
    }
  }

  /** Nobody is left with a draft that no press can send: the solicitud says how it goes on. */
  function* end(asked: Asked, solicitud: FamilySolicitud, edited: Edited): SagaGenerator<void> {
    yield* put(options.convocatoria.events.outdated());
    const message = endedText(solicitud, edited, yield* select(selectTimeZone));
    yield* put(events.changesEnded({ solicitud, message }));
    const elsewhere = told('Los cambios no se enviaron', message, 'Consultar la solicitud');
    yield* moveOn(asked, exitOf(options, solicitud.radicado), 'replace', elsewhere);
  }

  /** The session ended and took the draft from the screen; it was certainly not sent. */
  function* keepAsUnsent(draft: Draft, owner: Owner | null): SagaGenerator<void> {
    const { storage } = yield* services();
    if (owner === null || drafts.draft.read(storage, owner).found !== 'value') return;
    drafts.draft.save(storage, owner, { draft, unanswered: false, uploads: [] });
  }

  return function* sendSolicitud(): SagaGenerator<void> {
    yield* takeLeading(events.sendRequested, asking(send, { within: base, isPublic: !options.ofSession }));
  };
}
