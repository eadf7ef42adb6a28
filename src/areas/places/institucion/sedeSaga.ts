import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { safeParse } from 'valibot';
import { selectPath } from '#core/location/locationSlice.ts';
import { askedAt, moveOn } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import type { ManagedSede } from '#domain/contractTypes.ts';
import { sedeSchema } from '#domain/sede.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { mergeFields } from '#kits/typing/mergeFields.ts';
import { moveOnto } from '#kits/typing/moveOnto.ts';
import { convocatoria } from '../publicConvocatoria';
import { chosenYear } from '../yearly';
import { problemsOf } from './fieldProblems';
import { INSTITUCION_PATHS, sedeAt } from './institucionPaths';
import { sede, sedeSave, typedSede } from './sede';
import { sedeStep } from './sedeStep';
import { NO_TEXTS, textsOf } from './typedSede';

const { events } = typedSede;

function* submit(): SagaGenerator<void> {
  const typing = yield* select(typedSede.select);
  const at = sedeAt(yield* select(selectPath));
  const catalogos = shownData(yield* select(convocatoria.select))?.catalogos;
  const { status } = yield* select(sedeSave.select);
  if (typing.status === 'closed' || at === null || !catalogos || status === 'sending') return;
  const typed = typing.status === 'typed' ? typing.typed : { seen: null, valores: NO_TEXTS };
  const { success, output, issues } = safeParse(sedeSchema(catalogos), typed.valores);
  yield* put(sedeStep.events.dismissed());
  if (success) {
    yield* put(sedeSave.events.submitted({ dane: at.dane, seen: typed.seen, datos: output, ...(yield* chosenYear()) }));
    return;
  }
  yield* put(sedeSave.events.dismissed());
  // Nothing was typed of a new one, and it is told all the same.
  if (typing.status === 'untouched') yield* put(events.typed({ typed }));
  yield* put(events.problemsFound({ problems: problemsOf(issues) }));
}

/** Of a new one, its page is where one goes on: it offers nothing yet. */
function* followSaved({ payload: { answer } }: ReturnType<typeof sedeSave.events.answered>): SagaGenerator<void> {
  const state = yield* select(sedeSave.select);
  const isNew = state.status === 'sent' && state.command.seen === null;
  yield* put(events.settled({ done: 'saved' }));
  const { dane } = answer.institucion;
  if (isNew) {
    const asked = yield* askedAt((path) => path === INSTITUCION_PATHS.newSede(dane));
    yield* moveOn(asked, INSTITUCION_PATHS.sede(dane, answer.id), 'replace');
  } else yield* put(sede.events.replaced({ params: { dane, sede: answer.id, ...(yield* chosenYear()) }, data: answer }));
}

function* followStep({ payload: { answer } }: ReturnType<typeof sedeStep.events.answered>): SagaGenerator<void> {
  yield* put(
    sede.events.replaced({ params: { dane: answer.institucion.dane, sede: answer.id, ...(yield* chosenYear()) }, data: answer }),
  );
  yield* moveTyped(answer);
}

function* followRead({ payload: { data } }: ReturnType<typeof sede.events.received>): SagaGenerator<void> {
  yield* moveTyped(data);
}

/** What is typed stands on what is stored now. */
function* moveTyped(now: ManagedSede): SagaGenerator<void> {
  const typing = yield* select(typedSede.select);
  if (typing.status !== 'typed' || typing.typed.seen === null || typing.typed.seen.version === now.version) return;
  const { seen, valores } = typing.typed;
  const before = textsOf(seen.datos);
  const { fields, own } = mergeFields(before, valores, textsOf(now.datos));
  const merged = { typed: { seen: now, valores: fields }, news: typing.news ?? seen };
  yield* moveOnto(typedSede, sedeSave, own.length === 0 ? { done: 'alreadySaved' as const } : merged);
}

/** A sede: checked, saved, and kept upon what others save. */
export function* sedeSaga(): SagaGenerator<void> {
  yield* takeEvery(events.submitted, surviving(submit));
  yield* takeEvery(sedeSave.events.answered, surviving(followSaved));
  yield* takeEvery(sedeStep.events.answered, surviving(followStep));
  yield* takeEvery(sede.events.received, surviving(followRead));
}
