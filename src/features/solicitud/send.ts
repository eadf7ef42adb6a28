import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { safeParse, type GenericSchema } from 'valibot';
import { failureMessage } from '../../services/http/failureMessage';
import { HttpError, type HttpFailure } from '../../services/http/types';
import { solicitudDeFamiliaSchema } from '../../shared/educacion/respuestas/publico';
import type { Identificacion } from '../../shared/educacion/tipos';
import { services } from '../../shared/saga/services';
import { surviving } from '../../shared/saga/surviving';
import { refusalOf, type Refusal } from '../sending/refusal';
import { ownerNow, rulesNow, type SolicitudContext } from './context';
import type { Draft } from './draft';
import { problemsOfRefusal, stepOfProblems } from './problems';
import { requestOf, type SolicitudCall } from './requestOf';
import type { Owner } from './storedDraft';

const CHANGED_MEANWHILE =
  'La solicitud cambió mientras usted escribía. Lo que escribió sigue aquí: revíselo y envíelo de nuevo.';

/** Sends the request: with the same key as often as it takes until an answer says whether it arrived. */
export function createSend(context: SolicitudContext) {
  const { options, events, drafts, selectState } = context;
  const { base, exit, mode } = options;

  function* send(): SagaGenerator<void> {
    const state = yield* select(selectState);
    const rules = yield* rulesNow(context);
    if (state.status !== 'sending' || !rules) return;
    const owner = yield* ownerNow(context);
    const request = requestOf(state.draft, rules, mode.kind === 'nueva' ? mode.path : '');
    try {
      yield* post(request);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (isUnauthorised(error.failure)) yield* keepAsUnsent(state.draft, owner);
      const refusal = refusalOf(error.failure);
      if (!refusal) yield* put(events.leftUnanswered());
      else if (refusal.reason === 'stale' && state.draft.edited) yield* goOnFrom(state.draft.edited.identificacion);
      else yield* tell(refusal);
    }
  }

  function* post(request: SolicitudCall): SagaGenerator<void> {
    const { http, navigation } = yield* services();
    const answer = yield* call(() => http.post(request.path, request.body));
    if (request.kind === 'nueva') {
      yield* put(events.sent({ receipt: read(request.schema, answer) }));
      return navigation.replace(`${base}/enviada`);
    }
    yield* put(events.changesAccepted({ solicitud: read(request.schema, answer) }));
    navigation.replace(exit);
  }

  /** Each problem is told at its step: the first of them comes to the screen. */
  function* tell(refusal: Refusal): SagaGenerator<void> {
    const problems = problemsOfRefusal(refusal);
    yield* put(events.refused({ mensaje: refusal.message, problems }));
    const step = stepOfProblems(problems);
    if (step === 'aviso') yield* put(options.convocatoria.events.outdated());
    if (step) (yield* services()).navigation.push(`${base}/${step}`);
  }

  /** Somebody else has saved: what was typed goes on from there. */
  function* goOnFrom(identificacion: Identificacion): SagaGenerator<void> {
    const { http } = yield* services();
    try {
      const answer = yield* call(() => http.post('api/educacion/consulta', identificacion));
      const { version } = read(solicitudDeFamiliaSchema, answer);
      yield* put(events.refused({ mensaje: CHANGED_MEANWHILE, problems: {}, version }));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const refusal = refusalOf(error.failure);
      yield* refusal ? tell(refusal) : put(events.refused({ mensaje: failureMessage(error.failure), problems: {} }));
    }
  }

  /** The session ended and took the draft from the screen; it was certainly not sent. */
  function* keepAsUnsent(draft: Draft, owner: Owner | null): SagaGenerator<void> {
    const { storage } = yield* services();
    if (owner === null || drafts.draft.read(storage, owner).found !== 'value') return;
    drafts.draft.save(storage, owner, { draft, unanswered: false });
  }

  return function* sends(): SagaGenerator<void> {
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
