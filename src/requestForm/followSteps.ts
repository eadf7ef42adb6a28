import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { randomKey } from '#services/randomKey.ts';
import { services } from '#core/saga/services.ts';
import { asking, moveOn, type Asked } from '#core/saga/asking.ts';
import { locationChanged, selectLocation } from '#core/location/locationSlice.ts';
import { rulesNow, type SolicitudContext } from './solicitudContext';
import { newDraft, type Draft } from './draft';
import { draftIn, type SolicitudState } from './solicitudState';
import { takesNew } from './solicitudOptions';
import { FILING_STEPS, isBeyond, formPageOf, problemsPathOf, stepsOf, type FormPage, type Step } from './steps';
import { firstUnfinished, problemsOf, type Rules } from './checkDraft';

const OTHER_YEAR = 'El borrador guardado era de otra convocatoria y se descartó. Escriba los datos para la de este año.';

/**
 * Keeps the address where the draft allows it: on no step before those that it needs are complete, on the receipt
 * only when it is sent. Begins a draft where there is none.
 */
export function createFollowSteps(context: SolicitudContext) {
  const { options, events, sending, selectState } = context;
  const { base, exit, mode } = options;

  function* follow(asked: Asked): SagaGenerator<void> {
    const location = yield* select(selectLocation);
    const page = location.status === 'known' ? formPageOf(location.path, base) : null;
    if (page === null || page === 'otra') return;
    const state = yield* select(selectState);
    const rules = yield* rulesNow(context);
    // At the form itself a person chooses whether the receipt there is theirs.
    if (state.status === 'sent') return page === 'base' ? undefined : yield* leadFrom(asked, page, 'enviada');
    if (state.status === 'none') yield* begin(asked, page, rules);
    else if (rules) yield* keepWithin(asked, page, state, rules);
  }

  /** Each event that it puts brings `follow` again. */
  function* begin(asked: Asked, page: FormPage, rules: Rules | null): SagaGenerator<void> {
    if (mode.kind === 'edicion') return yield* moveOn(asked, exit, 'replace');
    if (page === 'enviada') return yield* moveOn(asked, base, 'replace');
    if (!rules || !takesNew(options, rules.convocatoria)) return;
    yield* put(events.draftBegun({ draft: newDraft(rules.convocatoria, randomKey()) }));
  }

  function* keepWithin(
    asked: Asked,
    page: FormPage,
    { status, draft }: Extract<SolicitudState, { draft: Draft }>,
    rules: Rules,
  ): SagaGenerator<void> {
    // What may have arrived is looked at and sent again, not changed.
    if (status !== 'editing') return yield* leadFrom(asked, page, 'revision');
    if (!draft.edited && draft.anio !== rules.convocatoria.anio) {
      yield* put(events.draftDiscarded({ notice: OTHER_YEAR }));
      return;
    }
    const step = stepsOf(draft).find((own) => own === page);
    const arrived = FILING_STEPS[draft.completed] ?? 'revision';
    const unfinished = firstUnfinished(stepsOf(draft), draft, rules);
    /** The farthest step that there is a way to. */
    const last = isBeyond(arrived, unfinished) ? unfinished : arrived;
    if (step === undefined || isBeyond(step, last)) {
      // It was reached before: only what is wrong now keeps the person from it, and that is said (F154).
      const isKeptBack = step !== undefined && !isBeyond(step, arrived);
      if (!isKeptBack) return yield* leadFrom(asked, page, last);
      yield* put(events.stepRefused({ step: last, problems: problemsOf(last, draft, rules) }));
      return yield* moveOn(asked, problemsPathOf(base, last), 'replace');
    }
    if (step === 'opciones') yield* askForGrado(asked, draft);
  }

  /** The sedes on the page are those of the address: it names the grado and, at first, the comuna where the pupil lives. */
  function* askForGrado(asked: Asked, { values }: Draft): SagaGenerator<void> {
    const { navigation } = yield* services();
    const { path, search } = navigation.current();
    const query = new URLSearchParams(search);
    if (query.get('grado') === values.estudiante.grado) return;
    const { grado, comuna } = values.estudiante;
    const campo = query.get('campo');
    yield* moveOn(asked, `${path}?${new URLSearchParams({ grado, comuna, ...(campo !== null && { campo }) })}`, 'replace');
  }

  function* leadFrom(asked: Asked, page: FormPage, to: Step | 'enviada'): SagaGenerator<void> {
    if (page !== to) yield* moveOn(asked, `${base}/${to}`, 'replace');
  }

  function* goOn(asked: Asked, { payload: { step } }: ReturnType<typeof events.stepCompleted>): SagaGenerator<void> {
    const draft = draftIn(yield* select(selectState));
    const steps = draft ? stepsOf(draft) : [];
    const next = steps[steps.indexOf(step) + 1];
    if (next) yield* moveOn(asked, `${base}/${next}`);
  }

  return function* followSteps(): SagaGenerator<void> {
    yield* takeEvery([locationChanged, options.convocatoria.events.received], asking(follow));
    const { draftBegun, draftFound, draftDiscarded, receiptFound } = events;
    yield* takeEvery([draftBegun, draftFound, draftDiscarded, sending.events.unanswered, receiptFound], asking(follow));
    yield* takeEvery(events.stepCompleted, asking(goOn));
    // A race: the chunk may be loaded after the address of its page has arrived.
    yield* asking(follow)();
  };
}
