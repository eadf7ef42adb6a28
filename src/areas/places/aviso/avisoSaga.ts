import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { getDotPath, safeParse } from 'valibot';
import { surviving } from '#core/saga/surviving.ts';
import { avisoSchema } from '#domain/avisoSchema.ts';
import { firstOfEach } from '#domain/firstOfEach.ts';
import { mergeFields } from '#kits/typing/mergeFields.ts';
import { moveOnto } from '#kits/typing/moveOnto.ts';
import { convocatoria } from '../publicConvocatoria';
import { chosenYear } from '../yearly';
import { aviso, avisoOf, avisoSave, fieldOf, fieldsOf, typedAviso } from './aviso';

const { events } = typedAviso;

function* submit(): SagaGenerator<void> {
  const typing = yield* select(typedAviso.select);
  const { status } = yield* select(avisoSave.select);
  if (typing.status !== 'typed' || status === 'sending') return;
  const { version, valores } = typing.typed;
  const { success, output, issues } = safeParse(avisoSchema, avisoOf(valores));
  if (success) {
    yield* put(avisoSave.events.submitted({ version, aviso: output, ...(yield* chosenYear()) }));
    return;
  }
  // The outcome of an earlier save is dismissed.
  yield* put(avisoSave.events.dismissed());
  const problems = firstOfEach(issues.map((issue) => [fieldOf(getDotPath(issue) ?? ''), issue.message]));
  yield* put(events.problemsFound({ problems }));
}

/** What was saved is what there is now, for families too. */
function* followSaved({ payload: { answer } }: ReturnType<typeof avisoSave.events.answered>): SagaGenerator<void> {
  yield* put(aviso.events.replaced({ params: yield* chosenYear(), data: answer }));
  yield* put(convocatoria.events.outdated());
  yield* put(events.settled({ done: 'saved' }));
}

/** Somebody else has saved: what is typed stands on that from now on. */
function* followRead({ payload: { data } }: ReturnType<typeof aviso.events.received>): SagaGenerator<void> {
  const typing = yield* select(typedAviso.select);
  const { version } = data.actual;
  if (typing.status !== 'typed' || typing.typed.version === version) return;
  const base = fieldsOf(data.actual);
  const { fields, own } = mergeFields(typing.typed.base, typing.typed.valores, base);
  if (own.length === 0) yield* moveOnto(typedAviso, avisoSave, { done: 'alreadySaved' as const });
  else yield* put(events.rebased({ typed: { version, base, valores: fields }, news: null }));
}

/** What is typed of the notice: saved, and not lost when somebody else saves. */
export function* avisoSaga(): SagaGenerator<void> {
  yield* takeEvery(events.submitted, surviving(submit));
  yield* takeEvery(avisoSave.events.answered, surviving(followSaved));
  yield* takeEvery(aviso.events.received, surviving(followRead));
}
