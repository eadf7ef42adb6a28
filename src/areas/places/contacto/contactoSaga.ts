import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { getDotPath, safeParse } from 'valibot';
import { surviving } from '#core/saga/surviving.ts';
import { contactoSchema } from '#domain/contactoSchema.ts';
import { firstOfEach } from '#domain/firstOfEach.ts';
import { mergeFields } from '#kits/typing/mergeFields.ts';
import { moveOnto } from '#kits/typing/moveOnto.ts';
import { convocatoria } from '../publicConvocatoria';
import { contacto, contactoSave, fieldsOf, typedContacto } from './contacto';
import { chosenYear } from '../yearly';

const { events } = typedContacto;

function* submit(): SagaGenerator<void> {
  const typing = yield* select(typedContacto.select);
  const { status } = yield* select(contactoSave.select);
  if (typing.status !== 'typed' || status === 'sending') return;
  const { version, valores } = typing.typed;
  const { success, output, issues } = safeParse(contactoSchema, valores);
  if (success) {
    yield* put(contactoSave.events.submitted({ version, contacto: output, ...(yield* chosenYear()) }));
    return;
  }
  // The outcome of an earlier save is dismissed.
  yield* put(contactoSave.events.dismissed());
  const problems = firstOfEach(issues.map((issue) => [getDotPath(issue) ?? '', issue.message]));
  yield* put(events.problemsFound({ problems }));
}

/** What was saved is what there is now, for families too. */
function* followSaved({ payload: { answer } }: ReturnType<typeof contactoSave.events.answered>): SagaGenerator<void> {
  yield* put(contacto.events.replaced({ params: yield* chosenYear(), data: answer }));
  yield* put(convocatoria.events.outdated());
  yield* put(events.settled({ done: 'saved' }));
}

/** Somebody else has saved: what is typed stands on that from now on. */
function* followRead({ payload: { data } }: ReturnType<typeof contacto.events.received>): SagaGenerator<void> {
  const typing = yield* select(typedContacto.select);
  if (typing.status !== 'typed' || typing.typed.version === data.version) return;
  const base = fieldsOf(data.contacto);
  const { fields, own } = mergeFields(typing.typed.base, typing.typed.valores, base);
  const typed = { version: data.version, base, valores: fields };
  // Told: what stands in the other fields is another's now.
  if (own.length === 0) yield* moveOnto(typedContacto, contactoSave, { done: 'alreadySaved' as const });
  else yield* put(events.rebased({ typed, news: null }));
}

/** What is typed of the contact: saved, and not lost when somebody else saves. */
export function* contactoSaga(): SagaGenerator<void> {
  yield* takeEvery(events.submitted, surviving(submit));
  yield* takeEvery(contactoSave.events.answered, surviving(followSaved));
  yield* takeEvery(contacto.events.received, surviving(followRead));
}
