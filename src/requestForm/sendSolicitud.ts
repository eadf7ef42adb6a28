import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { safeParse, type GenericSchema } from 'valibot';
import { failureMessage } from '#services/http/failureMessage.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { randomKey } from '#services/randomKey.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { refusalOf, type Refusal } from '#kits/sending/refusal.ts';
import { ownerNow, rulesNow, type SolicitudContext } from './solicitudContext';
import type { Draft } from './draft';
import { overtaken } from './overtaken';
import { problemsOfRefusal, stepOfProblems } from './stepProblems';
import { solicitudBody, type SolicitudCall } from './solicitudBody';
import { isSaved, readEdited } from './savedEdit';
import type { Owner } from './storedDraft';
import type { Rules } from './checkDraft';

type EditCall = Extract<SolicitudCall, { kind: 'edicion' }>;

/** What an edit is answered when the solicitud is another than it was: its version, or the data that it is found by. */
const OVERTAKEN: readonly Refusal['reason'][] = ['stale', 'notFound'];

/** The contract's code: another solicitud was filed with the key. */
const KEY_TAKEN = 'clave_usada';

const SENT_ELSEWHERE =
  'En otra pestaña ya se envió una solicitud con una copia de este borrador. Si esta es otra, envíela de nuevo: se radica aparte.';

/** Sends the solicitud: with the same key as often as it takes until an answer says whether it arrived. */
export function createSend(context: SolicitudContext) {
  const { options, events, drafts, selectState } = context;
  const { base, exit, mode } = options;

  function* send(): SagaGenerator<void> {
    const state = yield* select(selectState);
    const rules = yield* rulesNow(context);
    if (state.status !== 'sending' || !rules) return;
    const owner = yield* ownerNow(context);
    const solicitudCall = solicitudBody(state.draft, rules, mode.kind === 'nueva' ? mode.path : '');
    try {
      yield* post(solicitudCall);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (isUnauthorised(error.failure)) yield* keepAsUnsent(state.draft, owner);
      const refusal = refusalOf(error.failure);
      if (!refusal) yield* put(events.leftUnanswered());
      else if (solicitudCall.kind === 'edicion' && OVERTAKEN.includes(refusal.reason)) yield* goOnFrom(solicitudCall, state.draft, rules);
      else yield* tell(refusal, state.draft);
    }
  }

  function* post(solicitudCall: SolicitudCall): SagaGenerator<void> {
    const { http, navigation } = yield* services();
    const answer = yield* call(() => http.post(solicitudCall.path, solicitudCall.body));
    if (solicitudCall.kind === 'nueva') {
      yield* put(events.sent({ receipt: read(solicitudCall.schema, answer) }));
      return navigation.replace(`${base}/enviada`);
    }
    yield* accept(read(solicitudCall.schema, answer));
  }

  function* accept(solicitud: FamilySolicitud): SagaGenerator<void> {
    yield* put(events.changesAccepted({ solicitud }));
    (yield* services()).navigation.replace(exit);
  }

  /** Each problem is told at its step: the first of them comes to the screen. */
  function* tell(refusal: Refusal, draft: Draft): SagaGenerator<void> {
    const problems = problemsOfRefusal(refusal);
    const isKeyTaken = refusal.code === KEY_TAKEN;
    // The browser copies the draft with its key when a tab is duplicated: for a brother, say.
    const next = isKeyTaken ? { ...draft, claveIdempotencia: randomKey() } : draft;
    yield* put(events.refused({ message: isKeyTaken ? SENT_ELSEWHERE : refusal.message, problems, draft: next }));
    const step = stepOfProblems(problems);
    if (step === 'aviso') yield* put(options.convocatoria.events.outdated());
    if (step) (yield* services()).navigation.push(`${base}/${step}`);
  }

  /** Somebody has saved: an earlier try of ours, or somebody else, and then what was typed goes on from there. */
  function* goOnFrom({ body, edited }: EditCall, draft: Draft, rules: Rules): SagaGenerator<void> {
    try {
      const solicitud = yield* readEdited(body);
      if (isSaved(solicitud, body, edited.accion, rules)) return yield* accept(solicitud);
      const next = overtaken(draft, edited, solicitud);
      yield* put(events.refused({ message: next.notice, problems: {}, draft: next.draft }));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const refusal = refusalOf(error.failure);
      yield* refusal ? tell(refusal, draft) : put(events.refused({ message: failureMessage(error.failure), problems: {} }));
    }
  }

  /** The session ended and took the draft from the screen; it was certainly not sent. */
  function* keepAsUnsent(draft: Draft, owner: Owner | null): SagaGenerator<void> {
    const { storage } = yield* services();
    if (owner === null || drafts.draft.read(storage, owner).found !== 'value') return;
    drafts.draft.save(storage, owner, { draft, unanswered: false });
  }

  return function* sendSolicitud(): SagaGenerator<void> {
    yield* takeLeading(events.sendRequested, surviving(send));
  };
}

function read<Answer>(schema: GenericSchema<unknown, Answer>, answer: unknown): Answer {
  const { success, output } = safeParse(schema, answer);
  if (!success) throw new HttpError({ kind: 'notJson', status: 200 });
  return output;
}

function isUnauthorised(failure: HttpFailure): boolean {
  return failure.kind === 'status' && failure.status === 401;
}
