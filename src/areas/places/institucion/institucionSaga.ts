import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { safeParse } from 'valibot';
import { askedAt, moveOn } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import { newInstitucionSchema } from '#domain/sede.ts';
import { moveOnto } from '#kits/typing/moveOnto.ts';
import { institucion, institucionSave, NEW_INSTITUCION, typedInstitucion } from './institucion';
import { INSTITUCION_PATHS } from './institucionPaths';
import { problemsOf } from './fieldProblems';

const { events } = typedInstitucion;

function* submit(): SagaGenerator<void> {
  const typing = yield* select(typedInstitucion.select);
  const { status } = yield* select(institucionSave.select);
  if (typing.status === 'closed' || status === 'sending') return;
  const typed = typing.status === 'typed' ? typing.typed : NEW_INSTITUCION;
  const { success, output, issues } = safeParse(newInstitucionSchema, typed.valores);
  if (success) {
    yield* put(institucionSave.events.submitted({ version: typed.version, ...output }));
    return;
  }
  yield* put(institucionSave.events.dismissed());
  // Nothing was typed of a new one, and it is told all the same.
  if (typing.status === 'untouched') yield* put(events.typed({ typed }));
  yield* put(events.problemsFound({ problems: problemsOf(issues) }));
}

/** Of a new one, its page is where one goes on: it has no sede yet. */
function* followSaved({ payload: { answer } }: ReturnType<typeof institucionSave.events.answered>): SagaGenerator<void> {
  const state = yield* select(institucionSave.select);
  const isNew = state.status === 'sent' && state.command.version === null;
  yield* put(events.settled({ done: 'saved' }));
  if (isNew) {
    const asked = yield* askedAt((path) => path === INSTITUCION_PATHS.new);
    yield* moveOn(asked, INSTITUCION_PATHS.institucion(answer.dane), 'replace');
  } else yield* put(institucion.events.replaced({ params: { dane: answer.dane }, data: answer }));
}

/** Somebody else may have renamed it: what is typed stands on that name now. */
function* followRead({ payload: { data } }: ReturnType<typeof institucion.events.received>): SagaGenerator<void> {
  const typing = yield* select(typedInstitucion.select);
  if (typing.status !== 'typed' || typing.typed.version === null || typing.typed.version === data.version) return;
  const { base, valores } = typing.typed;
  const now = { dane: data.dane, nombre: data.nombre };
  const news = [{ key: 'nombre', name: 'Nombre', before: base.nombre, now: now.nombre }];
  yield* moveOnto(
    typedInstitucion,
    institucionSave,
    valores.nombre === now.nombre
      ? { done: 'saved' as const }
      : { typed: { version: data.version, base: now, valores: { ...now, nombre: valores.nombre } }, news },
  );
}

export function* institucionSaga(): SagaGenerator<void> {
  yield* takeEvery(events.submitted, surviving(submit));
  yield* takeEvery(institucionSave.events.answered, surviving(followSaved));
  yield* takeEvery(institucion.events.received, surviving(followRead));
}
