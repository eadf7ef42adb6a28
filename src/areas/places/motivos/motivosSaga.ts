import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { getDotPath, safeParse } from 'valibot';
import { surviving } from '#core/saga/surviving.ts';
import { firstOfEach } from '#domain/firstOfEach.ts';
import { motivosFrecuentesSchema } from '#domain/motivosFrecuentes.ts';
import { sameValue } from '#domain/sameValue.ts';
import { moveOnto } from '#kits/typing/moveOnto.ts';
import { mergeMotivos, motivoChanges } from './motivoUses';
import { motivos, motivosSave, typedMotivos } from './motivos';
import { chosenYear } from '../yearly';

const { events } = typedMotivos;

function* submit(): SagaGenerator<void> {
  const typing = yield* select(typedMotivos.select);
  const { status } = yield* select(motivosSave.select);
  if (typing.status !== 'typed' || status === 'sending') return;
  const { version, valores } = typing.typed;
  const { success, output, issues } = safeParse(motivosFrecuentesSchema, valores);
  if (success) {
    yield* put(motivosSave.events.submitted({ version, motivos: output, ...(yield* chosenYear()) }));
    return;
  }
  // The outcome of an earlier save is dismissed.
  yield* put(motivosSave.events.dismissed());
  const problems = firstOfEach(issues.map((issue) => [getDotPath(issue) ?? '', issue.message]));
  yield* put(events.problemsFound({ problems }));
}

/** What was saved is what there is now. */
function* followSaved({ payload: { answer } }: ReturnType<typeof motivosSave.events.answered>): SagaGenerator<void> {
  yield* put(motivos.events.replaced({ params: yield* chosenYear(), data: answer }));
  yield* put(events.settled({ done: 'saved' }));
}

/** Somebody else has saved: what is typed stands on that from now on. */
function* followRead({ payload: { data } }: ReturnType<typeof motivos.events.received>): SagaGenerator<void> {
  const typing = yield* select(typedMotivos.select);
  if (typing.status !== 'typed' || typing.typed.version === data.version) return;
  const { base, valores } = typing.typed;
  const merged = mergeMotivos(base, valores, data.motivos);
  yield* moveOnto(
    typedMotivos,
    motivosSave,
    sameValue(merged, data.motivos)
      ? { done: 'alreadySaved' as const }
      : { typed: { version: data.version, base: data.motivos, valores: merged }, news: motivoChanges(base, data.motivos) },
  );
}

/** What is typed of the reasons: saved, and not lost when somebody else saves. */
export function* motivosSaga(): SagaGenerator<void> {
  yield* takeEvery(events.submitted, surviving(submit));
  yield* takeEvery(motivosSave.events.answered, surviving(followSaved));
  yield* takeEvery(motivos.events.received, surviving(followRead));
}
